import { describe, expect, it } from 'vitest';
import { factsOf, fateOf } from '#features/calendar/inspector/pending.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { moveOf, step } from '../fixtures.ts';

const base = ['2026-11-19T10:00:00+01:00', '2026-11-19T10:45:00+01:00'] as const;
const minute = 60_000;
const flag = (field: string, mine: 'true' | 'false') => ({ field, base: null, mine: mine as RawJson }); // both are JSON

describe('the words of a pending change', () => {
  it('are how far it was moved, whatever the offset it is written in', () => {
    expect(factsOf(step('s', '1', moveOf(base, ['2026-11-19T09:30:00Z', '2026-11-19T10:15:00Z'])))).toEqual([
      { key: 'later', length: 30 * minute },
    ]);
    expect(factsOf(step('s', '1', moveOf(base, ['2026-11-19T09:00:00+01:00', '2026-11-19T09:45:00+01:00'])))).toEqual([
      { key: 'earlier', length: 60 * minute },
    ]);
  });

  it('are its new length when only the end was dragged', () => {
    expect(factsOf(step('s', '1', moveOf(base, [base[0], '2026-11-19T11:00:00+01:00'])))).toEqual([
      { key: 'resized', length: 60 * minute },
    ]);
  });

  it('are « times changed » for another day or both ends', () => {
    expect(factsOf(step('s', '1', moveOf(base, ['2026-11-20T10:00:00+01:00', '2026-11-20T10:45:00+01:00'])))).toEqual([
      { key: 'times' },
    ]);
    expect(factsOf(step('s', '1', moveOf(base, ['2026-11-19T09:00:00+01:00', '2026-11-19T12:00:00+01:00'])))).toEqual([
      { key: 'times' },
    ]);
  });

  it('are one sentence a field, also for an unknown field', () => {
    const changes = [
      ...moveOf(base, [base[0], '2026-11-19T11:00:00+01:00']),
      flag('Annule', 'true'),
      flag('Realise', 'false'),
      flag('SequenceId', 'true'),
    ];
    expect(factsOf(step('s', '1', changes)).map(({ key }) => key)).toEqual([
      'resized',
      'cancelled',
      'notDone',
      'changed',
    ]);
  });
});

describe('the actions of the user', () => {
  it('are undoing what waits, deciding what is parked, and none for what is being sent', () => {
    const fate = (state: Parameters<typeof step>[3]) => fateOf(step('s', '1', [], state)).action;
    expect(fate({ kind: 'waiting', notBefore: null, failure: null })).toBe('undo');
    expect(fateOf({ ...step('s', '1', []), sentAt: 1 }).action, 'an attempt may have arrived').toBeNull();
    expect(fate({ kind: 'sending' })).toBeNull();
    expect(fate({ kind: 'doubt', asked: false, since: 0, notBefore: null, candidates: [] })).toBeNull();
    expect(fate({ kind: 'doubt', asked: true, since: 0, notBefore: null, candidates: [] })).toBe('decide');
    expect(fate({ kind: 'refused', failure: { kind: 'refused', detail: 'Non' } })).toBe('decide');
  });
});
