import { expect, test } from 'vitest';
import type { Failure } from '#shared/failures/failure.ts';
import { isStoppedByCarnet, saidAgainst } from '#sync/rules/refusals.ts';
import type { StepState } from '#sync/step.ts';
import { step } from '../../features/changes/steps.ts';

const detail = 'Le créneau est pris.';
const refusedBy = (failure: Failure): StepState => ({ kind: 'refused', failure });
const waitingFor = (failure: Failure | null): StepState => ({ kind: 'waiting', notBefore: null, failure });
const inDoubt = (failure: Failure, asked: boolean): StepState => ({
  kind: 'doubt',
  asked,
  since: 0,
  notBefore: null,
  candidates: [],
  failure,
});

test.each([
  ['refused', false],
  ['gone', false],
  ['forbidden', false],
  ['serviceError', false],
  ['badRequest', true],
  ['brokenRule', true],
  ['storage', true],
  ['timeout', true],
  ['tooLarge', true],
] as const)('R5.2 a change that does not go on because of %s: held by Carnet is %s', (kind, isHeld) => {
  expect(isStoppedByCarnet({ state: refusedBy({ kind }) })).toBe(isHeld);
});

test('a change that waits for its turn is not held', () => {
  expect(isStoppedByCarnet({ state: waitingFor({ kind: 'badRequest' }) })).toBe(false);
});

test.each([
  ['a first error', waitingFor({ kind: 'serviceError', status: 500, detail }), 1, null],
  ['a second error', waitingFor({ kind: 'serviceError', status: 500, detail }), 2, detail],
  ['the first error of a creation that is looked up', inDoubt({ kind: 'serviceError', detail }, false), 1, null],
  ['its second', inDoubt({ kind: 'serviceError', detail }, false), 2, detail],
  ['the first error of what the user decides', inDoubt({ kind: 'serviceError', detail }, true), 1, detail],
  ['a success that says no', waitingFor({ kind: 'unreadable', status: 200, detail }), 1, detail],
  ['a success that says no, of a creation', inDoubt({ kind: 'unreadable', status: 200, detail }, true), 1, detail],
  ['a right that is missing', waitingFor({ kind: 'forbidden', detail }), 1, detail],
  ['a refusal', refusedBy({ kind: 'refused', detail }), 1, detail],
  ['a service that asks to wait', waitingFor({ kind: 'serviceError', retryAfterMs: 9_000, detail }), 3, null],
  ['a page of the network', waitingFor({ kind: 'foreignAnswer', detail }), 3, null],
  ['a proxy that timed out', waitingFor({ kind: 'timeout', status: 504, detail }), 3, null],
  ['nothing', waitingFor(null), 3, null],
] as const)('R5.2 what the service said by %s', (_name, state, attempts, said) => {
  expect(saidAgainst(step({ id: 's', state, attempts }))?.detail ?? null).toBe(said);
});
