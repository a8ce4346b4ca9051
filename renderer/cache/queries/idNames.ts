import { useCallback, useEffect } from 'react';
import type { Language } from '#shared/text/languages.ts';
import { stateNamesByDecision } from './applicationChoices.ts';
import { useLiveContext } from './CacheProvider.tsx';
import { namesOfDecisions } from './decisionStates.ts';
import { idSets, seenLists } from './idsSeen.ts';
import { addressOf, idNamesIn, namedSets } from './labels.ts';
import { liveQuery, rowsOfEntity } from './liveQuery.ts';
import type { GivenNames } from './rows.ts';

/** Once, in the shell. `unnamed`: a decision whose state says nothing either. */
export function useGivenNames(names: GivenNames, language: Language, unnamed: string): void {
  const { rows } = useLiveContext();
  const states = useStatesByDecision();
  useEffect(() => {
    const decisions = namesOfDecisions(states, names['Decision'] ?? {}, unnamed);
    rows.setGiven({ ...names, Decision: decisions }, language);
  }, [rows, names, states, unnamed, language]);
}
const useStatesByDecision = liveQuery(['Dossier', 'EtatCandidature'], ({ rows }) => stateNamesByDecision(rows));

/** Names of referenced ids, by field; undefined for one without a name here. */
export const useIdNames = liveQuery(namedSets, ({ rows }) => idNamesIn(rows));

export function useAddresses(): (mailId: string) => string | undefined {
  const rows = useMailRows();
  return useCallback((mailId) => addressOf(rows, mailId) ?? undefined, [rows]);
}
const useMailRows = liveQuery(rowsOfEntity('Mail'), ({ rows }) => rows);

export const useIdsSeen = liveQuery(idSets, ({ rows }) => seenLists(rows));
