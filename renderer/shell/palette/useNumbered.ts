import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsUnder } from '#cache/queries/named.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useRowName } from '#pages/useRowName.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { typedNumber } from '#shared/entities/typedNumber.ts';
import { openRow } from '#stores/openedRow.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { useFormat } from '#ui/index.ts';
import { isRead, placeOfNumbered, screenOfNumbered } from '../number/numberedKinds.ts';
import type { NumberedKind } from '../number/numberedKinds.ts';
import { openNumber } from '../panels.ts';
import { askedNumber } from './askedNumber.ts';
import type { PaletteItem } from './item.ts';

const none: readonly NumberedKind[] = [];

/** Rows here open at once; others are read at the service, the only way to what it does not list (R3.4). */
export function useNumbered(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  const hidden = useHiddenScreens();
  const asked = useMemo(() => askedNumber(query), [query]);
  const id = asked === null ? null : (typedNumber(describeEntity('Planification'), asked.number)?.id ?? null);
  const rowsUnder = useRowsUnder(asked?.kinds ?? none, id);
  return useMemo(() => {
    if (asked === null) return [];
    const group = asked.isNamed ? 'action' : 'number';
    const here = new Map(rowsUnder.map(({ entity, row }) => [entity, row]));
    const items = asked.kinds.flatMap((kind): readonly (PaletteItem & { readonly isHere: boolean })[] => {
      const what = namesOf(kind, format.language).one;
      const row = here.get(kind);
      if (row) {
        const place = placeOfNumbered(kind, row.id, row.fields.instant('Debut'), format.dayOf);
        return [
          {
            id: `number/${kind}`,
            group,
            text: t('pages.number.here', { what, number: row.id }),
            detail: nameOf(row),
            ...(place ? { place } : { run: () => openRow(kind, row.id) }),
            isHere: true,
          },
        ];
      }
      // Of a kind that nobody named, and that the service does not read, there is nothing to find.
      if (!asked.isNamed && !isRead(kind)) return [];
      const screen = screenOfNumbered(kind);
      if (screen !== null && hidden.includes(screen)) return [];
      const { number } = asked;
      return [
        {
          id: `number/${kind}`,
          group,
          text: t('pages.number.offer', { what, number }),
          run: () => openNumber(kind, number),
          isHere: false,
        },
      ];
    });
    return [
      ...items.filter(({ isHere }) => isHere),
      ...items.filter(({ isHere }) => !isHere),
      ...(asked.isCase && !hidden.includes('finance')
        ? [
            {
              id: 'number/case',
              group,
              text: t('pages.number.case', { number: asked.number }),
              place: { at: 'case', id: asked.number },
            } as const,
          ]
        : []),
    ];
  }, [asked, rowsUnder, hidden, format, nameOf, t]);
}
