import { describe, expect, test } from 'vitest';
import {
  inOrderOfAdmission,
  likelyStates,
  namesOfDecisions,
  statesFurtherOn,
  statesOfDecisions,
} from '#cache/queries/decisionStates.ts';

type Seen = Readonly<Record<string, Readonly<Record<string, number>>>>;
const seenIn = (states: Seen) =>
  new Map(Object.entries(states).map(([id, counts]) => [id, new Map(Object.entries(counts))]));
const found = (states: Seen) => statesOfDecisions(seenIn(states));
const stateNames: Readonly<Record<string, string>> = { 5: 'Admis', 6: 'Refusé', 9: 'Planifié' };
const names = (states: Seen, given: Readonly<Record<string, string>> = {}) => {
  const ids = Object.keys(states).filter((id) => id !== '');
  const likely = Object.entries(likelyStates(ids, found(states))).map(([id, state]) => [id, stateNames[state] ?? '']);
  return namesOfDecisions(Object.fromEntries(likely), given, 'Décision sans nom');
};
const nobody = { '': { 9: 40 } };

describe('R3.4b the state that goes with a decision is learned from the applications', () => {
  test('nearly all that have the decision have it: written with it', () => {
    expect(found({ ...nobody, 1: { 5: 85, 7: 3 } }).get('1')).toEqual({
      stateId: '5',
      count: 85,
      total: 88,
      isSure: true,
    });
  });

  test('of few applications, or of mixed ones, it is not written', () => {
    expect(found({ 1: { 5: 2 } }).get('1')?.isSure).toBe(false);
    expect(found({ 1: { 5: 6, 7: 4 } }).get('1')?.isSure).toBe(false);
  });

  test('a state of those without a decision goes with none, however often it was left beside one', () => {
    expect(found({ ...nobody, 1: { 9: 8, 5: 2 } }).get('1')).toMatchObject({ stateId: '5', isSure: false });
    expect(found({ ...nobody, 1: { 9: 8 } }).has('1')).toBe(false);
    expect(found({ 1: {} }).size).toBe(0);
    expect(found(nobody).has('')).toBe(false);
  });
});

test('R3.4b a state of the decided that goes with no decision is further on', () => {
  const seen = seenIn({ ...nobody, 1: { 5: 85, 7: 3, 9: 2 }, 2: { 6: 30 } });
  expect([...statesFurtherOn(seen, statesOfDecisions(seen))]).toEqual(['7']);
});

describe('R3.4b a decision is called as its state, without a number or a question mark', () => {
  test('at once, even of one application; where more than half do not agree it has no name', () => {
    expect(names({ ...nobody, 1: { 5: 1 }, 2: { 6: 30, 5: 2 }, 3: { 5: 2, 6: 2 } })).toEqual({
      1: 'Admis',
      2: 'Refusé',
      3: 'Décision sans nom',
    });
  });

  test('those that would be called the same have a letter, in the order of their numbers', () => {
    expect(names({ ...nobody, 10: { 5: 10 }, 4: { 5: 3 }, 2: { 8: 9 }, 3: { 8: 1 } })).toEqual({
      4: 'Admis A',
      10: 'Admis B',
      2: 'Décision sans nom A',
      3: 'Décision sans nom B',
    });
  });

  test('as the school named it, which no other is called', () => {
    expect(names({ ...nobody, 1: { 5: 10 }, 2: { 6: 3 } }, { 1: 'Refusé', 7: 'Ajourné' })).toEqual({
      1: 'Refusé',
      2: 'Refusé A',
      7: 'Ajourné',
    });
  });
});

test('states are in the order of the admission: those of the undecided first, then by their numbers', () => {
  const seen = seenIn({ '': { 9: 4, 10: 3, 51: 1 }, 1: { 2: 7 }, 2: { 3: 5 } });
  expect(inOrderOfAdmission(['2', '3', '10', '51', '9', '60'], seen)).toEqual(['9', '10', '51', '60', '2', '3']);
});
