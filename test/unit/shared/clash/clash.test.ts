import { array, assert, boolean, constantFrom, integer, nat, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { agentOf, clashesAmong, clashOf, commonOf, needOfEvent } from '#shared/clash/clash.ts';
import type { Need } from '#shared/clash/clash.ts';

const event = (enseignants: string, from = 0, to = 10): Need =>
  needOfEvent({ debut: from, fin: to, enseignants, annule: false });
const interview = (agentId: string | null, agentName: string | null, from = 0): Need => ({
  from,
  to: from,
  who: agentOf({ agentId, agentName }),
  where: '',
});

test('R5.8 a clash is of people, however their names are written, and of nothing else that a text says', () => {
  expect(clashOf(event('PETIT Luc, DURAND Zoé'), event('Durand Zoé'))).toEqual({
    reason: 'teacher',
    who: 'DURAND Zoé',
  });
  expect(clashOf(event('N’Diaye Léa'), event('Léa NDIAYE'))?.reason).toBe('teacher');
  expect(clashOf(event('PETIT Luc, salle 3'), event('DURAND Zoé, salle 3'))).toBeNull();
  expect(clashOf(event('Durand Zoé', 0, 10), event('Durand Zoé', 10, 20))).toBeNull();
  expect(commonOf(event('Durand Zoé', 0, 10), event('Durand Zoé', 10, 20))?.reason).toBe('teacher');
});

test('an agent is known by the number where both have one, else by the name', () => {
  expect(clashOf(interview('4', 'PETIT Ana'), interview('4', 'PETIT Ana'))?.reason).toBe('agent');
  expect(clashOf(interview('4', null), interview('4', 'PETIT Ana'))?.reason).toBe('agent');
  expect(clashOf(interview('4', 'PETIT Ana'), interview('5', 'PETIT Ana'))).toBeNull();
  expect(clashOf(interview('4', 'PETIT Ana'), event('Ana Petit'))?.reason).toBe('agent');
  expect(clashOf(interview(null, null), interview(null, null))).toBeNull();
});

test('a place is the same however it is written', () => {
  const at = (where: string): Need => ({ from: 0, to: 1, who: [], where });
  expect(clashOf(at('S. 204'), at('s.204'))).toEqual({ reason: 'room', who: 'S. 204' });
  expect([clashOf(at(''), at('')), clashOf(at('S. 204'), at('S. 205'))]).toEqual([null, null]);
});

test('R5.8 of two that have nothing in common, each clashes with a third', () => {
  const needs = [interview('4', 'PETIT Ana'), interview('5', 'PETIT Ana'), event('Ana Petit')];
  const items = needs.map((need, at) => ({ id: String(at), need }));
  expect([...clashesAmong(items, ({ need }) => need)].map(([id, other]) => `${id} ${other.id}`).sort()).toEqual([
    '0 2',
    '1 2',
    '2 0',
  ]);
});

test('among many, exactly those clash that clash with one of the others, also after an edit of one', () => {
  const names = constantFrom('PETIT Luc', 'Luc Petit', 'DURAND Zoé', 'N’Diaye Léa', 'ndiaye lea', 'à confirmer', '');
  const anyNeed = record({
    enseignants: array(names, { maxLength: 3 }).map((each) => each.join(', ')),
    debut: integer({ min: 0, max: 20 }),
    length: integer({ min: 0, max: 6 }),
    annule: boolean(),
  }).map(({ length, ...event }) => needOfEvent({ ...event, fin: event.debut + length }));
  const judged = (items: readonly { readonly id: string; readonly need: Need }[]): void => {
    const clashes = clashesAmong(items, ({ need }) => need);
    for (const { id, need } of items) {
      const others = items.filter((other) => other.id !== id && clashOf(need, other.need));
      const found = clashes.get(id);
      expect(found !== undefined).toBe(others.length > 0);
      if (found) expect(others).toContain(found);
    }
  };
  assert(
    property(uniqueArray(anyNeed, { maxLength: 12 }), anyNeed, nat(11), (needs, changed, at) => {
      const asItems = (all: readonly Need[]) => all.map((need, index) => ({ id: String(index), need }));
      judged(asItems(needs));
      judged(asItems(needs.map((need, index) => (index === at ? changed : need))));
      judged(asItems(needs.map((need) => structuredClone(need))));
    }),
    { numRuns: 500 },
  );
});
