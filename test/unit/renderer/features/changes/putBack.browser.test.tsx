import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ChangesScreen } from '#features/changes/index.tsx';
import { beginOn, go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from './drawn.tsx';
import { applied, raw } from './steps.ts';

// The changes of a group that are done are put back by one button, which counts what it would put back (R2.10).

const changes = [{ field: 'Nom', base: raw('"Jury"'), mine: raw('"Jury A"') }];
const done = (id: string, seq: number): Step => aReceipt({ id: `done-${id}`, seq, target: id, intentId: 'g', changes });
const held = { kind: 'refused', failure: { kind: 'refused' } } as const;
const commands = { dispatch: vi.fn<Commands['dispatch']>(), undoOf: vi.fn<Commands['undoOf']>() };

let cache: Cache;
beforeEach(async () => {
  vi.resetAllMocks();
  commands.dispatch.mockResolvedValue({ ok: true, intentId: 'b', targets: ['1', '2'] });
  commands.undoOf.mockResolvedValue();
  cache = await aCache();
  useSession.setState({ open: null, commands: commands as unknown as Commands }); // used here: these two
  beginOn('changes');
  await receive(cache, {
    Planification: [
      { Id: 1, Nom: 'Jury A' },
      { Id: 2, Nom: 'Jury A' },
      { Id: 3, Nom: 'Jury' },
    ],
  });
  await cache.outbox.commit({
    putReceipts: [done('1', 1), done('2', 2)],
    putSteps: [aStep({ id: 'open', seq: 3, target: '3', intentId: 'g', changes, state: held })],
  });
  go({ at: 'changes', selected: 'open' });
  await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

test('R2.10 what a colleague has changed since, or was put back already, is not counted', async () => {
  await expect.element(button('Remettre 2 éléments comme avant')).toBeVisible();
  await receive(cache, { Planification: [{ Id: 1, Nom: 'Jury de Claire' }] });
  await expect.element(button('Remettre 1 élément comme avant')).toBeVisible();
  const back = { field: 'Nom', base: raw('"Jury A"'), mine: raw('"Jury"') };
  await cache.outbox.commit({ putSteps: [aStep({ id: 'back', seq: 4, target: '2', intentId: 'b', changes: [back] })] });
  await expect.element(page.getByRole('button', { name: /comme avant/u })).not.toBeInTheDocument();
});

test('R3.8 what the service wrote in capitals is counted too, and put back from there', async () => {
  await receive(cache, { Planification: [{ Id: 1, Nom: 'JURY A' }] });
  await expect.element(button('Remettre 1 élément comme avant')).toBeVisible();
  await cache.outbox.commit({ putReceipts: [{ ...done('1', 1), state: applied('changed', ['Nom']) }] });
  await button('Remettre 2 éléments comme avant').click();
  await expect.element(page.getByText('2 éléments remis comme avant')).toBeVisible();
  expect(commands.dispatch.mock.calls[0]?.[0]).toMatchObject({
    applied: [
      { target: '2', changes },
      { target: '1', changes: [{ base: '"Jury"', mine: '"JURY A"' }] },
    ],
  });
});

test('R2.10 putting back says how many, and can be undone', async () => {
  await button('Remettre 2 éléments comme avant').click();
  await expect.element(page.getByText('2 éléments remis comme avant')).toBeVisible();
  expect(commands.dispatch.mock.calls[0]?.[0]).toMatchObject({
    kind: 'undo',
    applied: [{ target: '2' }, { target: '1' }],
  });
  await page
    .getByRole('status')
    .getByRole('button', { name: /Défaire/u })
    .click();
  await expect.poll(() => commands.undoOf.mock.calls).toEqual([['b']]);
});
