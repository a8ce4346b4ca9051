import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { OfflineScreen } from '#features/offline/index.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { forgetReadiness, notPreparing, useReadiness } from '#stores/offline.ts';
import { beginOn } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, pulled } from '#test/contract/stores/samples.ts';
import { FocusKeeper } from '#ui/index.ts';
import { drawOver } from '../../overCache.tsx';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
const commands = {
  prepare: vi.fn<Commands['prepare']>(),
  stopPreparing: vi.fn<Commands['stopPreparing']>(),
  keepFolders: vi.fn<Commands['keepFolders']>(),
  keepRow: vi.fn<Commands['keepRow']>(),
  refresh: vi.fn<Commands['refresh']>(),
  saveFile: vi.fn<Commands['saveFile']>(),
};

let cache: Cache;
beforeEach(async () => {
  vi.resetAllMocks();
  // In the test environment, React Stately's virtual list asks Node whether to virtualise; a browser has no Node.
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  commands.keepFolders.mockImplementation(async (folders) => {
    useReadiness.setState({ folders });
    return true;
  });
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: '',
    user: 'c.moreau',
    campusId: '1',
    campusName: 'Campus Lyon',
    practice: true,
  };
  useSession.setState({
    open: { profile, databaseName: '', signedIn: true, keptBefore: false },
    commands: commands as Partial<Commands> as Commands,
  }); // other members are not used here
  beginOn('offline');
  useSyncStatus.setState(useSyncStatus.getInitialState());
  forgetReadiness();
  useReadiness.setState({ persisted: true });
  cache = await aCache();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cache.close();
});

async function receive(
  entity: EntityName,
  rows: readonly (readonly [id: string, row: object])[],
  path?: readonly string[],
  complete = true,
): Promise<void> {
  const request = path ? { entity, path } : { entity };
  await cache.store.absorb(
    request,
    rows.map(([id, row]) => pulled(id, JSON.stringify(row))),
    0,
  );
  await cache.store.finish(request, { at: Date.now(), received: rows.length, complete, unreadable: [] });
}
const folder = (id: string, Name: string) => [id, { Streamid: id, Name, Isdirectory: true }] as const;

/** Every list of a small school, received just now. */
async function aSchool(): Promise<void> {
  for (const entity of receivedEntities) if (entity !== 'Directory') await receive(entity, []);
  await receive('EntiteJuridique', [
    ['1', { Id: 1, Nom: 'Campus Lyon' }],
    ['2', { Id: 2, Nom: 'Campus Nantes' }],
  ]);
  await receive('Programme', [['20', { Id: 20, EntiteJuridiqueId: 1 }]]);
  await receive('SessionRecrutement', [['8', { Id: 8, LibelleExterne: 'BTS MCO', ProgrammeId: 20 }]]);
  await receive('Candidat', [['50', { Id: 50, Nom: 'Haddad', Prenoms: 'Nour' }]]);
  await receive('Dossier', [
    [
      '100',
      { Id: 100, Numero: 'C01240-1', CandidatId: 50, SessionRecrutementId: 8, CreneauLibre: `${day}T00:00:00+01:00` },
    ],
  ]);
  await receive('Directory', [folder('a', 'Admissions'), folder('b', 'Pédagogie')], []);
}

const show = () =>
  drawOver(
    cache,
    <>
      <div style={{ width: 1280, height: 800, display: 'flex' }}>
        <OfflineScreen />
      </div>
      <FocusKeeper />
    </>,
  );
const row = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') });
const verdict = () => page.getByRole('heading', { level: 2 }).first();

test('nothing was downloaded: nothing of the day is here, and one button begins', async () => {
  await show();
  await expect.element(verdict()).toMatchTextContent(/^Rien pour .*, Campus Lyon, n’est encore sur ce poste\.$/u);
  await page.getByRole('button', { name: 'Préparer' }).click();
  expect(commands.prepare).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Détails' }).click();
  // What is not known is not counted.
  await expect.element(row('Événements')).toMatchTextContent(/^.*ÉvénementsJamais reçu sur ce poste–$/u);
  await expect.element(page.getByRole('complementary')).not.toMatchTextContent(/0 événement|0 dossier/u);
});

