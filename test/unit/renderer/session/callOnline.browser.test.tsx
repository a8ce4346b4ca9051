import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { callOnline, replaceOnline } from '#session/callOnline.ts';
import { ConfirmationDialog } from '#session/ConfirmationDialog.tsx';
import { confirmationReasons } from '#shared/endpoints/endpoint.ts';
import type { CarnetBridge } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { draw } from '../features/changes/drawn.tsx';

const question = (at: number): string => `8c6d4b0a-1111-4222-8333-44445555666${at}`;
const ok = (value: object) => ({ ok: true, value });
const asks = (at: number, because: readonly string[] = ['givesRights']) =>
  ok({ kind: 'mustConfirm', because, question: question(at) });
const done = ok({ kind: 'answered', answer: { kind: 'ids', ids: ['3'] } });

/** Main with these answers, one after the other. */
function withAnswers(...answers: readonly unknown[]) {
  const left = [...answers];
  const call = vi.fn<CarnetBridge['call']>(async () => left.shift());
  vi.stubGlobal('carnet', { call });
  return call;
}
afterEach(() => vi.unstubAllGlobals());

const rights = { id: '4', body: rawJson('{"ids":[3]}') };
const give = () => callOnline('User.addAuthorizations', rights, 'Compte de BELKACEM Karim');
const dialog = page.getByRole('alertdialog');

test('R4.3 the effect is named, the focus is on Annuler, and the confirmation is sent with the same order', async () => {
  const call = withAnswers(asks(1), done);
  await draw(<ConfirmationDialog />);
  const outcome = give();
  await expect.element(dialog.getByText('Compte de BELKACEM Karim')).toBeVisible();
  await expect.element(dialog.getByText(words.t('shell.confirm.givesRights.effect'))).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Donner les droits' }).click();
  expect(await outcome).toEqual({ kind: 'answered', answer: { kind: 'ids', ids: ['3'] } });
  const order = { ...rights, endpoint: 'User.addAuthorizations' };
  expect(call.mock.calls).toEqual([
    ['service.call', order],
    ['service.call', { ...order, yes: question(1) }],
  ]);
});

test('R4.3 I15 a no sends nothing; each attempt asks again', async () => {
  const call = withAnswers(asks(1), asks(2), done);
  await draw(<ConfirmationDialog />);
  const first = give();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await first).toEqual({ kind: 'declined' });
  const second = give();
  await dialog.getByRole('button', { name: 'Donner les droits' }).click();
  expect(await second).toMatchObject({ kind: 'answered' });
  expect(call.mock.calls.map(([, args]) => args)).toMatchObject([{ id: '4' }, { id: '4' }, { yes: question(2) }]);
});

test('a change since then is asked about again', async () => {
  withAnswers(asks(1, ['changesConsent']), asks(2, ['deletesDocuments']), done);
  await draw(<ConfirmationDialog />);
  const outcome = give();
  await dialog.getByRole('button', { name: 'Changer le consentement' }).click();
  await dialog.getByRole('button', { name: 'Supprimer les documents' }).click();
  expect(await outcome).toMatchObject({ kind: 'answered' });
});

test('I4 a bridge that breaks is a doubt for a write, and nothing but a failure for a read', async () => {
  withAnswers('nonsense', 'nonsense', { ok: false, failure: { kind: 'locked' } });
  expect(await give()).toMatchObject({ kind: 'doubt' });
  expect(await callOnline('Dossier.list', {}, '')).toMatchObject({ kind: 'failed', failure: { kind: 'unreadable' } });
  expect(await give()).toEqual({ kind: 'notSent', failure: { kind: 'locked' } });
});

test('R4.3 a replacement is asked about in the same way; a conflict asks no question', async () => {
  const order = {
    entity: 'Convention',
    id: '12',
    base: null,
    changes: [{ field: 'EtatConventionId', base: rawJson('1'), mine: rawJson('2') }],
  } as const;
  const applied = {
    kind: 'applied',
    id: '12',
    row: null,
    receipt: { outcome: 'verified', changedFields: [], gapMs: 4 },
  };
  const call = withAnswers(
    asks(1, ['deletesDocuments']),
    ok(applied),
    ok({ kind: 'notSent', failure: { kind: 'offline' } }),
  );
  await draw(<ConfirmationDialog />);
  const given = { ...order, changes: [...order.changes] };
  const outcome = replaceOnline(given, 'Convention CV12');
  await dialog.getByRole('button', { name: 'Supprimer les documents' }).click();
  expect(await outcome).toEqual(applied);
  expect(call.mock.calls[1]).toEqual(['service.replace', { ...given, yes: question(1) }]);
  expect(await replaceOnline(given, '')).toMatchObject({ kind: 'notSent' });
});

test('every reason has its words', async () => {
  await draw(<ConfirmationDialog />);
  for (const reason of confirmationReasons) {
    for (const part of ['title', 'effect', 'action'])
      expect(words.exists(`shell.confirm.${reason}.${part}`), `${reason}.${part}`).toBe(true);
  }
});
