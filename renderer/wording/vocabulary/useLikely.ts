import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIdNames } from '#cache/queries/idNames.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import { dayFields, mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import type { DayField } from '#stores/interviewDay.ts';
import { companions } from './likelyDecision.ts';
import { likelyFields } from './likelyField.ts';

export interface LikelyField {
  readonly field: DayField;
  /** A Code of Dossier.Parametres. */
  readonly code: string;
}

/** The custom fields of the school that probably hold what an interview day needs, for the fields without one. */
export function useLikelyFields(): readonly LikelyField[] {
  const { codes } = useSeenInApplications();
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const likely = likelyFields(fieldMapping, codes);
    return dayFields.flatMap((field) => {
      const code = likely[field];
      return code === undefined ? [] : [{ field, code }];
    });
  }, [fieldMapping, codes]);
}

export const acceptFields = (likely: readonly LikelyField[]): void =>
  likely.forEach(({ field, code }) => mapDayField(field, code));

export interface LikelyDecision {
  /** « Avec l’état « Admis » dans 85 dossiers sur 88 ». */
  readonly seenWith: string;
  /** The name that this suggests; null where it suggests none. */
  readonly name: string | null;
}

/** What is known of decisions that have no name here, by id: the state that goes with each. */
export function useLikelyDecisions(): ReadonlyMap<string, LikelyDecision> {
  const { t } = useTranslation();
  const { statesOfDecisions } = useSeenInApplications();
  const nameOf = useIdNames();
  const { Decision: named = {} } = useIdLabels();
  return useMemo(() => {
    const likely = new Map<string, LikelyDecision>();
    for (const [id, { stateId, count, total, isSure }] of companions(statesOfDecisions)) {
      const state = nameOf('EtatCandidatureId', stateId);
      if (state === undefined || named[id] !== undefined) continue;
      const seenWith = t('common.vocabulary.seenWith', { state, shown: count, count: total });
      likely.set(id, { seenWith, name: isSure ? state : null });
    }
    return likely;
  }, [t, statesOfDecisions, nameOf, named]);
}
