import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useNamedChoices } from '#cache/queries/importHooks.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { customField } from '#intents/fields.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { readCell } from './cells.ts';
import type { Choice } from './cells.ts';
import type { ReadCell } from './columns.ts';
import { hourId, targetsFor } from './targets.ts';
import type { Target } from './targets.ts';

export interface Columns {
  /** The service's members, and the custom fields that are known. */
  readonly targets: readonly Target[];
  readonly nameOf: (target: Target) => string;
  readonly read: ReadCell;
  readonly choicesOf: (target: Target) => readonly Choice[];
}

export function useColumns(): Columns {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const wording = useWording(useNames());
  const { codes } = useSeenInApplications();
  const { fieldMapping } = useDayChoices();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const namedBy = useNamedChoices(campusId, format.startOfDay(today));
  const targets = useMemo(() => {
    const chosen = Object.values(fieldMapping).filter((code) => code !== null);
    return targetsFor([...new Set([...codes, ...chosen])]);
  }, [codes, fieldMapping]);
  const nameOf = useCallback(
    ({ id, entity, field, isCustom }: Target): string => {
      if (id === hourId) return t('importing.hour');
      if (id === 'Mail.Adresse') return t('common.word.email');
      return fieldLabel(entity, isCustom ? customField(field) : field, wording);
    },
    [t, wording],
  );
  const choicesOf = useCallback(
    (target: Target) => (target.kind === 'flag' ? flagNames(target) : target.isCustom ? [] : namedBy(target.field)),
    [namedBy],
  );
  const read = useCallback<ReadCell>(
    (target, text) => readCell(target.kind, text, { today, clock: format, choices: choicesOf(target) }),
    [today, format, choicesOf],
  );
  return useMemo(() => ({ targets, nameOf, read, choicesOf }), [targets, nameOf, read, choicesOf]);
}

/** Names of the two values of a flag, in every language, and their first letters. */
function flagNames({ entity, field }: Target): readonly Choice[] {
  const named = (Object.keys(languages) as readonly Language[]) // keys loses the names
    .flatMap((language) => Object.entries(meaningOf(entity, field, language).values ?? {}));
  return ['true', 'false'].map((id) => ({
    id,
    names: named.flatMap(([value, name]) => (value === id ? [name, name.slice(0, 1)] : [])),
  }));
}
