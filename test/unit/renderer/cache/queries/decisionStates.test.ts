import { describe, expect, test } from 'vitest';
import {
  guessedNames,
  inOrderOfAdmission,
  likelyStates,
  statesFurtherOn,
  statesOfDecisions,
} from '#cache/queries/decisionStates.ts';

type Seen = Readonly<Record<string, Readonly<Record<string, number>>>>;
const seenIn = (states: Seen) =>
  new Map(Object.entries(states).map(([id, counts]) => [id, new Map(Object.entries(counts))]));
const found = (states: Seen) => statesOfDecisions(seenIn(states));
const names = (states: Seen) =>
  guessedNames(likelyStates(found(states)), (id) => ({ 5: 'Admis', 6: 'Refusé', 9: 'Planifié' })[id], 'fr');
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

describe('R3.4b a decision is named from its state', () => {
  test('at once, even of one application; by its number alone where more than half do not agree', () => {
    expect(names({ ...nobody, 1: { 5: 1 }, 2: { 6: 30, 5: 2 }, 3: { 5: 2, 6: 2 } })).toEqual({
      1: 'Admis',
      2: 'Refusé',
    });
  });

  test('two that would have one name have their number too; a state without a name gives none', () => {
    expect(names({ ...nobody, 1: { 5: 10 }, 4: { 5: 3 }, 2: { 8: 9 } })).toEqual({
      1: 'Admis (n°\u00A01)',
      4: 'Admis (n°\u00A04)',
    });
  });
});

test('states are in the order of the admission: those of the undecided first, then by their numbers', () => {
  const seen = seenIn({ '': { 9: 4, 10: 3, 51: 1 }, 1: { 2: 7 }, 2: { 3: 5 } });
  expect(inOrderOfAdmission(['2', '3', '10', '51', '9', '60'], seen)).toEqual(['9', '10', '51', '60', '2', '3']);
});
