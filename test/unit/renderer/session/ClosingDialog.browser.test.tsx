import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useClosing } from '#session/closing.ts';
import { ClosingDialog } from '#session/ClosingDialog.tsx';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
const answers: unknown[] = [];
const signOut = vi.fn<Commands['signOut']>();

beforeEach(async () => {
  answers.length = 0;
  signOut.mockReset().mockResolvedValue({ wipes: true });
  usePreferences.setState({ isSharedPc: true });
  cache = await aCache();
  // The one call of this dialog.
  Object.assign(window, {
    carnet: {
      call: async (_channel: string, args: unknown) => {
        answers.push(args);
        return { ok: true, value: {} };
      },
    },
  });
  useSession.setState({
    open: { profile: { practice: false } } as never, // all that the dialog reads of it
    commands: { signOut } as unknown as Commands,
  });
});
afterEach(async () => {
  useClosing.setState({ asked: 0 });
  usePreferences.setState(usePreferences.getInitialState());
  useSession.setState({ open: null, commands: null });
  await draw(null);
  await cache.close();
});
const close = async (): Promise<void> => {
  await drawOver(cache, <ClosingDialog />);
  useClosing.setState({ asked: 1 });
};
const waits = () => cache.outbox.commit({ putSteps: [aStep({ id: 'step', seq: 1, intentId: 'i' })] });

test('S17 with nothing that waits, closing signs out, once', async () => {
  await close();
  await expect.poll(() => signOut.mock.calls).toEqual([[true]]);
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  expect(answers).toEqual([]);
});

test('S17 with a change that waits nothing happens before the user has chosen; Échap stays', async () => {
  await waits();
  await close();
  await expect.element(page.getByText('1 modification n’est pas encore dans le service')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Rester' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect([signOut.mock.calls, answers]).toEqual([[], []]);
});

test('S17 the user may keep what waits, or lose it; what could not be wiped is said', async () => {
  await waits();
  await close();
  signOut.mockRejectedValueOnce(new Error('storage'));
  await page.getByRole('button', { name: 'Perdre et fermer' }).click();
  await expect.element(page.getByText(/n’a pas pu être effacé/u)).toBeVisible();
  await page.getByRole('button', { name: 'Fermer et garder' }).click();
  await expect.poll(() => answers).toEqual([{ how: 'kept' }]);
});

test('S17 who shares the workstation no longer closes as usual', async () => {
  usePreferences.setState({ isSharedPc: false });
  await waits();
  await close();
  await expect.poll(() => answers).toEqual([{ how: 'asUsual' }]);
  expect(signOut).not.toHaveBeenCalled();
});
