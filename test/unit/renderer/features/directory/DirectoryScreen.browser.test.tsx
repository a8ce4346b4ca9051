import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { DirectoryScreen } from '#features/directory/index.tsx';
import { useListing, useUnfolded } from '#features/directory/openFolders.ts';
import { dismissBranch } from '#features/directory/useBranch.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { FollowCreated } from '#shell/Shell.tsx';
import { useFilters } from '#stores/lists.ts';
import { notPreparing, useReadiness } from '#stores/offline.ts';
import { beginOn, here, placeOn } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { runShortcut, ShortcutScope } from '#ui/index.ts';
import { drawOver } from '../../overCache.tsx';

const commands = {
  refresh: vi.fn<Commands['refresh']>(),
  dispatch: vi.fn<Commands['dispatch']>(),
  prepare: vi.fn<Commands['prepare']>(),
  stopPreparing: vi.fn<Commands['stopPreparing']>(),
};

let cache: Cache;
const intents = () => commands.dispatch.mock.calls.map(([intent]) => intent);

beforeEach(async () => {
  vi.resetAllMocks();
  useSession.setState({ commands: commands as Partial<Commands> as Commands }); // other members are not used here
  beginOn('directory');
  useFilters.setState(useFilters.getInitialState());
  useListing.setState(useListing.getInitialState());
  useUnfolded.setState(useUnfolded.getInitialState());
  useReadiness.setState({ preparing: notPreparing });
  dismissBranch();
  useSyncStatus.setState(useSyncStatus.getInitialState());
  cache = await aCache();
});
afterEach(() => cache.close());

const folder = (id: string, Name: string): PulledRow =>
  pulled(id, JSON.stringify({ Streamid: id, Name, Isdirectory: true }));
const file = (id: string, Name: string, Size: number, day = '2026-11-12'): PulledRow =>
  pulled(id, JSON.stringify({ Streamid: id, Name, Isdirectory: false, Size, Update_time: `${day}T10:00:00+01:00` }));

async function receive(path: readonly string[], rows: readonly PulledRow[], complete = true): Promise<void> {
  const request = { entity: 'Directory', path } as const;
  await cache.store.absorb(request, rows, 0);
  await cache.store.finish(request, { at: Date.now(), received: rows.length, complete, unreadable: [] });
}
const many = (count: number, row: (at: string) => PulledRow): PulledRow[] =>
  Array.from({ length: count }, (_, at) => row(String(at).padStart(5, '0')));

/** The part of the style sheet that makes parts of the screen scroll. */
const scrolling = `.h-full { height: 100% } .min-h-0 { min-height: 0 } .flex { display: flex } .flex-col { flex-direction: column } .flex-1 { flex: 1 }
  .scroll-thin { overflow: auto } .h-row { height: 44px } [role=treeitem] { height: 29px }`;

const show = () =>
  drawOver(
    cache,
    <>
      <style>{scrolling}</style>
      <ShortcutScope>
        <div style={{ width: 1240, height: 700 }}>
          <FollowCreated />
          <DirectoryScreen />
        </div>
      </ShortcutScope>
    </>,
  );
const list = () => page.getByRole('grid');
const drawnRows = (): number => document.querySelectorAll('[data-row]').length;
const names = (): string[] =>
  [...document.querySelectorAll('[data-row]')].map((row) => row.querySelector('.font-medium')?.textContent ?? '');
const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^(Déplier .* )?${name}`, 'u') });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`, 'u') });

test('of 20,000 files only visible ones are drawn; the keys reach the last one, and the list shows the total', async () => {
  await receive(
    [],
    many(20_000, (at) => file(at, `Fichier ${at}.pdf`, 1000)),
  );
  await show();
  await expect.element(list()).toHaveAttribute('aria-rowcount', '20001');
  expect(drawnRows()).toBeLessThan(80);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('Fichier 00000.pdf')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('Fichier 00001.pdf')).toHaveFocus();
  const scroller = document.querySelector('table')?.closest('.scroll-thin');
  scroller?.scrollTo({ top: scroller.scrollHeight });
  await expect.element(row('Fichier 19999.pdf')).toHaveAttribute('aria-rowindex', '20001');
  // The selected line is far above now, and keeps the focus.
  await expect.element(row('Fichier 00001.pdf')).toHaveFocus();
  expect(drawnRows()).toBeLessThan(80);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('Fichier 00002.pdf')).toHaveFocus();
  await expect.element(row('Fichier 00002.pdf')).toBeInViewport();
});

