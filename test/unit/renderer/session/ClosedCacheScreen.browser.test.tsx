import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClosedCache } from '#session/closedCache.ts';
import { ClosedCacheScreen } from '#session/ClosedCacheScreen.tsx';
import { draw } from '../features/changes/drawn.tsx';

function closed(
  cause: ClosedCache['cause'],
  seen: ClosedCache['seen'] = { pending: 3, writtenBy: '0.4.0' },
  journalled: ClosedCache['journalled'] = null,
  more: Partial<Pick<ClosedCache, 'readable' | 'isAlone'>> = {},
) {
  const acts = {
    onRetry: vi.fn(),
    onReload: vi.fn(),
    onQuit: vi.fn(),
    onSave: vi.fn(async (_name: string) => true),
    onStartOver: vi.fn(async () => undefined),
  };
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: 'https://ecole.example',
    user: 'claire.moreau',
    campusId: '1',
    campusName: 'Lyon',
    practice: false,
  };
  const cache = { cause, profile, databaseName: 'd', seen, journalled, readable: [], isAlone: true, ...more };
  const screen = <ClosedCacheScreen cache={cache} version="0.1.0" {...acts} />;
  return { screen, ...acts };
}
const button = (name: string) => page.getByRole('button', { name });

test('I2 S9 a key that opens nothing: what is lost is counted, and destroyed only on a second word', async () => {
  const { screen, onStartOver, onQuit } = closed('wrongKey');
  await draw(screen);
  await expect.element(page.getByText(/n’ouvre plus ce que Carnet y garde/)).toBeVisible();
  await expect.element(page.getByText(/Les 3 modifications qui y attendent ne peuvent plus/)).toBeVisible();
  await button('Vider les données de ce poste').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(onStartOver).not.toHaveBeenCalled();
  await button('Vider les données de ce poste').click();
  await dialog.getByRole('button', { name: 'Vider et recommencer' }).click();
  expect(onStartOver).toHaveBeenCalledTimes(1);
  await button('Quitter').click();
  expect(onQuit).toHaveBeenCalledTimes(1);
});

test('I2 when even the count cannot be read, it does not say that nothing is lost', async () => {
  await draw(closed('wrongKey', null).screen);
  await expect.element(page.getByText(/Des modifications qui y attendent peut-être/)).toBeVisible();
});

test('a cache that cannot be emptied says so', async () => {
  const { screen, onStartOver } = closed('wrongKey', { pending: 0, writtenBy: null });
  onStartOver.mockRejectedValueOnce(new Error('disk'));
  await draw(screen);
  await expect.element(page.getByText('Aucune modification n’y attendait.')).toBeVisible();
  await button('Vider les données de ce poste').click();
  await button('Vider et recommencer').click();
  await expect.element(page.getByText(/rien n’a été effacé/)).toBeVisible();
});

test('a newer Carnet’s data are refused, and the version that is needed is said', async () => {
  await draw(closed('newerSchema').screen);
  await expect.element(page.getByText(/plus récent que celui-ci \(0\.1\.0\)/)).toBeVisible();
  await expect.element(page.getByText(/pour les ouvrir.*0\.4\.0/)).toBeVisible();
  expect(button('Réessayer').elements()).toHaveLength(0);
  expect(button('Vider les données de ce poste').elements()).toHaveLength(0);
  await draw(closed('newerSchema', { pending: 0, writtenBy: null }).screen);
  await expect.element(page.getByText(/une version plus récente/)).toBeVisible();
});

test.each(['quota', 'blocked', 'closed'] as const)(
  '%s can be tried again, and nothing is said to be lost',
  async (cause) => {
    const { screen, onRetry } = closed(cause);
    await draw(screen);
    expect(button('Vider les données de ce poste').elements()).toHaveLength(0);
    expect(page.getByText(/ne peuvent plus/).elements()).toHaveLength(0);
    await button('Réessayer').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

test('I2 a storage that cannot be read may be emptied once the journal holds what waits', async () => {
  const { screen, onStartOver } = closed('storage', null, 2);
  await draw(screen);
  await expect.element(page.getByText(/Les 2 modifications en attente sont aussi dans le journal/)).toBeVisible();
  await button('Vider les données de ce poste').click();
  await button('Vider et recommencer').click();
  expect(onStartOver).toHaveBeenCalledTimes(1);
});

test('I2 a storage that is broken for good, without a journal: what can still be read is saved in a file, and what is lost and what stays is shown before anything is emptied', async () => {
  const { screen, onRetry, onSave, onStartOver } = closed('storage', null, null, {
    readable: [{ id: 'a' }, { id: 'b' }],
  });
  await draw(screen);
  await button('Réessayer').click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('2 modifications peuvent encore être lues.')).toBeVisible();
  await button('Vider les données de ce poste').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/D’autres modifications y attendent peut-être/u)).toBeVisible();
  await expect
    .element(dialog.getByText(/2 modifications peuvent encore être lues et ne sont dans aucun fichier/u))
    .toBeVisible();
  await expect.element(dialog.getByText(/^Perdu ici/u)).toBeVisible();
  await expect.element(dialog.getByText(/votre identifiant et votre mot de passe/u)).toBeVisible();
  expect(dialog.getByText(/d’autres services/u).elements()).toHaveLength(0);
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(onStartOver).not.toHaveBeenCalled();
  await button('Enregistrer ces 2 modifications…').click();
  expect(onSave.mock.calls[0]?.[0]).toMatch(/^Carnet modifications .*\.json$/u);
  await expect.element(page.getByText(/^Enregistré\./u)).toBeVisible();
  await button('Vider les données de ce poste').click();
  expect(dialog.getByText(/dans aucun fichier/u).elements()).toHaveLength(0);
  await button('Vider et recommencer').click();
  expect(onStartOver).toHaveBeenCalledTimes(1);
});

test('I2 a file that could not be written is said, and nothing was emptied', async () => {
  const { screen, onSave, onStartOver } = closed('storage', null, null, { readable: [{ id: 'a' }] });
  onSave.mockRejectedValueOnce(new Error('full'));
  await draw(screen);
  await button('Enregistrer cette modification…').click();
  await expect.element(page.getByText(/rien n’a été enregistré/u)).toBeVisible();
  expect(onStartOver).not.toHaveBeenCalled();
});

test('I2 with nothing that can be read, the way on is there all the same, and says that what waited may be lost, for other services too', async () => {
  const { screen } = closed('storage', null, null, { isAlone: false });
  await draw(screen);
  expect(button('Enregistrer cette modification…').elements()).toHaveLength(0);
  await button('Vider les données de ce poste').click();
  await expect.element(page.getByRole('alertdialog').getByText(/d’autres services/u)).toBeVisible();
});

test('I2 a newer Carnet’s changes can be saved for it where a copy reads them', async () => {
  const { screen, onSave } = closed('newerSchema', { pending: 1, writtenBy: '0.4.0' }, 1, {
    readable: [{ id: 'a', later: true }],
  });
  await draw(screen);
  await button('Enregistrer cette modification…').click();
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('I24 a storage that neither opens nor refuses: the page can be reloaded, and nothing is shown as lost', async () => {
  const { screen, onReload } = closed('hung', null);
  await draw(screen);
  await expect.element(page.getByText(/ne répond pas/)).toBeVisible();
  expect(page.getByText(/ne peuvent plus/).elements()).toHaveLength(0);
  await button('Rouvrir la fenêtre').click();
  expect(onReload).toHaveBeenCalledTimes(1);
});
