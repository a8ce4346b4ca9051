import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { learnerQueries } from '#pages/find/useFindPeople.ts';
import { typedNumber } from '#shared/entities/typedNumber.ts';
import { findAtService } from '#stores/lists.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useFormat } from '#ui/index.ts';
import { openNumber } from '../panels.ts';
import type { PaletteItem } from './item.ts';

const lists = ['Apprenant', 'selection/Apprenant'] as const;

/**
 * Where nothing of this workstation matches: the lists that the service searches by a whole name, code or e-mail
 * address (R1.5, R3.4), and an application by a number that is no id. Without a connection, nothing.
 */
export function useAtService(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const { language, quote } = useFormat();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const isHidden = useHiddenScreens().includes('people');
  return useMemo(() => {
    if (isOffline || isHidden) return [];
    const typed = query.trim();
    return [
      ...(typedNumber({ idKind: 'number' }, typed)?.id === null
        ? [
            {
              id: 'number/Dossier',
              group: 'number',
              text: t('pages.number.offer', { what: namesOf('Dossier', language).one, number: typed }),
              run: () => openNumber('Dossier', typed),
            } as const,
          ]
        : []),
      ...(learnerQueries(typed).length > 0
        ? lists.map((entity): PaletteItem => ({
            id: `service/${entity}`,
            group: 'action',
            text: t('panels.palette.atService', { text: quote(typed) }),
            detail: namesOf(entity, language).other,
            place: { at: 'rows', entity },
            run: () => findAtService(entity, typed),
          }))
        : []),
    ];
  }, [query, isOffline, isHidden, t, language, quote]);
}