test('everything of the day is here: one sentence, ready; the counts are folded, each once, without sizes', async () => {
  await aSchool();
  await show();
  await expect.element(verdict()).toMatchTextContent(/^Tout pour .*, Campus Lyon, est sur ce poste\.$/u);
  await expect.element(verdict()).toHaveAttribute('data-verdict', 'ready');
  await expect
    .element(page.getByText('Les fichiers eux-mêmes ne s’ouvrent pas hors ligne', { exact: false }))
    .toBeVisible();
  const table = page.getByRole('table', { name: 'Ce qui est sur ce poste' });
  expect(table.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Détails' }).click();
  await expect
    .element(row('Dossiers de candidature'))
    .toMatchTextContent(/Dossiers de candidature1 dossier de candidatureReçu à/u);
  await expect.element(table).not.toMatchTextContent(/\d (?:o|ko)|complète/u);
});

test('I18 a truncated list is named in the sentence, prevents « ready », and is received by the one button', async () => {
  await aSchool();
  await receive('Planification', [], undefined, false);
  await show();
  await expect.element(verdict()).toMatchTextContent(/est sur ce poste, sauf\s: événements \(en partie\)\.$/u);
  await expect.element(verdict()).toHaveAttribute('data-verdict', 'missing');
  await page.getByRole('button', { name: 'Recevoir ce qui manque' }).click();
  expect(commands.prepare).toHaveBeenCalledWith({ sets: [{ entity: 'Planification' }], folders: [] });
  await page.getByRole('button', { name: 'Détails' }).click();
  await expect.element(row('Événements')).toMatchTextContent(/Liste incomplète\s: 0 reçu/u);
});

test('an applicant whom the service does not list is missing, and nothing can be received', async () => {
  await aSchool();
  await receive('Candidat', []);
  await receive('Dossier', [
    [
      '101',
      { Id: 101, Numero: 'C01241-1', CandidatId: 51, SessionRecrutementId: 8, CreneauLibre: `${day}T09:00:00+01:00` },
    ],
  ]);
  await show();
  await expect.element(verdict()).toMatchTextContent(/sauf\s: la fiche de .*09:00/u);
  await expect.element(page.getByRole('button', { name: 'Préparer' })).toBeVisible();
});

test('R3.6 a list that lacks what is known here shows how much of it came; the applicants are not reported as unknown to the service', async () => {
  await aSchool();
  await receive('Dossier', [
    [
      '101',
      { Id: 101, Numero: 'C01241-1', CandidatId: 51, SessionRecrutementId: 8, CreneauLibre: `${day}T09:00:00+01:00` },
    ],
  ]);
  for (const entity of ['Dossier', 'Candidat'] as const) {
    await cache.store.finish(
      { entity },
      { at: Date.now(), received: 3, complete: false, coverage: { known: 46, came: 3 }, unreadable: [] },
    );
  }
  await show();
  await expect
    .element(verdict())
    .toMatchTextContent(/sauf\s: dossiers de candidature \(en partie\), candidats \(en partie\)\.$/u);
  await page.getByRole('button', { name: 'Détails' }).click();
  await expect.element(row('Dossiers de candidature')).toMatchTextContent(/Liste incomplète\s: 3 reçus sur 46 connus/u);
  await expect.element(page.getByText('dont 1 absent de ce poste', { exact: false })).toBeVisible();
});

test('S9 storage that is not persistent prevents « ready »', async () => {
  await aSchool();
  useReadiness.setState({ persisted: false });
  await show();
  await expect.element(verdict()).toMatchTextContent(/est sur ce poste\.$/u);
  await expect.element(verdict()).toHaveAttribute('data-verdict', 'missing');
  await expect.element(page.getByText('Gardez de la place libre.', { exact: false })).toBeVisible();
});

test('a chosen folder, with the keyboard, must be listed before all is ready', async () => {
  await aSchool();
  await show();
  await expect.element(verdict()).toHaveAttribute('data-verdict', 'ready');
  const admissions = page.getByRole('treegrid', { name: 'Documents' }).getByRole('row', { name: /Admissions/u });
  (admissions.element() as HTMLElement).focus(); // a row of the tree
  await userEvent.keyboard(' ');
  expect(commands.keepFolders).toHaveBeenCalledWith(['a']);
  await expect.element(page.getByText('toujours entières', { exact: false })).toBeVisible();
  await expect.element(verdict()).toMatchTextContent(/sauf\s: documents \(en partie\)\.$/u);
  await page.getByRole('button', { name: 'Recevoir ce qui manque' }).click();
  expect(commands.prepare).toHaveBeenCalledWith({ sets: [], folders: [['Admissions']] });
});

test('one button: prepare, stop by Échap while it runs, resume where it stopped', async () => {
  await aSchool();
  await show();
  await page.getByRole('button', { name: 'Préparer' }).click();
  expect(commands.prepare).toHaveBeenCalledWith();
  useReadiness.setState({
    preparing: { ...notPreparing, state: 'running', setsLeft: ['Dossier', 'Candidat'], sets: 11, folders: 4 },
  });
  await expect.element(page.getByText('Encore 2 listes sur 11. Gardez la connexion.')).toBeVisible();
  await expect.element(verdict()).toHaveTextContent('Préparation en cours');
  await userEvent.keyboard('{Escape}');
  expect(commands.stopPreparing).toHaveBeenCalledTimes(1);
  const stopped = {
    ...notPreparing,
    state: 'stopped',
    why: 'offline',
    setsLeft: ['Dossier', 'Candidat'],
    sets: 11,
    folders: 4,
    foldersListed: 1,
  } as const;
  useReadiness.setState({ preparing: stopped });
  const lists = String.raw`2 listes \(Dossiers de candidature d’abord\), 3 répertoires`;
  const says = (words: string) => page.getByText(new RegExp(`pas de connexion\\. ${words}\\s: ${lists}`, 'u'));
  await expect.element(says('Reste')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  expect(commands.prepare).toHaveBeenCalledTimes(2);
});

test('rows kept one by one: how many, how old, what is missing, each by its part; one can be left out', async () => {
  await aSchool();
  const learner = { entity: 'Apprenant', of: '7' } as const;
  await cache.store.absorb(learner, [pulled('7', JSON.stringify({ Id: 7, Nom: 'Roy', Prenoms: 'Léa' }))], 0);
  await cache.store.finish(learner, { at: Date.now(), received: 1, complete: true, unreadable: [] });
  useReadiness.setState({
    rows: [
      { entity: 'Apprenant', id: '7' },
      { entity: 'BalanceClient', id: '3' },
    ],
  });
  commands.keepRow.mockResolvedValue(true);
  await show();
  await page.getByRole('button', { name: 'Détails' }).click();
  await expect.element(row('Apprenants')).toMatchTextContent(/1 apprenant2 listes jamais reçues/u);
  await expect.element(row('Lignes de solde')).toMatchTextContent(/Jamais reçu sur ce poste/u);
  expect(row('Séquences').elements()).toHaveLength(0);
  await expect.element(verdict()).toMatchTextContent(/apprenants \(en partie\)/u);
  await page.getByRole('button', { name: 'Recevoir ce qui manque' }).click();
  expect(commands.prepare.mock.lastCall?.[0]?.sets).toContainEqual({ entity: 'InscriptionSequence', of: '7' });
  const kept = page.getByRole('list', { name: 'Fiches' });
  await expect.element(kept.getByText('ROY Léa')).toBeVisible();
  await kept.getByRole('button', { name: /^Ne plus garder hors ligne\s: Dossier de facturation n°\s3/u }).click();
  expect(commands.keepRow).toHaveBeenCalledWith({ entity: 'BalanceClient', id: '3' }, false);
});

test('the report of the day, saved as a text', async () => {
  await aSchool();
  await cache.outbox.commit({
    putReceipts: [
      aReceipt({
        id: 'r',
        seq: 1,
        target: '1',
        at: Date.now(),
        summary: { key: 'event.done', subject: 'Entretien DIALLO', values: {} },
      }),
    ],
  });
  commands.saveFile.mockResolvedValue({ name: 'x', folder: '/tmp', targets: [] });
  await show();
  await page.getByRole('button', { name: 'Bilan du jour' }).click();
  await expect.element(page.getByText('Événements marqués comme faits\u00A0: 1')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Entretiens commencés ou passés, sans décision' }))
    .toMatchTextContent(/HADDAD Nour, dossier C01240-1, BTS MCO/u);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const [name, text] = commands.saveFile.mock.lastCall ?? [];
  expect(name).toBe(`Carnet bilan ${day}.txt`);
  expect(text).toContain('Entretien DIALLO\u00A0: marqué comme fait');
  expect(text).toContain('HADDAD Nour');
  expect(useReadiness.getState().reportSeen).toBe(day);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prêt hors ligne' })).toBeVisible();
});
