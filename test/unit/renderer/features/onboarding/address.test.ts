import { expect, test } from 'vitest';
import { nameFrom, problemOf } from '#features/onboarding/address.ts';
import { whatFailed, whatIsSafe } from '#features/onboarding/FailureNotice.tsx';
import { words } from '#i18n/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { failureKinds, isUnsent } from '#shared/failures/failure.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';

test('an address is the part before /GraphV1, with https:// when no scheme is typed', () => {
  expect(tidyAddress(' ecole.example/ ')).toBe('https://ecole.example');
  expect(tidyAddress('https://ecole.example/ypareo/GraphV1/')).toBe('https://ecole.example/ypareo');
  expect(tidyAddress('http://127.0.0.1:4010')).toBe('http://127.0.0.1:4010');
  expect(tidyAddress('')).toBe('');
});

test('S10 http:// is only for this machine; an invalid address is reported', () => {
  expect(problemOf('https://ecole.example')).toBeNull();
  expect(problemOf('http://localhost:80')).toBeNull();
  expect(problemOf('http://127.0.0.1:4010')).toBeNull();
  expect(problemOf('http://[::1]:4010')).toBeNull();
  expect(problemOf('http://ecole.example')).toBe('insecureAddress');
  expect(problemOf('http://127.0.0.1.ecole.example')).toBe('insecureAddress');
  expect(problemOf('ftp://ecole.example')).toBe('badAddress');
  expect(problemOf('https://user:secret@ecole.example')).toBe('badAddress');
  expect(problemOf('notre école')).toBe('badAddress');
  expect(problemOf('')).toBe('badAddress');
});

test('the default name comes from the host', () => {
  expect(nameFrom('https://api.ecole.example/x')).toBe('ecole.example');
});

test('every kind of failure says what happened, what is safe and what to do, in both languages', async () => {
  for (const language of ['fr', 'en'] as const) {
    await startWords(language);
    for (const kind of failureKinds) {
      for (const keys of [whatFailed(kind), whatIsSafe(kind), [`onboarding.failure.${kind}.todo`]])
        expect(words.t(keys), keys[0]).toMatch(/\.$/u);
    }
  }
});

test('R3.5 where nothing left, the one who typed a password reads so, and nowhere else', async () => {
  for (const [language, sent] of [
    ['fr', / parti/u],
    ['en', / sent/u],
  ] as const) {
    await startWords(language);
    const said = failureKinds.filter((kind) => sent.test(words.t(whatIsSafe(kind))));
    expect(said.filter((kind) => kind !== 'changedMeanwhile')).toEqual(failureKinds.filter(isUnsent));
    for (const kind of ['badAddress', 'insecureAddress', 'proxyPassword', 'proxyRefused', 'policy'] as const)
      expect(isUnsent(kind), kind).toBe(true);
    expect(isUnsent('password')).toBe(false);
    expect(isUnsent('timeout')).toBe(false);
  }
});

test('R3.4 every assumed part of the service has its words, in both languages', async () => {
  // Adding a service asks about the plain context alone (R1.5).
  const assumed = endpointNames.filter((name) => endpoint(name).assumed && contextOf(name) === 'plain');
  expect(assumed.length).toBeGreaterThan(0);
  for (const language of ['fr', 'en'] as const) {
    await startWords(language);
    for (const name of assumed) {
      const isOfNames = describeEntity(endpoint(name).entity).onlyNamed && endpoint(name).kind === 'list';
      expect(words.exists(`onboarding.assumed.${name}`) || isOfNames, `${language} ${name}`).toBe(true);
    }
  }
});
