import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useListState } from '#wording/useListState.ts';
import { useSafeWords } from '#wording/useSafeWords.ts';
import { drawOver } from '../overCache.tsx';

describe('a text that is kept', () => {
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
});

describe('safe words', () => {
  const Words = () => <p>{useSafeWords()(10)}</p>;
  const refused: Step['state'] = { kind: 'refused', failure: { kind: 'refused' } };
  const steps = (asking: number, waiting: number): readonly Step[] =>
    Array.from({ length: asking + waiting }, (_, at) =>
      aStep({ id: `s${at}`, seq: at + 1, target: String(at), ...(at < asking && { state: refused }) }),
    );

  test.each([
    [0, 0, 'Aucune modification d’avant cela n’attend sur ce poste.'],
    [0, 2, 'Vos 2 modifications en attente sont toujours là.'],
    [2, 0, 'Vos 2 modifications à décider sont toujours là.'],
    [1, 1, 'Votre modification en attente est toujours là. Votre modification à décider est toujours là.'],
  ])(
    'S15 after a crash with %i to decide and %i waiting, each is said as what it is',
    async (asking, waiting, words) => {
      const cache: Cache = await aCache();
      await cache.outbox.commit({ putSteps: steps(asking, waiting) });
      await drawOver(cache, <Words />);
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
      await cache.close();
    },
  );
});

describe('the state of a list', () => {
  const applications = { entity: 'Dossier' } as const;

  function State() {
    const { isComing } = useListState(applications);
    return <p>{isComing ? 'coming' : 'unknown'}</p>;
  }

  test('a list that was never received is awaited while it waits for its turn, not while only others come, nor where it failed', async () => {
    const cache = await aCache();
    const receiving = { [requestKey({ entity: 'Planification' })]: { received: 1, startedAt: 0 } };
    useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 1 } });
    await drawOver(cache, <State />);
    await expect.element(page.getByText('unknown')).toBeVisible();
    useSyncStatus.setState({ waitingPulls: [requestKey(applications)] });
    await expect.element(page.getByText('coming')).toBeVisible();
    // It was stopped, or is none of those received without being asked for.
    useSyncStatus.setState({ pulls: receiving, waitingPulls: [] });
    await expect.element(page.getByText('unknown')).toBeVisible();
    useSyncStatus.setState({ waitingPulls: [requestKey(applications)] });
    await expect.element(page.getByText('coming')).toBeVisible();
    useSyncStatus.setState({ pullFailures: { [requestKey(applications)]: 'serviceError' } });
    await expect.element(page.getByText('unknown')).toBeVisible();
    useSyncStatus.setState(useSyncStatus.getInitialState());
    await cache.close();
  });
});
