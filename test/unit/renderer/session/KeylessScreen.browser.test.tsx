import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KeylessScreen } from '#session/KeylessScreen.tsx';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Keyless } from '#shared/ipc/channels.ts';
import { draw } from '../features/changes/drawn.tsx';

async function keyless(given: Partial<Keyless> & { readonly practice?: boolean } = {}) {
  const { why = 'damaged', keptBefore = true, practice = false } = given;
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: 'https://ecole.example',
    user: 'claire.moreau',
    campusId: '1',
    campusName: 'Lyon',
    practice,
  };
  const acts = {
    onRetry: vi.fn(),
    onQuit: vi.fn(),
    renewKey: vi.fn(async (_password: string | null): Promise<FailureKind | null> => null),
    moveHere: vi.fn(async (): Promise<FailureKind | null> => null),
  };
  await draw(<KeylessScreen keyless={{ profile, why, keptBefore }} {...acts} />);
  return acts;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = page.getByLabelText('Mot de passe de claire.moreau dans le service');

test('I2 both copies of the secrets are damaged: what is lost and what stays is shown, and nothing happens before the user confirms', async () => {
  const { renewKey, onRetry } = await keyless();
  await expect.element(page.getByText('Ce qui protège vos données sur ce poste est abîmé.')).toBeVisible();
  await button('Réessayer').click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await button('Se reconnecter…').click();
  await expect.element(button('Annuler')).toHaveFocus();
  await expect.element(page.getByText(/elles ne seront ni envoyées/u)).toBeVisible();
  await expect.element(page.getByText(/restent sur le disque, mis de côté/u)).toBeVisible();
  await expect.element(button('Se reconnecter')).toBeDisabled();
  await button('Annuler').click();
  expect(renewKey).not.toHaveBeenCalled();
  await button('Se reconnecter…').click();
  await password.fill('canari');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(renewKey.mock.calls).toEqual([['canari']]));
});

test('E2 a key store that does not answer: the user can retry or quit, and no other key is offered', async () => {
  const { onRetry, onQuit } = await keyless({ why: 'unavailable' });
  await expect.element(page.getByText(/ne répond pas pour l’instant/u)).toBeVisible();
  await expect.element(page.getByText(/La clé de vos données y est toujours/u)).toBeVisible();
  expect(button('Se reconnecter…').elements()).toEqual([]);
  await button('Réessayer').click();
  await button('Quitter').click();
  expect([onRetry.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 1]);
});

test('E9 a notebook of another workstation: the user continues here, or begins an empty one, and sees what each means', async () => {
  const { moveHere, renewKey } = await keyless({ why: 'elsewhere' });
  await expect.element(page.getByText('Ce carnet vient d’un autre poste.')).toBeVisible();
  await expect.element(page.getByText(/partiraient deux fois/u)).toBeVisible();
  expect(button('Réessayer').elements()).toEqual([]);
  moveHere.mockResolvedValueOnce('storage');
  await button('Continuer sur ce poste').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('En commencer un vide…').click();
  await expect.element(page.getByText(/restent à l’autre poste/u)).toBeVisible();
  await button('Annuler').click();
  expect(renewKey).not.toHaveBeenCalled();
});

test('S11 a password that the service refuses, or cannot look at, is said; the dialog stays', async () => {
  const { renewKey } = await keyless();
  renewKey.mockResolvedValueOnce('password').mockResolvedValueOnce('offline');
  await button('Se reconnecter…').click();
  await password.fill('x');
  await button('Se reconnecter').click();
  await expect.element(page.getByText('Mot de passe refusé.')).toBeVisible();
  // What is typed next takes the place of what was refused.
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('juste');
  await expect.element(password).toHaveValue('juste');
  await button('Se reconnecter').click();
  await expect.element(page.getByText(/lui seul peut vérifier votre mot de passe/u)).toBeVisible();
});

test('practice asks for no password; where nothing was stored, nothing is shown as lost', async () => {
  const { renewKey } = await keyless({ practice: true, keptBefore: false, why: 'missing' });
  await button('Se reconnecter…').click();
  await expect.element(page.getByText('Aucune modification n’a été gardée sur ce poste.')).toBeVisible();
  await button('Se reconnecter').click();
  expect(renewKey.mock.calls).toEqual([[null]]);
});

test('a key store that does not open says so first: it may open again', async () => {
  await keyless({ why: 'refused' });
  await expect.element(page.getByText(/n’ouvre plus la clé de Carnet/u)).toBeVisible();
  await expect.element(page.getByText(/coffre à clés du système/u)).toBeVisible();
});
