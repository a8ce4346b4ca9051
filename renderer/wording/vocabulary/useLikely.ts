import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIdNames } from '#cache/queries/idNames.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { useIdLabels } from '#stores/idLabels.ts';
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

/** How often applications with one decision have each state: by id of the decision, then of the state. */
type StatesOfDecisions = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What the applications with a decision have in common. */
interface Companion {
  /** The state that most of them have. */
  readonly stateId: string;
  readonly count: number;
  readonly total: number;
  /** Nearly all have it, and those of no other decision do: its name is probably the decision's. */
  readonly isSure: boolean;
}

const fewest = 3;
const nearlyAll = 0.8;

/** The state that goes with each decision, where applications show one (R3.4: the service names no decision). */
export function companions(seen: StatesOfDecisions): ReadonlyMap<string, Companion> {
  const found = new Map<string, Companion>();
  for (const [decisionId, states] of seen) {
    const total = [...states.values()].reduce((sum, count) => sum + count, 0);
    const [most] = [...states].toSorted(([, a], [, b]) => b - a);
    if (!most) continue;
    const [stateId, count] = most;
    found.set(decisionId, { stateId, count, total, isSure: total >= fewest && count / total >= nearlyAll });
  }
  const rivals = Map.groupBy(
    [...found.values()].filter(({ isSure }) => isSure),
    ({ stateId }) => stateId,
  );
  return new Map(
    [...found].map(([id, companion]) => [
      id,
      { ...companion, isSure: companion.isSure && rivals.get(companion.stateId)?.length === 1 },
    ]),
  );
}

/**
 * Words of a custom field's code that tell what it holds, in French and English, the surest first. Plurals and endings
 * do not count: a word of four letters or more stands for every word that begins with it.
 */
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

/** `NOTE_ENTRETIEN`, `noteEntretien` and « Note d’entretien » as their words, without accents. */
const wordsOf = (code: string): readonly string[] =>
  foldedWords(code.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(' ')
    .filter((word) => word.length > 1);

const stands = (sign: string, word: string): boolean => (sign.length < 4 ? word === sign : word.startsWith(sign));

/**
 * The one code whose name says that it holds a field; null where none does, or where two do equally: a wrong guess
 * would write into a field of another meaning, so only a clear one is proposed.
 */
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
