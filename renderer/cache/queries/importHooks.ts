import { useMemo } from 'react';
import { idListOf } from '#shared/entities/idLists.ts';
import { groupOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { forEverybody } from './alreadyKnown.ts';
import { inOrderOfIntake } from './applicationChoices.ts';
import { useAgents, useApplicationChoices, useOutbox } from './hooks.ts';
import { liveQuery } from './liveQuery.ts';
import type { Rows } from './rows.ts';

/** The rows by which people are recognised, and what changes with them; null until they are loaded. */
export function useEverybodyRows(): { readonly rows: Rows; readonly revision: readonly unknown[] } | null {
  const revision = useRevision();
  const rows = useEverybody();
  return useMemo(() => revision && { rows, revision }, [rows, revision]);
}
const useEverybody = liveQuery(forEverybody, ({ rows }) => rows);
/** Null until all of them are loaded; another object after each change of a row or of the outbox. */
const useRevision = liveQuery(forEverybody, ({ cache: { memory } }): readonly unknown[] | null =>
  forEverybody.every((entity) => memory.dataset(entity))
    ? [...forEverybody.map((entity) => memory.revisionOf(entity)), memory.steps()]
    : null,
);

/** A row to choose from, with every name that a file may call it by. */
export interface NamedChoice {
  readonly id: string;
  readonly names: readonly string[];
}

const named = ['SessionRecrutement', 'EtatCandidature', 'Agent', 'Programme', 'EntiteJuridique'] as const;

/** What a reference may be in a file, by its member. `today`: the first instant of the school's day. */
export function useNamedChoices(campusId: string, today: number): (field: string) => readonly NamedChoice[] {
  const { admissionPaths, states } = useApplicationChoices(campusId);
  const agents = useAgents(campusId);
  const rows = useNamedRows();
  const names = useNames();
  return useMemo(() => {
    const called =
      (entity: 'SessionRecrutement' | 'EtatCandidature' | 'Agent', fields: readonly string[]) =>
      ({ id, name }: { readonly id: string; readonly name: string }): NamedChoice => {
        const row = rows.read(entity, id);
        return { id, names: [name, ...fields.map((field) => row?.text(field) ?? '')].filter(Boolean) };
      };
    const lists: Readonly<Record<string, readonly NamedChoice[]>> = {
      SessionRecrutementId: inOrderOfIntake(admissionPaths, today).map(
        called('SessionRecrutement', ['Nom', 'Code', 'LibelleExterne']),
      ),
      EtatCandidatureId: states.map(called('EtatCandidature', ['Nom', 'Code'])),
      AgentId: agents.map(called('Agent', ['Code', 'Login'])).map(reversedToo),
    };
    return (field) => {
      const list = idListOf(field);
      const own = lists[field];
      if (own) return own;
      return list === undefined ? [] : Object.entries(names[list] ?? {}).map(([id, name]) => ({ id, names: [name] }));
    };
  }, [admissionPaths, today, states, agents, rows, names]);
}
const useNamedRows = liveQuery(named, ({ rows }) => rows);
const useNames = liveQuery(named, ({ rows }) => rows.names());

/** NOM Prénom and Prénom NOM. */
const reversedToo = ({ id, names }: NamedChoice): NamedChoice => ({
  id,
  names: [...names, ...names.slice(0, 1).map((name) => name.split(' ').toReversed().join(' '))],
});

export function useImported(importId: string): ReadonlyMap<string, readonly Step[]> {
  const { toDecide, waiting, receipts } = useOutbox();
  return useMemo(
    () =>
      Map.groupBy(
        [...toDecide, ...waiting, ...receipts].filter(({ line }) => line?.startsWith(`${importId}/`) === true),
        groupOf,
      ),
    [toDecide, waiting, receipts, importId],
  );
}
