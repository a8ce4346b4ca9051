import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ServiceOptionsForm } from '#features/onboarding/ServiceOptionsForm.tsx';
import { OptionsFormContext } from '#features/settings/contexts.ts';
import type { OptionsForm } from '#features/settings/contexts.ts';
import { OptionsPart } from '#features/settings/OptionsPart.tsx';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { draw } from '../changes/drawn.tsx';

const form: OptionsForm = (props) => <ServiceOptionsForm {...props} />;
const commands = (given: Partial<Commands>): void =>
  useSession.setState({ commands: { checkKey: async () => null, ...given } as Commands }); // nothing else is asked of the connection here
const part = (options?: ProfileOptions) => (
  <OptionsFormContext value={form}>
    <OptionsPart options={options} />
  </OptionsFormContext>
);
const edit = page.getByRole('button', { name: 'Modifier les réglages avancés' });

test('R1.6 R1.7 R3.4 R5.5 R5.7 S12 the options of the deployment are shown, and nothing for defaults', async () => {
  commands({});
  await draw(part());
  await expect.element(page.getByText('Réglages habituels.')).toBeVisible();
  await draw(
    part({
      authentication: { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' },
      shareName: 'ECOLE',
      rootStreamid: 'aaaaaaaa-0000-4000-8000-000000000000',
      bodyReadVerb: 'POST',
      passwordKey: { pem: 'secret que personne ne lit', padding: 'oaepSha1' },
      reads: 2,
      writes: 1,
      quietSeconds: 600,
    }),
  );
  for (const text of [
    'X-User, X-Password',
    'ECOLE',
    'aaaaaaaa-0000-4000-8000-000000000000',
    'POST',
    'OAEP SHA-1',
    'Lectures',
    'Écritures',
    '10\u00A0min',
  ]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(page.getByText(/secret que/).elements()).toHaveLength(0);
});

test('saved options are sent to main, and the focus comes back', async () => {
  const setOptions = vi.fn<Commands['setOptions']>(async () => null);
  commands({ setOptions });
  await draw(part());
  await edit.click();
  await expect.element(page.getByRole('button', { name: /Identifiant et mot de passe/ })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Nom du partage' }).fill('ECOLE');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(edit).toHaveFocus();
  expect(setOptions.mock.calls).toEqual([[{ ...usualOptions, shareName: 'ECOLE' }]]);
});

test('S11 an authentication scheme that the service refuses is reported, and the typed values remain', async () => {
  commands({ setOptions: async () => ({ kind: 'password' }) });
  await draw(part());
  await edit.click();
  await page.getByRole('textbox', { name: 'Nom du partage' }).fill('ECOLE');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('alert').getByText('Identifiant ou mot de passe refusé.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nom du partage' })).toHaveValue('ECOLE');
});

test('an invalid option is shown at its field, and main is not called', async () => {
  const setOptions = vi.fn<Commands['setOptions']>(async () => null);
  commands({ setOptions, checkKey: async () => 'weakKey' });
  await draw(part());
  await edit.click();
  await page.getByRole('textbox', { name: /Répertoire racine/ }).fill('racine');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('textbox', { name: /Répertoire racine/ })).toHaveFocus();
  await page.getByRole('textbox', { name: /Répertoire racine/ }).fill('');
  await page.getByRole('textbox', { name: /Clé publique/ }).fill('clé');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('textbox', { name: /Clé publique/ })).toHaveAccessibleDescription(/trop faible/);
  expect(setOptions).not.toHaveBeenCalled();
});
