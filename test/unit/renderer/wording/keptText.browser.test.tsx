import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
  await drawOver(cache, <Toasts />);
});
afterEach(() => cache.close());

const at = Date.parse('2026-11-19T10:12:00+01:00');
const creation = (id: string, target: string): Step =>
  aStep({ id, seq: 1, action: 'create', target, changes: [], body: rawJson('{"Nom":"A"}') });
const receipt = (step: Step, target: string, outcome: 'verified' | 'changed'): Step => ({
  ...step,
  target,
  state: { kind: 'applied', at, receipt: { outcome, changedFields: [], gapMs: null } },
});

test('I27 the verdict on a change is added to what was done in the same toast, once all of it is known', async () => {
  const [first, second] = [creation('s1', 'new:a'), creation('s2', 'new:b')];
  await cache.outbox.commit({ putSteps: [first, second] });
  showKept({ text: 'Créé : ROY Lou', until: 'partira plus tard', targets: ['new:a', 'new:b'] });
  await expect.element(page.getByText('partira plus tard', { exact: true })).toBeVisible();
  await cache.outbox.commit({ removeSteps: ['s1'], putReceipts: [receipt(first, '41', 'verified')] });
  await expect.element(page.getByText('partira plus tard', { exact: true })).toBeVisible();
  await cache.outbox.commit({ removeSteps: ['s2'], putReceipts: [receipt(second, '42', 'verified')] });
  await expect.element(page.getByText('envoyé', { exact: true })).toBeVisible();
  expect(document.querySelector('output')?.textContent).toBe('Créé : ROY Louenvoyé');
});

test('I27 a change that is refused is said to be for the user to decide', async () => {
  const step = creation('s1', 'new:a');
  await cache.outbox.commit({ putSteps: [step] });
  showKept({ text: 'Créé : ROY Lou', until: 'partira plus tard', targets: ['new:a'] });
  await cache.outbox.commit({ putSteps: [{ ...step, state: { kind: 'refused', failure: { kind: 'refused' } } }] });
  await expect.element(page.getByText('à vous de décider', { exact: true })).toBeVisible();
});

test('I27 of several of which one is refused, the number is said', async () => {
  const [first, second] = [creation('s1', 'new:a'), creation('s2', 'new:b')];
  await cache.outbox.commit({ putSteps: [first, second] });
  showKept({ text: 'Créés', targets: ['new:a', 'new:b'] });
  const state = { kind: 'refused', failure: { kind: 'refused' } } as const;
  await cache.outbox.commit({ putSteps: [{ ...first, state }] });
  await cache.outbox.commit({ removeSteps: ['s2'], putReceipts: [receipt(second, '42', 'verified')] });
  await expect.element(page.getByText('1 sur 2 à vous de décider', { exact: true })).toBeVisible();
});

test('I27 of a change that the service turned down and that is tried again, the hour is said, as in the outbox', async () => {
  const step = creation('s1', 'new:a');
  await cache.outbox.commit({ putSteps: [step] });
  showKept({ text: 'Créé : ROY Lou', until: 'partira plus tard', targets: ['new:a'] });
  const state = { kind: 'waiting', notBefore: at, failure: { kind: 'forbidden' } } as const;
  await cache.outbox.commit({ putSteps: [{ ...step, state: { ...step.state, ...state } }] });
  await expect.element(page.getByText('Nouvel essai à 10:12:00', { exact: true })).toBeVisible();
});

test('of several, the least certain outcome is said', async () => {
  const [first, second] = [creation('s1', 'new:a'), creation('s2', 'new:b')];
  await cache.outbox.commit({ putSteps: [first, second] });
  showKept({ text: 'Créé : ROY Lou', targets: ['new:a', 'new:b'] });
  await cache.outbox.commit({
    removeSteps: ['s1', 's2'],
    putReceipts: [receipt(first, '41', 'changed'), receipt(second, '42', 'verified')],
  });
  await expect.element(page.getByText(/^modifié par le service à 10:12/u)).toBeVisible();
});
