import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { useSafeWords } from '#wording/useSafeWords.ts';
import { drawOver } from '../overCache.tsx';

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
])('S15 after a crash with %i to decide and %i waiting, each is said as what it is', async (asking, waiting, words) => {
  const cache: Cache = await aCache();
  await cache.outbox.commit({ putSteps: steps(asking, waiting) });
  await drawOver(cache, <Words />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await cache.close();
});
