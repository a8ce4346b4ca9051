import { expect, test } from 'vitest';
import { newValueOf } from '#intents/fields.ts';
import { planned } from '#intents/planned.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';

const step: Omit<NewStep, 'changes'> = {
  entity: 'Planification',
  target: '7',
  action: 'replace',
  base: null,
  body: null,
  provisional: [],
  summary: { key: 'event.renamed', subject: '', values: {} },
};
const half = rawOf('Sortie \ud83d');

test('R2.12 no intent makes a step with a text that cannot be encoded', () => {
  const change = { field: 'Nom', base: rawOf('A'), mine: half };
  expect(planned({ ...step, changes: [change] })).toEqual({ ok: false, rejection: 'halfCharacter' });
  expect(planned({ ...step, action: 'create', changes: [], body: rawJson(`{"Nom":${half}}`) }).ok).toBe(false);
  expect(planned({ ...step, changes: [{ ...change, mine: rawOf('Sortie 😀') }] }).ok).toBe(true);
});

test('R2.2 what the service has goes back as it came, cut characters too', () => {
  expect(planned({ ...step, changes: [{ field: 'Nom', base: half, mine: half }] }).ok).toBe(true);
});

test('the field of a form refuses it', () => {
  expect(newValueOf('Candidat', { field: 'Nom', value: 'Zo\udc00' }, { schoolZone: 'Europe/Paris' })).toBe(
    'halfCharacter',
  );
});
