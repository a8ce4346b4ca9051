import { useState } from 'react';
import { afterEach, vi } from 'vitest';
import type { Mock } from 'vitest';
import { DecisionScreen } from '#features/changes/DecisionScreen.tsx';
import { useDrafts } from '#features/changes/drafts.ts';
import type { Choice, Step } from '#sync/step.ts';
import { actions, draw, Worded } from './drawn.tsx';
import { askedDoubt, conflict, nom, raw, schedule, step } from './steps.ts';

afterEach(() => useDrafts.setState({ drafts: new Map() }));

export const inConflict = step({
  id: 'c1',
  summary: { key: 'event.changed', subject: 'DIALLO Aminata', values: { fields: 'Debut+Fin,Nom' } },
  base: raw(
    '{"Id":812,"Nom":"Entretien DIALLO","Debut":"2026-11-19T11:00:00+01:00","Fin":"2026-11-19T11:45:00+01:00","Enseignants":"BELKACEM"}',
  ),
  changes: [...schedule.fields, ...nom.fields].map(({ field, base, mine }) => ({ field, base, mine })),
  state: conflict(
    '{"Id":812,"Nom":"Entretien DIALLO A.","Debut":"2026-11-19T10:30:00Z","Fin":"2026-11-19T11:15:00Z","Enseignants":"BELKACEM, VASSEUR"}',
    schedule,
    nom,
  ),
});
export const doubtful = step({
  id: 'd1',
  entity: 'Candidat',
  target: 'new:c',
  action: 'create',
  body: raw('{"Nom":"TRAORÉ","Prenoms":"Moussa"}'),
  summary: { key: 'entity.created', subject: 'TRAORÉ Moussa', values: { entity: 'Candidat' } },
  state: askedDoubt,
  sentAt: askedDoubt.since,
  attempts: 1,
});
export const refused = step({
  id: 'r1',
  entity: 'Dossier',
  summary: { key: 'application.agentChanged', subject: 'C01177-1', values: { from: '5', to: '7' } },
  changes: [{ field: 'AgentId', base: raw('5'), mine: raw('7') }],
  state: {
    kind: 'refused',
    failure: { kind: 'refused', detail: 'L’agent n’est pas du campus du parcours', status: 400 },
  },
});

type Resolve = (decided: ReadonlyMap<Step, ReadonlyMap<string, Choice>>) => void;
interface DecisionScreen {
  readonly actions: ReturnType<typeof actions>;
  readonly onResolve: Mock<Resolve>;
  readonly selected: () => string;
  /** The choices that were sent, by the change. */
  readonly sent: () => unknown;
}

/** The screen with one of several changes. `isLive`: as in the app, it shows what is selected in the queue. */
async function show(
  toDecide: readonly Step[],
  first: string,
  everything: readonly Step[],
  isLive: boolean,
): Promise<DecisionScreen> {
  const given = actions();
  const onResolve = vi.fn<Resolve>();
  let shown = first;
  function Screen() {
    const [selected, setSelected] = useState(shown);
    const select = (id: string): void => {
      shown = id;
      if (isLive) setSelected(id);
    };
    return <DecisionScreen toDecide={toDecide} selected={selected} onSelect={select} onResolve={onResolve} />;
  }
  await draw(
    <Worded everything={[...toDecide, ...everything]} actions={given}>
      <Screen />
    </Worded>,
  );
  return {
    actions: given,
    onResolve,
    selected: () => shown,
    sent: () => onResolve.mock.calls.flatMap(([decided]) => [...decided].map(([of, choices]) => [of.id, [...choices]])),
  };
}
export const decide = (selected: Step, everything: readonly Step[] = []): Promise<DecisionScreen> =>
  show([...new Set([inConflict, doubtful, refused, selected])], selected.id, everything, false);
export const several = (...steps: readonly [Step, ...Step[]]): Promise<DecisionScreen> =>
  show(steps, steps[0].id, [], true);
