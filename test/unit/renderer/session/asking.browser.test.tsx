import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { ConfirmationDialog } from '#session/ConfirmationDialog.tsx';
import { asking } from '#session/question.ts';
import { confirmationReasons } from '#shared/endpoints/endpoint.ts';
import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { draw } from '../features/changes/drawn.tsx';

const question = (at: number): string => `8c6d4b0a-1111-4222-8333-44445555666${at}`;
const asks = (at: number, because: readonly ConfirmationReason[] = ['givesRights']) =>
  ({ kind: 'mustConfirm', because, question: question(at) }) as const;
const done = { kind: 'applied', id: '4' } as const;
type Ended = ReturnType<typeof asks> | typeof done | { readonly kind: 'waits' };

/** Attempts that end so, one after the other. */
function attempts(...ends: readonly Ended[]) {
  const left = [...ends];
  return vi.fn(async (_confirmation: string | null): Promise<Ended> => left.shift() ?? done);
}
const dialog = page.getByRole('alertdialog');
const give = (attempt: ReturnType<typeof attempts>) => asking<Ended>('Compte de BELKACEM Karim', attempt);

test('R4.3 the effect is named, the focus is on Annuler, and the attempt is made again with the confirmation', async () => {
  const attempt = attempts(asks(1), done);
  await draw(<ConfirmationDialog />);
  const outcome = give(attempt);
  await expect.element(dialog.getByText('Compte de BELKACEM Karim')).toBeVisible();
  await expect.element(dialog.getByText(words.t('panels.confirm.givesRights.effect'))).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Donner les droits' }).click();
  expect(await outcome).toEqual(done);
  expect(attempt.mock.calls).toEqual([[null], [question(1)]]);
});

test('R4.3 I15 a no sends nothing; each attempt asks again', async () => {
  const attempt = attempts(asks(1), asks(2), done);
  await draw(<ConfirmationDialog />);
  const first = give(attempt);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await first).toEqual({ kind: 'declined' });
  const second = give(attempt);
  await dialog.getByRole('button', { name: 'Donner les droits' }).click();
  expect(await second).toEqual(done);
  expect(attempt.mock.calls).toEqual([[null], [null], [question(2)]]);
});

test('a change since then is asked about again', async () => {
  const attempt = attempts(asks(1, ['changesConsent']), asks(2, ['deletesDocuments']), done);
  await draw(<ConfirmationDialog />);
  const outcome = give(attempt);
  await dialog.getByRole('button', { name: 'Changer le consentement' }).click();
  await dialog.getByRole('button', { name: 'Supprimer les documents' }).click();
  expect(await outcome).toEqual(done);
});

test('an attempt that asks nothing shows no question', async () => {
  expect(await give(attempts({ kind: 'waits' }))).toEqual({ kind: 'waits' });
  expect(dialog.query()).toBeNull();
});

test('every reason has its words', async () => {
  await draw(<ConfirmationDialog />);
  for (const reason of confirmationReasons) {
    for (const part of ['title', 'effect', 'action'])
      expect(words.exists(`panels.confirm.${reason}.${part}`), `${reason}.${part}`).toBe(true);
  }
});
