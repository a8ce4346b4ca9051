import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PolicyPart } from '#features/settings/PolicyPart.tsx';
import { usePolicy } from '#stores/policy.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import { draw } from '../changes/drawn.tsx';

test('S14 what the school fixes is listed in words, with what is wrong and what holds instead', async () => {
  const values = { serviceAddress: 'none', proxy: 'http://proxy:8080', lockMinutes: 5, exportLists: false } as const;
  await draw(
    <PolicyPart
      policy={{
        values,
        problems: [
          { source: 'file', fault: 'wrong', setting: 'lockMinutes', isClosed: true },
          { source: 'file', fault: 'unknown', setting: 'lokMinutes', isClosed: false },
          { source: 'file', fault: 'wrong', setting: 'practice', isClosed: false },
          {
            source: 'file',
            fault: 'unknownEntry',
            setting: 'hiddenScreens',
            entry: 'finances',
            isClosed: false,
          },
          { source: 'registry', fault: 'damaged', setting: null, isClosed: true },
        ],
      }}
    />,
  );
  const part = page.getByRole('region', { name: 'Fixé par votre établissement' });
  const facts = [...part.element().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Adresse du service', 'Aucun service'],
    ['Chemin vers le service', 'http://proxy:8080'],
    ['Verrouillage sans activité', 'Après 5 minutes'],
    ['Listes en CSV permises', 'Non'],
  ]);
  const faults = [...part.element().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(faults[0]).toMatch(/Verrouillage sans activité.*ne peut pas être lue\. À sa place vaut.*Après 5 minutes\./u);
  expect(faults[1]).toMatch(/lokMinutes.*sans effet/u);
  expect(faults[2]).toMatch(/Entraînement permis.*Rien n’est fixé à sa place\./u);
  expect(faults[3]).toMatch(/«.finances.» n’est pas une valeur de «.Écrans masqués.».: elle est sans effet/u);
  expect(faults[4]).toMatch(/ne peut pas être lu\. À sa place vaut ce qui protège le plus\./u);
});

test('S14 each setting has words of its own', async () => {
  const values = {
    campus: '12',
    serviceOptions: { shareName: 'Ecole', writes: 1 },
    requestsPerSecond: 8,
    proxy: 'pac+https://wpad.ecole.fr/proxy.pac',
    hiddenScreens: ['finance', 'users'],
    updateFeed: 'none',
    updateChannel: 'essai',
    sharedPc: true,
  } as const;
  await draw(<PolicyPart policy={{ values, problems: [] }} />);
  const part = page.getByRole('region', { name: 'Fixé par votre établissement' });
  const facts = [...part.element().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Campus', '12'],
    ['Options du service', 'Partage, Écritures'],
    ['Demandes au service', 'Au plus 8 par seconde'],
    ['Chemin vers le service', 'Selon le script https://wpad.ecole.fr/proxy.pac'],
    ['Poste partagé', 'Oui'],
    ['Écrans masqués', 'Facturation, Utilisateurs'],
    ['Mises à jour', 'Carnet n’en cherche pas'],
    ['Canal des mises à jour', 'essai'],
  ]);
});

test.each([{}, { exportPaper: true }])('S14 sheets are printed where the policy is %j', async (values) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  usePolicy.setState({ values });
  await draw(
    <PaperDialog title="Semaine" fileName="Semaine" onClose={() => undefined}>
      <p>Feuille</p>
    </PaperDialog>,
  );
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  usePolicy.setState({ values: {} });
});

test('S14 where the policy lets no sheet be saved, none is printed either, and why is said', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  usePolicy.setState({ values: { exportPaper: false } });
  await draw(
    <PaperDialog title="Semaine" fileName="Semaine" onClose={() => undefined}>
      <p>Feuille</p>
    </PaperDialog>,
  );
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect.element(page.getByText(/Votre établissement ne le permet pas sur ce poste/u)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  usePolicy.setState({ values: {} });
});
