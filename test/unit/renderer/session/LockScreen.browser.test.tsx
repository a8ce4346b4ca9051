import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LockScreen } from '#session/LockScreen.tsx';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { draw } from '../features/changes/drawn.tsx';

const profile: ServiceProfile = {
  id: 'p',
  name: 'École Sévigné',
  baseUrl: 'https://ecole.example',
  user: 'claire',
  campusId: '3',
  campusName: 'Campus Lyon',
  practice: false,
};

const renewKey = vi.fn(async (): Promise<FailureKind | null> => null);

test('S9 says who and which service, and asks the password once', async () => {
  const unlock = vi.fn(async () => null);
  await draw(<LockScreen profile={profile} unlock={unlock} renewKey={renewKey} />);
  await expect.element(page.getByRole('heading', { name: 'Carnet est verrouillé' })).toBeVisible();
  await expect.element(page.getByText('claire, École Sévigné')).toBeVisible();
  await expect.element(page.getByLabelText('Mot de passe du service')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(unlock).not.toHaveBeenCalled();
  await userEvent.keyboard('s3cret{Enter}');
  expect(unlock.mock.calls).toEqual([['s3cret']]);
});

test('S9 offline with another password, it says what is known here and what cannot be asked', async () => {
  await draw(<LockScreen profile={profile} unlock={async () => 'offline'} renewKey={renewKey} />);
  const password = page.getByLabelText('Mot de passe du service');
  await password.fill('autre');
  await page.getByRole('button', { name: 'Déverrouiller' }).click();
  await expect.element(password).toHaveAccessibleDescription(/le service ne répond pas pour en vérifier un autre/);
  await draw(<LockScreen profile={profile} unlock={async () => 'password'} renewKey={renewKey} />);
  await page.getByLabelText('Mot de passe du service').fill('autre');
  await page.getByRole('button', { name: 'Déverrouiller' }).click();
  await expect.element(page.getByText('Mot de passe refusé.')).toBeVisible();
  // The next key types the password again.
  await expect.element(page.getByLabelText('Mot de passe du service')).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(page.getByLabelText('Mot de passe du service')).toHaveValue('b');
});

test('practice asks for nothing but a button', async () => {
  const unlock = vi.fn(async () => null);
  await draw(<LockScreen profile={{ ...profile, practice: true }} unlock={unlock} renewKey={renewKey} />);
  expect(page.getByLabelText('Mot de passe du service').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Déverrouiller' }).click();
  expect(unlock).toHaveBeenCalledTimes(1);
});

test('B3 I2 a newer password of the service: the earlier one is asked for, and another key only at the user’s word', async () => {
  await draw(<LockScreen profile={profile} unlock={async () => 'noPassword'} renewKey={renewKey} />);
  const forgotten = page.getByRole('button', { name: 'Je n’ai plus le mot de passe précédent…' });
  expect(forgotten.elements()).toEqual([]);
  await page.getByLabelText('Mot de passe du service').fill('nouveau');
  await page.getByRole('button', { name: 'Déverrouiller' }).click();
  await expect.element(page.getByText(/protégées par le précédent/u)).toBeVisible();
  await forgotten.click();
  await expect.element(page.getByText(/elles ne seront ni envoyées/u)).toBeVisible();
  await page.getByLabelText('Mot de passe de claire dans le service').fill('nouveau');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(renewKey.mock.calls).toEqual([['nouveau']]));
});
