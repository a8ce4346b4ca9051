import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIdNames } from '#cache/queries/idNames.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { dayFields, mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import type { DayField, FieldMapping } from '#stores/interviewDay.ts';

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
  readonly state: string;
  /** Its id, where it is written with the decision; else null. */
  readonly stateId: string | null;
}

export function useLikelyDecisions(): ReadonlyMap<string, LikelyDecision> {
  const { t } = useTranslation();
  const { stateOfDecision } = useSeenInApplications();
  const nameOf = useIdNames();
  return useMemo(() => {
    const likely = new Map<string, LikelyDecision>();
    for (const [id, { stateId, count, total, isSure }] of stateOfDecision) {
      const state = nameOf('EtatCandidatureId', stateId);
      if (state === undefined) continue;
      likely.set(id, {
        seenWith: t('vocabulary.seenWith', { state, shown: count, count: total }),
        state,
        stateId: isSure ? stateId : null,
      });
    }
    return likely;
  }, [t, stateOfDecision, nameOf]);
}

/** Words of codes, in French and English, the surest first. A word of four letters or more stands for its endings. */
const signs: Readonly<Record<DayField, readonly (readonly string[])[]>> = {
  arrived: [['arriv'], ['check', 'in'], ['checkin'], ['presence']],
  done: [
    ['entretien', 'fait'],
    ['entretien', 'realis'],
    ['entretien', 'termin'],
    ['interview', 'done'],
    ['fait'],
    ['done'],
  ],
  absent: [['absent'], ['absence'], ['no', 'show'], ['noshow']],
  room: [['salle'], ['room']],
  missingPieces: [
    ['piece', 'manquant'],
    ['document', 'manquant'],
    ['missing', 'document'],
    ['missing', 'piece'],
  ],
  interviewNote: [
    ['note', 'entretien'],
    ['commentaire', 'entretien'],
    ['avis', 'entretien'],
    ['interview', 'note'],
    ['avis', 'jury'],
  ],
  phone: [
    ['tel', 'portable'],
    ['telephone', 'portable'],
    ['telephone', 'mobile'],
    ['portable'],
    ['mobile'],
    ['gsm'],
    ['telephone'],
    ['tel'],
    ['phone'],
  ],
};

const guardians = ['responsable', 'tuteur', 'tutrice', 'parent', 'representant', 'guardian'];
/** Whether a custom field says, by its name, who answers for the applicant. */
export const isOfGuardian = (code: string): boolean =>
  wordsOf(code).some((word) => guardians.some((sign) => stands(sign, word)));

/** `NOTE_ENTRETIEN`, `noteEntretien` and « Note d’entretien » as their words, without accents. */
const wordsOf = (code: string): readonly string[] =>
  foldedWords(code.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(' ')
    .filter((word) => word.length > 1);

const stands = (sign: string, word: string): boolean => (sign.length < 4 ? word === sign : word.startsWith(sign));

/** Null for none, or two equally: a wrong guess would write into another field. */
function likelyCode(field: DayField, codes: readonly string[]): string | null {
  for (const sign of signs[field]) {
    const fitting = codes
      .map((code) => ({ code, words: wordsOf(code) }))
      .filter(({ words }) => sign.every((start) => words.some((word) => stands(start, word))))
      .map(({ code, words }) => ({ code, others: words.length - sign.length }))
      .toSorted((a, b) => a.others - b.others);
    const [best, second] = fitting;
    if (best) return second?.others === best.others ? null : best.code;
  }
  return null;
}

/** For each field without a code, the code that probably holds it; a code is proposed once, and never one in use. */
export function likelyFields(mapping: FieldMapping, codes: readonly string[]): Partial<Record<DayField, string>> {
  const used = new Set<string>(Object.values(mapping).filter((code) => code !== null));
  const likely: Partial<Record<DayField, string>> = {};
  for (const field of dayFields) {
    if (mapping[field] !== null) continue;
    const code = likelyCode(
      field,
      codes.filter((each) => !used.has(each)),
    );
    if (code === null) continue;
    used.add(code);
    likely[field] = code;
  }
  return likely;
}
