import { expect, test } from 'vitest';
import { sentWords } from '#wording/sentWords.ts';
import { at, wordingIn } from '../features/changes/steps.ts';

const until = at('2026-11-19T09:47:10+01:00');
const busy429 = { kind: 'busy', status: 429, retryAfterMs: 130_000 } as const;
const busy503 = { kind: 'serviceError', status: 503, retryAfterMs: 130_000 } as const;

test('R3.5 a busy service is said to be busy, until when, and that a 429 carried nothing out', async () => {
  const sent = { kind: 'waits', failure: busy429, until, mayHaveArrived: false } as const;
  expect(sentWords(sent, await wordingIn('fr')).replaceAll('\u00A0', ' ')).toBe(
    'Le service est occupé jusqu’à 09:47:10 : il n’a rien fait. ' +
      'Gardé sur ce poste : après 09:47:10, envoyez-le de nouveau dans Modifications.',
  );
  expect(sentWords(sent, await wordingIn('en'))).toBe(
    'The service is busy until 09:47:10: it did nothing. ' +
      'Kept on this workstation: send it again after 09:47:10, in Changes.',
  );
});

test('R3.2 R3.5 a 503 on a creation or a call is not silence: it may have been carried out, and is looked at first', async () => {
  const sent = { kind: 'doubt', failure: busy503, until } as const;
  expect(sentWords(sent, await wordingIn('fr'))).toMatch(
    /^Le service est occupé jusqu’à 09:47:10, et n’a pas dit s’il l’a fait\. Rien ne repart sans vous/u,
  );
  expect(sentWords(sent, await wordingIn('en'))).not.toMatch(/without an answer/u);
});

test('R3.2 R3.5 a 503 on an edit says that it may have been carried out, and that sending again reads first', async () => {
  const sent = { kind: 'waits', failure: busy503, until, mayHaveArrived: true } as const;
  expect(sentWords(sent, await wordingIn('fr'))).toMatch(/n’a pas dit s’il l’a fait.*Carnet relit d’abord la fiche/u);
});

test('R3.5 an error and an unreadable answer are not silence either; only silence is', async () => {
  const fr = await wordingIn('fr');
  const words = (['serviceError', 'unreadable', 'foreignAnswer', 'timeout'] as const).map((kind) =>
    sentWords({ kind: 'doubt', failure: { kind }, until: null }, fr).replaceAll('\u00A0', ' '),
  );
  expect(words[0]).toMatch(/^Le service a répondu par une erreur/u);
  expect(words[1]).toMatch(/^La réponse est illisible/u);
  expect(words[2]).toBe(words[1]);
  expect(words[3]).toBe('Parti, sans réponse du service : à confirmer dans Modifications.');
});

test('why a change that was not sent still waits is said with it', async () => {
  const sent = { kind: 'waits', failure: { kind: 'offline' }, until: null, mayHaveArrived: false } as const;
  expect(sentWords(sent, await wordingIn('en'))).toBe(
    'The service does not answer: no connection. Kept on this workstation: to be sent by you, in Changes.',
  );
});
