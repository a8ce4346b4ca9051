import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnProxy } from '#features/settings/connection/OwnProxy.tsx';
import { LookPart } from '#features/settings/index.tsx';
import { NoticePart } from '#features/settings/NoticePart.tsx';
import { useOwnSettings } from '#stores/ownSettings.ts';
import { usePolicy } from '#stores/policy.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { draw } from '../changes/drawn.tsx';

const keepOwnSettings = vi.fn<Commands['keepOwnSettings']>();

beforeEach(() => {
  keepOwnSettings.mockReset().mockImplementation(async (chosen) => {
    useOwnSettings.setState(chosen, true);
    return null;
  });
  useOwnSettings.setState({}, true);
  usePolicy.setState({ values: {} });
  useSession.setState({ commands: { keepOwnSettings } as unknown as Commands }); // the one command of these parts
  return () => usePolicy.setState({ values: {} });
});

test('the user chooses notifications without names and protection from screenshots; each keeps the other', async () => {
  await draw(
    <>
      <NoticePart />
      <LookPart />
    </>,
  );
  await page.getByText('Sans noms').click();
  await expect.poll(() => useOwnSettings.getState()).toEqual({ noticesWithoutNames: true });
  await page.getByText('Empêcher les captures d’écran').click();
  await expect.poll(() => useOwnSettings.getState()).toEqual({ noticesWithoutNames: true, protectScreen: true });
  await expect.element(page.getByRole('switch', { name: 'Sans noms' })).toBeChecked();
});

test('a proxy is taken when it is one; another text stays in its field, with an example', async () => {
  await draw(<OwnProxy keep={keepOwnSettings} />);
  await page.getByText('Mon proxy').click();
  expect(keepOwnSettings).not.toHaveBeenCalled();
  const field = page.getByLabelText('Adresse du proxy');
  await field.fill('le proxy de l’école');
  await page.getByRole('button', { name: 'Utiliser ce proxy' }).click();
  await expect.element(page.getByText(/n’est pas celle d’un proxy.*http:\/\/proxy\.ecole\.fr:8080/u)).toBeVisible();
  expect(keepOwnSettings).not.toHaveBeenCalled();
  await field.fill('http://proxy.ecole.fr:8080');
  await page.getByRole('button', { name: 'Utiliser ce proxy' }).click();
  await expect.poll(() => useOwnSettings.getState()).toEqual({ proxy: 'http://proxy.ecole.fr:8080' });
  await page.getByText('Direct').click();
  await expect.poll(() => useOwnSettings.getState()).toEqual({ proxy: 'direct' });
});

test('keyboard: the arrows pass « Direct » on the way to a proxy without taking it', async () => {
  await draw(<OwnProxy keep={keepOwnSettings} />);
  await userEvent.click(page.getByRole('radio', { name: 'Mon proxy' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight} ');
  await expect.element(page.getByRole('radio', { name: 'Mon proxy' })).toBeChecked();
  expect(keepOwnSettings).not.toHaveBeenCalled();
});

test('S14 what the policy fixes is not offered', async () => {
  usePolicy.setState({ values: { proxy: 'direct', noticesWithoutNames: false, protectScreen: true } });
  await draw(
    <>
      <NoticePart />
      <LookPart />
      <OwnProxy keep={keepOwnSettings} />
    </>,
  );
  await expect.element(page.getByRole('switch', { name: 'Prochain entretien' })).toBeVisible();
  for (const name of ['Sans noms', 'Empêcher les captures d’écran']) {
    expect(page.getByRole('switch', { name }).elements()).toEqual([]);
  }
  expect(page.getByText('Mon proxy').elements()).toEqual([]);
});