test('keyboard: → unfolds, and missing children are downloaded once the service is reachable', async () => {
  await receive([], [folder('lyon', 'Campus Lyon')]);
  useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
  await show();
  await expect.element(item('Campus Lyon')).toHaveAttribute('aria-expanded', 'false');
  item('Campus Lyon').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(commands.refresh).toHaveBeenCalledWith({ entity: 'Directory', path: ['Campus Lyon'] }));
  await receive(['Campus Lyon'], [folder('adm', 'Admissions')]);
  await expect.element(item('Admissions')).toHaveAttribute('aria-level', '2');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(placeOn('directory').id).toBe('adm');
});

test('columns sort, folders first', async () => {
  await receive(
    [],
    [
      folder('f', 'Jurys'),
      file('a', 'a.pdf', 2_400_000, '2026-01-02'),
      file('b', 'b.pdf', 100, '2026-03-02'),
      file('c', 'c.pdf', 5000, '2026-02-02'),
    ],
  );
  await show();
  await expect.element(row('a.pdf')).toMatchTextContent(/2,4\sMo/u);
  expect(names()).toEqual(['Jurys', 'a.pdf', 'b.pdf', 'c.pdf']);
  await page.getByRole('button', { name: /^Taille/u }).click();
  expect(names()).toEqual(['Jurys', 'a.pdf', 'c.pdf', 'b.pdf']);
  await expect.element(page.getByRole('columnheader', { name: /^Taille/u })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: /^Modifié/u }).click();
  expect(names()).toEqual(['Jurys', 'b.pdf', 'c.pdf', 'a.pdf']);
});

test('experience principle 7: rows that a pull brings wait while a line has the focus', async () => {
  await receive([], [file('b', 'b.pdf', 1), file('d', 'd.pdf', 1)]);
  await show();
  await row('b.pdf').click();
  await receive([], [file('a', 'a.pdf', 1), file('b', 'b.pdf', 1), file('d', 'd.pdf', 1)]);
  await expect.element(page.getByText(/1 nouveauté, afficher/u)).toBeVisible();
  expect(names()).toEqual(['b.pdf', 'd.pdf']);
  await page.getByText(/1 nouveauté, afficher/u).click();
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
});

test('a truncated list and a folder that was never downloaded are marked as such', async () => {
  await receive([], [folder('lyon', 'Campus Lyon'), folder('lille', 'Campus Lille')]);
  await receive(['Campus Lyon'], [file('a', 'a.pdf', 1)], false);
  await show();
  await item('Campus Lyon').click();
  await expect.element(page.getByText(/Liste incomplète\s: 1 reçu/u)).toBeVisible();
  await page.getByText('Réessayer').click();
  expect(commands.refresh).toHaveBeenCalledWith({ entity: 'Directory', path: ['Campus Lyon'] });
  useSyncStatus.setState({ connection: { kind: 'offline', since: 0, cause: 'offline', lastAnswerAt: null } });
  await item('Campus Lille').click();
  await expect.element(page.getByText(/Ce répertoire n’a jamais été ouvert sur ce poste/u)).toBeVisible();
});

