import { expect, test } from 'vitest';
import { ExchangeError } from '#main/api/http/networkFailure.ts';
import { failedWrite } from '#main/api/write/outcome.ts';

test.each([
  [
    'I8 a write that was aborted after it left may still arrive, like one without an answer',
    true,
    { kind: 'doubt', failure: { kind: 'timeout' } },
  ],
  [
    'I5 a write that was aborted before it left did not happen',
    false,
    { kind: 'notSent', failure: { kind: 'cancelled' } },
  ],
] as const)('%s', (_name, left, verdict) => {
  expect(failedWrite(new ExchangeError({ kind: 'cancelled' }, left))).toEqual(verdict);
});
