import { useCallback, useEffect } from 'react';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { guessedDecisions } from './applicationChoices.ts';
import { useLiveContext } from './CacheProvider.tsx';
import { idSets, seenLists } from './idsSeen.ts';
import { addressOf, idNamesIn, namedSets } from './labels.ts';
import { liveQuery, rowsOfEntity } from './liveQuery.ts';
import type { GivenNames } from './rows.ts';

/**
 * Makes every screen use the names that the user gave to ids, those of decisions that their states suggest until then,
 * and its language for the others; once in the shell.
 */
export function useGivenNames(names: GivenNames, language: Language): void {
  const { rows } = useLiveContext();
  const guessed = useGuessedDecisions(language);
  useEffect(() => {
    const marked = Object.entries(guessed).map(([id, name]) => [id, `${name}${languages[language].guess}`]);
    rows.setGiven({ ...names, Decision: { ...Object.fromEntries(marked), ...names['Decision'] } }, language);
  }, [rows, names, guessed, language]);
}
/** Likely names of decisions, by id: those of the states that go with them. */
export const useGuessedDecisions = liveQuery(['Dossier', 'EtatCandidature'], ({ rows }, language: Language) =>
  guessedDecisions(rows, language),
);

/** Names of referenced ids, by field; undefined for one without a name here. */
export const useIdNames = liveQuery(namedSets, ({ rows }) => idNamesIn(rows));

/** The addresses of e-mail records that are on this workstation, by id. */
export function useAddresses(): (mailId: string) => string | undefined {
  const rows = useMailRows();
  return useCallback((mailId) => addressOf(rows, mailId) ?? undefined, [rows]);
}
const useMailRows = liveQuery(rowsOfEntity('Mail'), ({ rows }) => rows);

/**
 * Which ids of the school's lists occur in the cache, and which of them have a name; for the screen that names them.
 */
export const useIdsSeen = liveQuery(idSets, ({ rows }) => seenLists(rows));