test('/ searches the tree on this workstation without accents, shows the path of each result, and says when there is none', async () => {
  await receive([], [folder('lyon', 'Campus Lyon'), folder('lille', 'Campus Lille')]);
  await receive(['Campus Lyon'], [folder('adm', 'Admissions')]);
  await receive(['Campus Lyon', 'Admissions'], [file('e', 'Grille d’évaluation.pdf', 1)]);
  await show();
  await userEvent.keyboard('/');
  await userEvent.keyboard('evalu');
  const found = row('Grille d’évaluation.pdf');
  await expect.element(found).toMatchTextContent(/Partage › Campus Lyon › Admissions/u);
  await expect.element(page.getByText(/ce que contient un répertoire jamais ouvert ici/u)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(found).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(here()).toMatchObject({ at: 'folder', id: 'adm', selected: 'e' });
  // The folders above it are unfolded.
  await expect.element(item('Admissions')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('/');
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText(/Aucun nom connu de ce poste ne contient «\szzz\s»/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Grille d’évaluation.pdf')).toBeVisible();
});

test('the line of a folder that was just created has the focus (WCAG 2.4.3)', async () => {
  await receive([], [folder('lyon', 'Campus Lyon'), folder('nantes', 'Campus Nantes')]);
  commands.dispatch.mockImplementationOnce(async () => {
    const body = pulled('', '{"Nom":"Entretiens","Streamid":"root"}').text;
    await cache.outbox.commit({
      putSteps: [
        aStep({ id: 's', seq: 1, entity: 'Directory', action: 'create', target: 'new:1', parentPath: [], body }),
      ],
    });
    return { ok: true, intentId: 'i', targets: ['new:1'] };
  });
  await show();
  await row('Campus Nantes').click();
  await page.getByRole('button', { name: /^Nouveau répertoire/u }).click();
  await page.getByRole('textbox', { name: /^Nom/u }).fill('Entretiens');
  await page.getByRole('button', { name: /^Créer/u }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row('Entretiens')).toHaveFocus();
  await expect.element(row('Entretiens')).toHaveAttribute('aria-selected', 'true');
});

const created = { entity: 'Directory', action: 'create' } as const;

/** « Pressé », which exists only here, is open; `given`: the service gives it its id. */
async function openHereOnly() {
  const body = pulled('', '{"Nom":"Pressé","Streamid":"root"}').text;
  const creation = { ...created, id: 's', seq: 1, parentPath: [], body };
  await receive([], [folder('lyon', 'Campus Lyon')]);
  await cache.outbox.commit({ putSteps: [aStep({ ...creation, target: 'new:1' })] });
  await show();
  await row('Pressé').click();
  return {
    given: () =>
      cache.outbox.commit({
        removeSteps: ['s'],
        putReceipts: [aReceipt({ ...creation, target: 'guid' })],
        putRows: [{ entity: 'Directory', id: 'guid', text: folder('guid', 'Pressé').text }],
      }),
  };
}

/** Keeps a folder inside « Pressé », as the engine would. */
const keepInside = async (parent: string): Promise<void> => {
  const body = pulled('', JSON.stringify({ Nom: 'Dedans', Streamid: parent })).text;
  await cache.outbox.commit({
    putSteps: [aStep({ ...created, id: 't', seq: 2, target: 'new:2', parentPath: ['Pressé'], body })],
  });
};

test('I6 a folder is named inside one that gets its real id meanwhile: path, dialog and list stay on it', async () => {
  const { given } = await openHereOnly();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => placeOn('directory').id).toBe('new:1');
  await userEvent.keyboard('{Control>}n{/Control}');
  const name = page.getByRole('textbox', { name: /^Nom/u });
  await name.fill('Dedans');
  await given();
  await expect.poll(() => placeOn('directory').id).toBe('guid');
  await expect.element(page.getByText('Dans Partage › Pressé')).toBeVisible();
  await expect.element(name).toHaveValue('Dedans');
  commands.dispatch.mockImplementationOnce(async () => {
    await keepInside('guid');
    return { ok: true, intentId: 'i', targets: ['new:2'] };
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(intents()).toEqual([{ kind: 'folder', parent: 'guid', parentPath: ['Pressé'], name: 'Dedans' }]);
  await expect.element(row('Dedans')).toHaveFocus();
  expect(placeOn('directory').id).toBe('guid');
});

test('F2 renames a folder that was not sent; for others it says why not', async () => {
  await receive([], [folder('lyon', 'Campus Lyon')]);
  const body = pulled('', '{"Nom":"Entretiens","Streamid":"root"}').text;
  await cache.outbox.commit({
    putSteps: [
      aStep({ id: 's', seq: 1, entity: 'Directory', action: 'create', target: 'new:1', parentPath: [], body }),
    ],
  });
  commands.dispatch
    .mockResolvedValueOnce({ ok: false, rejection: 'nameAlreadyThere' })
    .mockResolvedValueOnce({ ok: true, intentId: 'i', targets: ['new:1'] });
  await show();
  await expect.element(item('Entretiens.*En attente')).toBeVisible();
  await row('Entretiens').click();
  await userEvent.keyboard('{F2}');
  const name = page.getByRole('textbox', { name: /^Nom/u });
  await expect.element(name).toHaveValue('Entretiens');
  await name.fill('Campus Lyon');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ce nom existe déjà ici.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill('Entretiens 19-11');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(intents().at(-1)).toEqual({ kind: 'folder', renames: 'new:1', name: 'Entretiens 19-11' });
  await row('Campus Lyon').click();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('undo is offered of a folder that cannot have reached the service, and of no other', async () => {
  await receive([], [folder('lyon', 'Campus Lyon')]);
  const body = pulled('', '{"Nom":"Entretiens","Streamid":"root"}').text;
  const made = { seq: 1, entity: 'Directory', action: 'create', target: 'new:1', body } as const;
  const undo = page.getByRole('button', { name: 'Défaire' });
  await cache.outbox.commit({ putSteps: [aStep({ id: 's', ...made, parentPath: [] })] });
  await show();
  await row('Entretiens').click();
  await expect.element(undo).toBeVisible();
  await cache.outbox.commit({ putSteps: [aStep({ id: 's', ...made, parentPath: [], sentAt: 1 })] });
  await expect.element(undo).not.toBeInTheDocument();
});

const cells = (place: number): readonly (string | undefined)[] =>
  [...document.querySelectorAll('tr[data-row]')].map((row) => row.children[place]?.textContent);

test('T: everything that is here as one table, with where it lies; opening a file shows it in its folder', async () => {
  await receive([], [folder('a', 'Lyon'), folder('b', 'Nantes')]);
  await receive(['Lyon'], [file('f', 'Contrat.pdf', 2_400_000), file('g', 'Notes', 12)]);
  await show();
  await expect.element(page.getByRole('tree')).toBeVisible();
  runShortcut('directory.table');
  await expect.poll(() => cells(0)).toEqual(['Contrat.pdf', 'Lyon', 'Nantes', 'Notes']);
  expect(cells(1)).toEqual(['Partage › Lyon', 'Partage', 'Partage', 'Partage › Lyon']);
  expect(cells(2)).toEqual(['PDF', 'Répertoire', 'Répertoire', 'Fichier']);
  await userEvent.keyboard('/contrat');
  await expect.poll(() => cells(0)).toEqual(['Contrat.pdf']);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tree')).toBeVisible();
  expect(here()).toMatchObject({ at: 'folder', id: 'a', selected: 'f' });
  runShortcut('directory.table');
  await page.getByText('Ce répertoire').click();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => cells(0)).toEqual(['Contrat.pdf', 'Notes']);
});

test('what is on this workstation bears a mark, and what is absent none', async () => {
  await receive([], [folder('lyon', 'Campus Lyon'), folder('lille', 'Campus Lille'), file('a', 'a.pdf', 1)]);
  await receive(['Campus Lyon'], []);
  await show();
  await expect.element(item('Campus Lyon')).toMatchTextContent(/Sur ce poste/u);
  await expect.element(item('Campus Lille')).not.toMatchTextContent(/ce poste/u);
  await expect.element(row('Campus Lyon')).toMatchTextContent(/À jour à/u);
  await expect.element(row('Campus Lille')).not.toMatchTextContent(/ce poste/u);
  await expect.element(row('a.pdf')).not.toMatchTextContent(/ce poste/u);
});

test('H receives the selected branch, shows how far it is, and can be stopped', async () => {
  await receive([], [folder('lyon', 'Campus Lyon'), folder('lille', 'Campus Lille')]);
  useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
  await show();
  runShortcut('directory.branch');
  expect(commands.prepare).not.toHaveBeenCalled();
  await row('Campus Lyon').click();
  runShortcut('directory.branch');
  expect(commands.prepare).toHaveBeenCalledWith({ folders: [['Campus Lyon']] });
  useReadiness.setState({ preparing: { ...notPreparing, state: 'running', foldersListed: 4, folders: 13 } });
  await expect.element(page.getByText(/3 répertoires sur 12 connus/u)).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  expect(commands.stopPreparing).toHaveBeenCalledOnce();
  useReadiness.setState({
    preparing: { ...notPreparing, state: 'stopped', why: 'person', foldersListed: 4, folders: 13 },
  });
  await expect.element(page.getByText(/Réception de «\sCampus Lyon\s» arrêtée\s: 3 répertoires/u)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre la réception' }).click();
  expect(commands.prepare).toHaveBeenCalledTimes(2);
  useReadiness.setState({ preparing: { ...notPreparing, state: 'done', foldersListed: 13, folders: 13 } });
  await expect.element(page.getByText(/12 répertoires reçus/u)).toBeVisible();
});

test('D duplicates the folders of a branch, shown before, under the next year’s name', async () => {
  await receive([], [folder('y', 'Rentrée 2027')]);
  await receive(['Rentrée 2027'], [folder('j', 'Jurys'), file('a', 'Guide.pdf', 1)]);
  await receive(['Rentrée 2027', 'Jurys'], []);
  commands.dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['new:1', 'new:2'] });
  await show();
  await row('Rentrée 2027').click();
  runShortcut('directory.duplicate');
  await expect
    .element(page.getByRole('region', { name: 'Répertoires qui seront créés' }))
    .toHaveTextContent('Rentrée 2028Jurys');
  await expect.element(page.getByText(/1 fichier n’est pas copié/u)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(intents()).toEqual([
    {
      kind: 'folder',
      parent: 'root',
      parentPath: [],
      name: 'Rentrée 2028',
      inside: [{ name: 'Jurys', inside: [] }],
    },
  ]);
});
