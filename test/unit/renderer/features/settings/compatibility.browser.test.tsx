import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CompatibilityPart } from '#features/settings/compatibility/CompatibilityPart.tsx';
import { CompatibilityScreen } from '#features/settings/compatibility/CompatibilityScreen.tsx';
import type { CompatibilityReport, EndpointReport } from '#shared/ipc/compatibility.ts';
import { forgetCompatibility, useCompatibility } from '#stores/compatibility.ts';
import { beginOn, go, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../changes/drawn.tsx';

const row = (
  endpoint: EndpointReport['endpoint'],
  request: string,
  more: Partial<EndpointReport> = {},
): EndpointReport => ({
  endpoint,
  request,
  documented: true,
  standing: 'works',
  rows: 0,
  differences: null,
  failure: null,
  ...more,
});
const rows: readonly EndpointReport[] = [
  row('Dossier.list', 'GET /Dossier', { rows: 20 }),
  row('Enseignant.list', 'GET /Enseignant', {
    standing: 'refused',
    failure: { kind: 'forbidden', status: 403, detail: 'Réservé' },
  }),
  row('EtatConvention.list', 'GET /EtatConvention', {
    standing: 'absent',
    documented: false,
    failure: { kind: 'gone', status: 404 },
  }),
  row('NatureClient.list', 'GET /NatureClient', {
    standing: 'differs',
    documented: false,
    rows: 1,
    differences: { missing: ['Nom', 'Code'], retyped: ['Id'], added: ['Couleur'] },
  }),
  row('Convention.one', 'GET /Convention/{id}', { standing: 'untried' }),
];
const report: CompatibilityReport = {
  baseUrl: 'https://ecole.example',
  metadata: { standing: 'differs', entities: [{ entity: 'Mail', differences: null }], failure: null },
  endpoints: rows,
  traits: [],
  versions: { tags: 'none', ifMatch: 'unknown', upserts: false },
  compatible: false,
};

const checkCompatibility = vi.fn<Commands['checkCompatibility']>();
const stopCompatibility = vi.fn<Commands['stopCompatibility']>();
const saveFile = vi.fn<Commands['saveFile']>(async () => ({ name: 'x', folder: '/tmp', ways: [] }));
beforeEach(() => {
  checkCompatibility.mockReset();
  stopCompatibility.mockReset();
  forgetCompatibility();
  useSession.setState({ commands: { checkCompatibility, stopCompatibility, saveFile } as unknown as Commands }); // nothing else is asked of the connection here
});
/** An endpoint of the report shows each of these. */
async function says(request: string, ...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect.element(line(request).getByText(text)).toBeVisible();
}
const line = (request: string) =>
  page.getByRole('row', { name: new RegExp(request.replaceAll(/[{}/]/gu, String.raw`\$&`)) });

test('before the first check: what it does, that it only reads, and one button', async () => {
  await draw(<CompatibilityScreen />);
  await expect.element(page.getByText(/Il ne fait que lire.: rien n’est écrit dans le service/)).toBeVisible();
  await expect.element(page.getByText(/Pas encore vérifiée/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Copier' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  expect(checkCompatibility.mock.calls).toEqual([[{}]]);
});

test('during the check: its progress, and a button to stop', async () => {
  useCompatibility.setState({ running: { done: 12, total: 47 } });
  await draw(<CompatibilityScreen />);
  await expect.element(page.getByText(/12 lectures sur 47/)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  await expect.element(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled();
  await page.getByRole('button', { name: 'Interrompre' }).click();
  expect(stopCompatibility).toHaveBeenCalledTimes(1);
});

test('R3.4 R5.5 a report: the result of each endpoint in words, what differs, what is assumed, in the service’s own words', async () => {
  useCompatibility.setState({ last: { at: Date.now(), report } });
  await draw(<CompatibilityScreen />);
  await expect.element(page.getByText('1 lecture décrite par le document est refusée ou absente.')).toBeVisible();
  await says('GET /Dossier', 'Répond', '20 fiches lues');
  await says('GET /Enseignant', 'Refusée', /n’y a pas droit.*Réservé/);
  await says('GET /EtatConvention', 'Absente', 'supposée', /ne l’a pas/);
  await says(
    'GET /NatureClient',
    'Diffère',
    /Champs absents.: Nom, Code\./,
    /D’une autre forme.: Id\./,
    /gardé tel quel.: Couleur\./,
  );
  await says('GET /Convention/{id}', 'Non essayée', /Aucun numéro connu/);
  await expect.element(page.getByText(/Pas décrit.: Mail\./)).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual([
    'Description du service',
    'Versions des fiches',
    'Dossiers de candidature',
    'États de convention, Conventions',
    'Natures de client',
  ]);
});

test('only what differs or is missing', async () => {
  useCompatibility.setState({ last: { at: Date.now(), report } });
  await draw(<CompatibilityScreen />);
  await page.getByRole('radio', { name: 'Ce qui diffère ou manque' }).click();
  expect(line('GET /Dossier').elements()).toHaveLength(0);
  await expect.element(line('GET /Enseignant')).toBeVisible();
});

test('a typed id is used by the next check; an invalid one is not', async () => {
  useCompatibility.setState({ last: { at: Date.now(), report } });
  await draw(<CompatibilityScreen />);
  const field = page.getByRole('textbox', { name: 'Convention' });
  await field.fill('x');
  await expect.element(field).toHaveAccessibleDescription('Un numéro, en chiffres seulement.');
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await field.fill('12');
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  expect(checkCompatibility.mock.calls).toEqual([[{}], [{ Convention: '12' }]]);
});

test('S11 being offline is shown in words, and the earlier report remains', async () => {
  useCompatibility.setState({ last: { at: Date.now(), report }, failure: { kind: 'offline' } });
  await draw(<CompatibilityScreen />);
  await expect.element(page.getByText('Le service ne répond pas\u00A0: pas de connexion.')).toBeVisible();
  await expect.element(page.getByText(/Le rapport précédent reste affiché/)).toBeVisible();
  await expect.element(line('GET /Dossier')).toBeVisible();
});

test('what is not declared is one line; a long list is folded until the user expands it', async () => {
  const otherwise = { missing: ['Nom'], retyped: [], added: [] };
  const entities = (['Agent', 'Candidat', 'Client', 'Dossier', 'Mail', 'User'] as const).flatMap((entity, at) => [
    { entity, differences: at < 2 ? null : otherwise },
  ]);
  useCompatibility.setState({
    last: { at: Date.now(), report: { ...report, metadata: { ...report.metadata, entities } } },
  });
  await draw(<CompatibilityScreen />);
  await expect.element(page.getByText(/Pas décrits.: Agent, Candidat\./)).toBeVisible();
  expect(page.getByText(/Champ absent.: Nom/).elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Et 1 autre' }).click();
  expect(page.getByText(/Champ absent.: Nom/).elements()).toHaveLength(4);
});

test('the report can be copied as a text and saved as JSON; a refusal by the system is shown', async () => {
  const written: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  useCompatibility.setState({ last: { at: Date.now(), report } });
  await draw(<CompatibilityScreen />);
  await page.getByRole('button', { name: 'Copier', exact: true }).click();
  await page.getByRole('button', { name: 'Enregistrer en JSON' }).click();
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(written[0]).toContain('https://ecole.example');
  expect(written[0]).toContain('Refusée: GET /Enseignant · HTTP 403\n    Cet identifiant n’y a pas droit.');
  expect(written[0]).toContain('Diffère: GET /NatureClient · supposée');
  expect(saveFile.mock.calls[0]?.[0]).toMatch(/^Compatibilité \d{4}-\d\d-\d\d\.json$/u);
  expect(JSON.parse(saveFile.mock.calls[0]?.[1] ?? '')).toEqual(report);
  write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await draw(
    <>
      <CompatibilityScreen />
      <Toasts />
    </>,
  );
  await page.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect.element(page.getByText('Ce poste n’a pas permis la copie.')).toBeVisible();
  write.mockRestore();
});

test('Échap and the arrow lead back to the settings, which show the result', async () => {
  go({ at: 'settings', part: 'compatibility' });
  useCompatibility.setState({ last: { at: Date.now(), report } });
  await draw(<CompatibilityScreen />);
  await userEvent.keyboard('{Escape}');
  expect(here()).toEqual({ at: 'settings', part: 'it' });
  await draw(<CompatibilityPart />);
  await expect
    .element(page.getByText(/Répond\s: 1, Diffère\s: 1, Refusée\s: 1, Absente\s: 1, Non essayée\s: 1/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Voir la compatibilité' }).click();
  expect(here()).toEqual({ at: 'settings', part: 'compatibility' });
  beginOn('today');
});
