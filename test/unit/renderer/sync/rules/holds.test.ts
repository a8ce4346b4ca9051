import { describe, expect, test } from 'vitest';
import { canRetryAny, free, holdOf } from '#sync/rules/holds.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import { change, raw } from '../core/world.ts';

const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
const conflict = {
  kind: 'conflict',
  row: raw(0),
  conflicts: [{ unit: 'Nom', fields: [{ field: 'Nom', base: raw('a'), mine: raw('b'), theirs: raw('c') }] }],
  readAt: 0,
} satisfies Step['state'];

const step = (seq: number, fields: readonly string[], given: Partial<Step> = {}): Step => ({
  id: `s${seq}`,
  seq,
  intentId: `i${seq}`,
  entity: 'Planification',
  target: '7',
  action: 'replace',
  changes: fields.map((field) => change(field, 'a', 'b')),
  body: null,
  base: null,
  provisional: [],
  state: waiting,
  attempts: 0,
  seenBefore: [],
  summary: { key: 'event.changed', subject: 'Cours', values: {} },
  madeAt: 0,
  sentAt: null,
  ...given,
});
const mail = step(1, [], { entity: 'Mail', target: 'new:m', action: 'create' });
const awaitsMail = { provisional: [{ field: 'MailId', id: 'new:m' }] };

describe('I9 what the core holds back is what the screen explains', () => {
  const outboxes: Readonly<Record<string, readonly [Step, ...Step[]]>> = {
    'a refused value': [step(1, ['Nom'], { state: refused }), step(2, ['Nom']), step(3, ['Salle'])],
    'a change behind a held one': [
      step(1, ['Nom'], { state: refused }),
      step(2, ['Nom', 'Salle']),
      step(3, ['Salle']),
      step(4, ['Commentaire']),
    ],
    'a conflict': [step(1, ['Nom'], { state: conflict }), step(2, ['Salle'])],
    'a refused value below a conflict': [
      step(1, ['Nom'], { state: refused }),
      step(2, ['Salle'], { state: conflict }),
      step(3, ['Nom']),
    ],
    'a creation and what it awaits': [
      mail,
      step(2, [], { target: 'new:e', action: 'create', ...awaitsMail }),
      step(3, ['Nom'], { target: 'new:e' }),
    ],
    'a change behind one that awaits a creation': [mail, step(2, ['Nom'], awaitsMail), step(3, ['Nom'])],
  };

  test.each(Object.entries(outboxes))('%s', (_name, steps) => {
    const going = free(new Map(steps.map((each) => [each.id, each])));
    const heads = new Set(going.map(({ entity, target }) => `${entity} ${target}`));
    for (const each of steps.filter(({ state }) => state.kind === 'waiting')) {
      const hold = holdOf(each, steps);
      // Held steps never go; a waiting step that does not go is held, or another of its entity goes first.
      if (hold) expect(going).not.toContain(each);
      else expect(going.includes(each) || heads.has(`${each.entity} ${each.target}`)).toBe(true);
    }
  });
});

test('I9 a change built on a held one is held by the same refusal, in whatever order the outbox is listed', () => {
  const first = step(1, ['Nom'], { state: refused });
  const second = step(2, ['Nom', 'Salle']);
  const third = step(3, ['Salle']);
  expect(holdOf(third, [first, second, third])).toEqual({ kind: 'decision', by: first });
  expect(holdOf(third, [third, second, first])).toEqual({ kind: 'decision', by: first });
  expect(holdOf(step(4, ['Commentaire']), [first, second, third])).toBeNull();
});

test('I7 a change behind one that awaits a creation is held by that creation', () => {
  const second = step(2, ['Nom'], awaitsMail);
  expect(holdOf(step(3, ['Nom']), [mail, second])).toEqual({ kind: 'creation', entity: 'Mail', by: mail });
});

test('R3.0 a retry of everything acts on what waits by itself alone', () => {
  const sent = step(1, [], { entity: 'User', target: 'new:u', action: 'create', attended: true });
  const link = step(2, ['RefSysteme'], { provisional: [{ field: 'RefSysteme', id: 'new:u' }] });
  const isRetried = [[], [sent], [sent, link], [step(1, ['Nom'], { state: refused }), step(2, ['Nom'])]].map(
    canRetryAny,
  );
  expect(isRetried).toEqual([false, false, false, false]);
  expect([[mail], [sent, link, step(3, ['Nom'])]].map(canRetryAny)).toEqual([true, true]);
  const later = step(2, ['Debut'], { state: conflict });
  expect(canRetryAny([later, step(1, ['Nom'])]), 'in whatever order they are listed').toBe(true);
  const lost = (asked: boolean): Step =>
    step(1, [], { action: 'create', state: { kind: 'doubt', asked, since: 0, notBefore: null, candidates: [] } });
  expect([[lost(false)], [lost(true)]].map(canRetryAny), 'what is looked up').toEqual([true, false]);
});

test('I7 the dependents of a creation are found in any order, without those that were discarded', () => {
  const folder = (seq: number, parent: string | null, given: Partial<Step> = {}): Step =>
    step(seq, [], {
      entity: 'Directory',
      target: `new:${seq}`,
      action: 'create',
      provisional: parent === null ? [] : [{ field: 'Streamid', id: parent }],
      ...given,
    });
  const [top, below, deeper] = [folder(1, null), folder(2, 'new:1'), folder(3, 'new:2')];
  const discarded = folder(4, 'new:1', { state: { kind: 'dropped', at: 0, mayHaveArrived: false } });
  const ids = (steps: readonly Step[]): readonly string[] => dependentsOf(steps, top).map(({ id }) => id);
  expect(ids([top, below, deeper, discarded])).toEqual(['s2', 's3']);
  expect(ids([discarded, deeper, below, top])).toEqual(['s3', 's2']);
  expect(dependentsOf([top, below], step(5, ['Nom']))).toEqual([]);
  const [other, belowOther] = [folder(6, null), folder(7, 'new:6')];
  expect(ids([top, below, other, belowOther, deeper])).toEqual(['s2', 's3']);
});
