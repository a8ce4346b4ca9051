import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DamagedPart } from '#features/settings/DamagedPart.tsx';
import { DatasetLine } from '#features/settings/index.tsx';
import { ServicePart } from '#features/settings/ServicePart.tsx';
import { SignInNotice } from '#features/settings/SignInForm.tsx';
import type { OpenService } from '#shared/ipc/channels.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { draw } from '../changes/drawn.tsx';

const open: OpenService = {
  profile: {
    id: 'p',
    name: 'École Sévigné',
    baseUrl: 'https://ecole.example',
    user: 'claire',
    campusId: '3',
    campusName: 'Campus Lyon',
    practice: false,
  },
  databaseName: 'd',
  dataKey: '',
  signedIn: true,
  keptBefore: true,
};
/** Only signing in is asked of the connection here. */
const signing = (signIn: Commands['signIn']): void => useSession.setState({ commands: { signIn } as Commands });

const service = (waiting: number, onSignOut: () => void) => (
  <ServicePart open={open} waiting={waiting} signIn={null} keptForSession={false} onSignOut={onSignOut} />
);

test('S9 with unsent work, signing out asks first and shows how much would be lost', async () => {
  const onSignOut = vi.fn();
  await draw(service(7, onSignOut));
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  const dialog = page.getByRole('alertdialog', { name: /perdre 7 modifications/ });
  await expect
    .element(dialog.getByText('7 modifications ne sont pas encore dans le service. Elles seraient perdues.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(onSignOut).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await dialog.getByRole('button', { name: 'Perdre et se déconnecter' }).click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('S7 a password that this workstation does not store is asked for, and not reported as refused', async () => {
  signing(vi.fn());
  await draw(<SignInNotice cause="noPassword" waiting={2} />);
  await expect.element(page.getByText('Mot de passe à redonner\u00A0: ce poste ne le garde pas.')).toBeVisible();
  await expect.element(page.getByText('Vos 2 modifications sont gardées.')).toBeVisible();
  expect(page.getByText(/refusé/u).elements()).toHaveLength(0);
});

test('R3.5 a refused password: shows how much is stored, a second refusal, then disappears', async () => {
  const signIn = vi.fn<Commands['signIn']>().mockResolvedValueOnce('password').mockResolvedValueOnce(null);
  signing(signIn);
  await draw(<SignInNotice cause="password" waiting={7} />);
  await expect.element(page.getByText('Vos 7 modifications sont gardées.')).toBeVisible();
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  const password = page.getByLabelText('Mot de passe', { exact: true });
  await password.fill('faux');
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await expect.element(password).toHaveAccessibleDescription('Mot de passe refusé.');
  await password.fill('juste');
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await vi.waitFor(() => expect(password.elements()).toHaveLength(0));
  expect(signIn.mock.calls).toEqual([['faux'], ['juste']]);
});

test('I18 a truncated list is marked, and one that was never downloaded is shown as absent', async () => {
  const onRefresh = vi.fn();
  const row = (last: Parameters<typeof DatasetLine>[0]['status']['last']) => (
    <DatasetLine
      status={{ entity: 'Dossier', last }}
      running={undefined}
      failure={undefined}
      onRefresh={onRefresh}
      onCancel={vi.fn()}
    />
  );
  await draw(row({ at: Date.now(), received: 112, complete: false, unreadable: [] }));
  await expect.element(page.getByText('Liste incomplète\u00A0: 112 reçus', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actualiser\u00A0: Dossiers de candidature' }).click();
  expect(onRefresh).toHaveBeenCalledTimes(1);
  await draw(row({ at: Date.now(), received: 112, complete: false, said: 'Délai dépassé', unreadable: [] }));
  const said = 'Liste incomplète\u00A0: 112 reçus. Le service dit\u00A0: «\u00A0Délai dépassé\u00A0»';
  await expect.element(page.getByText(said)).toBeVisible();
  await draw(row(null));
  await expect.element(page.getByText('Absent de ce poste')).toBeVisible();
});

test('damaged records are shown by their meaning, and the program’s own words are folded under a title', async () => {
  const damaged = [
    { table: 'pages', key: 'Planification/101.2026-10-12#0', reason: 'sealed' },
    { table: 'pages', key: 'Planification/101.2026-10-19#0', reason: 'sealed' },
    { table: 'steps', key: 's1', reason: 'ZodError' },
    { table: 'areas', key: 'Dossier', reason: 'sealed' },
    { table: 'meta', key: 'note.takenRows', reason: 'autre clé' },
    { table: 'meta', key: 'note.drafts', reason: 'sealed' },
    { table: 'meta', key: 'note.selection', reason: 'sealed' },
  ];
  await draw(<DamagedPart damaged={damaged} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Événements2 morceaux de la liste. Ils seront reçus à nouveau.',
    'Modifications en attente1 illisible. Modifications dit si elle a été retrouvée.',
    'Dates de réception1 illisible. Sa liste paraîtra jamais reçue, jusqu’à la prochaine réception.',
    'Choix hors ligneIllisibles. Choisissez de nouveau, dans Prêt hors ligne, ce que ce poste garde hors ligne.',
    'BrouillonsIllisibles. Retapez ce que vous n’aviez pas encore enregistré.',
    'Autres fiches1 illisible.',
  ]);
  await page.getByRole('button', { name: /^Détails/u }).click();
  await expect.element(page.getByText('meta · note.takenRows · autre clé')).toBeVisible();
});
