import '#ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInForm } from '#features/settings/SignInForm.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from '../changes/drawn.tsx';

test('a refused password leaves the focus in its field, by Entrée and by the button: the next key types it again', async () => {
  const signIn = vi.fn<Commands['signIn']>(async () => 'password');
  useSession.setState({ commands: { signIn } as Partial<Commands> as Commands }); // other members are not used here
  const onDone = vi.fn<() => void>();
  await draw(
    <ShortcutScope>
      <SignInForm onDone={onDone} />
    </ShortcutScope>,
  );
  const field = page.getByLabelText(/^Mot de passe/u);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('faux{Enter}');
  await expect.element(page.getByText(/refusé/u)).toBeVisible();
  const middleOf = ({ top, height }: DOMRect): number => top + height / 2;
  const [beside, middle] = [page.getByRole('button'), field].map((each) => each.element().getBoundingClientRect());
  expect(beside && middle && Math.abs(middleOf(beside) - middleOf(middle)), 'the button stays beside').toBeLessThan(4);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('autre');
  await expect.element(field).toHaveValue('autre');
  await page.getByRole('button').click();
  await expect.poll(() => signIn.mock.calls).toEqual([['faux'], ['autre']]);
  await expect.element(field).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
});
