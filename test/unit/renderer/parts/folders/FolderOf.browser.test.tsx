import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FolderField } from '#parts/folders/FolderField.tsx';
import { FolderOf } from '#parts/folders/FolderOf.tsx';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { FollowCreated } from '#shell/Shell.tsx';
import { endFolderRequest, openFolderOf, useFolderChoices } from '#stores/folderOf.ts';
import { useFilters } from '#stores/lists.ts';
import { beginOn, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '#test/unit/renderer/overCache.tsx';
import { Toasts } from '#ui/index.ts';

describe('the folder of a person', () => {
  const commands = {
    refresh: vi.fn<Commands['refresh']>(),
    prepare: vi.fn<Commands['prepare']>(),
    dispatch: vi.fn<Commands['dispatch']>(),
  };

  let cache: Cache;
  beforeEach(async () => {
    vi.resetAllMocks();
    commands.dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['new:1', 'new:2'] });
    useSession.setState({ commands: commands as Partial<Commands> as Commands }); // other members are not used here
    beginOn('today');
    useFilters.setState(useFilters.getInitialState());
    useFolderChoices.setState(useFolderChoices.getInitialState());
    useSyncStatus.setState(useSyncStatus.getInitialState());
    cache = await aCache();
    const applicant = { Id: 40, Nom: 'Diallo', Prenoms: 'Awa', Numero: 'C00042', MailId: 0, IndividuId: 1 };
    const application = { Id: 5, Numero: 'C00042-1', CandidatId: 40, SessionRecrutementId: 60 };
    for (const [entity, row] of [
      ['Candidat', applicant],
      ['Dossier', application],
    ] as const) {
      await cache.store.absorb({ entity }, [pulled(String(row.Id), JSON.stringify(row))], 0);
      await cache.store.finish({ entity }, { at: 1, received: 1, complete: true, unreadable: [] });
    }
  });
  afterEach(async () => {
    endFolderRequest();
    await cache.close();
  });

  const folder = (id: string, Name: string): PulledRow =>
    pulled(id, JSON.stringify({ Streamid: id, Name, Isdirectory: true }));
  async function receive(path: readonly string[], rows: readonly PulledRow[]): Promise<void> {
    const request = { entity: 'Directory', path } as const;
    await cache.store.absorb(request, rows, 0);
    await cache.store.finish(request, { at: 1, received: rows.length, complete: true, unreadable: [] });
  }
  async function receiveTemplate(): Promise<void> {
    await receive([], [folder('bts', 'Dossiers BTS'), folder('models', 'Modèles')]);
    await receive(['Modèles'], [folder('m', '{NOM} {Prénom} ({Numéro})')]);
    await receive(['Modèles', '{NOM} {Prénom} ({Numéro})'], [folder('p', 'Pièces de {Prénom}')]);
    await receive(['Modèles', '{NOM} {Prénom} ({Numéro})', 'Pièces de {Prénom}'], []);
  }

  const show = () =>
    drawScreen(
      cache,
      <>
        <FollowCreated />
        <FolderOf />
        <Toasts />
      </>,
    );
  const dialog = () => page.getByRole('dialog');
  const preview = () => page.getByRole('region', { name: 'Répertoires qui seront créés' });

  test('the folder that bears the number of an application is opened at once', async () => {
    await receive([], [folder('a', 'DIALLO Awa'), folder('b', 'C00042-1')]);
    await show();
    openFolderOf({ entity: 'Dossier', id: '5' });
    await vi.waitFor(() => expect(here()).toMatchObject({ at: 'folder', id: 'b' }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('where several bear the name, these are searched, and a notice says so', async () => {
    await receive([], [folder('a', 'DIALLO Awa'), folder('b', 'DIALLO Awa 2')]);
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(page.getByText(/2 répertoires portent le nom de DIALLO Awa/u)).toBeVisible();
    expect([here().at, useFilters.getState().listFilters]).toEqual(['folder', { directory: 'DIALLO Awa' }]);
  });

  test('where there is none, it says so and shows all that would be created; nothing is before the place is chosen', async () => {
    await receiveTemplate();
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/Aucun connu de ce poste ne porte le nom/u);
    await expect
      .element(page.getByRole('textbox', { name: /^Nom du nouveau répertoire/u }))
      .toHaveValue('DIALLO Awa (C00042)');
    await expect.element(preview()).toMatchTextContent(/DIALLO Awa \(C00042\)Pièces de Awa/u);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Choisissez dans quel répertoire il sera créé.')).toBeVisible();
    expect(commands.dispatch).not.toHaveBeenCalled();
    // By keyboard: into the list, the first folder.
    const where = page.getByRole('textbox', { name: /^Dans/u });
    await where.fill('bts');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('button', { name: /^Dossiers BTS/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(commands.dispatch).toHaveBeenCalledOnce();
    expect(commands.dispatch.mock.calls[0]?.[0]).toEqual({
      kind: 'folder',
      parent: 'bts',
      parentPath: ['Dossiers BTS'],
      name: 'DIALLO Awa (C00042)',
      inside: [{ name: 'Pièces de Awa', inside: [] }],
    });
    expect(useFolderChoices.getState().parents).toEqual({ '60': 'bts', '': 'bts' });
  });

  test('folders are walked by → and ←, and another template changes what is shown', async () => {
    await receiveTemplate();
    useFolderChoices.setState({ parents: { '': 'bts' }, isTemplateChosen: true });
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/Sans modèle/u);
    // One folder is spoken of as one.
    await expect.element(dialog()).toMatchTextContent(/Gardé sur ce poste, créé dès/u);
    await expect.element(preview()).toHaveTextContent('DIALLO Awa (C00042)');
    await page.getByRole('button', { name: /^Changer D’après le modèle/u }).click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('button', { name: 'Modèles', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: '{NOM} {Prénom} ({Numéro})', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Dossiers BTS', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect.element(preview()).toMatchTextContent(/Pièces de Awa/u);
    expect(useFolderChoices.getState()).toMatchObject({ template: 'm', isTemplateChosen: true });
  });

  test('a name that Windows keeps for itself is refused where it is proposed, with the reason', async () => {
    const applicant = { Id: 41, Nom: 'Aux', Prenoms: '', MailId: 0 };
    await cache.store.absorb({ entity: 'Candidat' }, [pulled('41', JSON.stringify(applicant))], 0);
    await receiveTemplate();
    useFolderChoices.setState({ parents: { '': 'bts' }, template: null, isTemplateChosen: true });
    await show();
    openFolderOf({ entity: 'Candidat', id: '41' });
    const name = page.getByRole('textbox', { name: /^Nom du nouveau répertoire/u });
    await expect.element(name).toHaveValue('AUX');
    await expect.element(name).toHaveAccessibleDescription(/^Windows garde ce nom pour lui/u);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(commands.dispatch).not.toHaveBeenCalled();
  });

  test('a folder that was received meanwhile is offered instead', async () => {
    await receiveTemplate();
    useFolderChoices.setState({ parents: { '': 'bts' } });
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toBeVisible();
    await receive(['Dossiers BTS'], [folder('x', 'Diallo Awa')]);
    await expect.element(page.getByText('Un répertoire à ce nom existe maintenant.')).toBeVisible();
    await dialog().getByRole('button', { name: 'Ouvrir' }).click();
    expect(here()).toMatchObject({ at: 'folder', id: 'x' });
  });

  /** What the service has, by path: received as it is asked for. */
  function serve(tree: Readonly<Record<string, readonly string[]>>): void {
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
    commands.refresh.mockImplementation(async (request) => {
      if (request?.entity !== 'Directory' || request.path === undefined) return;
      const at = request.path.join('/');
      await receive(
        request.path,
        (tree[at] ?? []).map((name) => folder(`${at}/${name}`, name)),
      );
    });
  }
  const asked = (): readonly string[] =>
    commands.refresh.mock.calls.map(([request]) =>
      request && 'path' in request ? (request.path ?? []).join('/') : '',
    );

  test('online it is looked for at the service, below folders that nobody has opened here, and opened', async () => {
    const path = pulled('60', '{"Id":60,"Nom":"BTS MCO, rentrée 2027"}');
    await cache.store.absorb({ entity: 'SessionRecrutement' }, [path], 0);
    serve({
      '': ['Courriers', 'Campus Lyon'],
      'Campus Lyon': ['Admissions', 'Pédagogie'],
      'Campus Lyon/Admissions': ['Rentrée 2026', 'Rentrée 2027'],
      'Campus Lyon/Admissions/Rentrée 2027': ['BTS MCO', 'Jurys'],
      'Campus Lyon/Admissions/Rentrée 2027/BTS MCO': ['PETIT Noé (C00041)', 'DIALLO Awa'],
    });
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    const found = 'Campus Lyon/Admissions/Rentrée 2027/BTS MCO/DIALLO Awa';
    await vi.waitFor(() => expect(here()).toMatchObject({ at: 'folder', id: found }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('where the service has none, each folder is asked for once, no person’s, and then it is offered', async () => {
    serve({ '': ['A', 'B'], A: ['PETIT Noé (C00041)'] });
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/Aucun répertoire connu de ce poste ne porte le nom/u);
    // The share a second time: the dialog shows what is in it.
    expect(asked().toSorted()).toEqual(['', '', 'A', 'B']);
  });

  test('a service that is slow is waited for with words, and left by a button', async () => {
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
    commands.refresh.mockReturnValue(new Promise(() => undefined));
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(page.getByText(/Carnet regarde si ce répertoire existe/u)).toBeVisible();
    await page.getByRole('button', { name: 'Interrompre' }).click();
    await expect.element(dialog()).toMatchTextContent(/Aucun répertoire connu de ce poste/u);
  });

  test('offline the offer says that nobody knows whether the service has it, and that it is looked for first', async () => {
    await receiveTemplate();
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/ne sait pas encore si ce répertoire existe au service/u);
    expect(commands.refresh).not.toHaveBeenCalled();
  });

  /** A creation that waits; `given`: the service gives it its id. */
  async function creation(entity: 'Candidat' | 'Directory', target: string, body: string, row: PulledRow) {
    const step = { id: `s ${target}`, seq: 1, entity, action: 'create', body: pulled('', body).text } as const;
    const where = entity === 'Directory' ? { parentPath: ['Dossiers BTS'] } : {};
    await cache.outbox.commit({ putSteps: [aStep({ ...step, ...where, target })] });
    return {
      given: () =>
        cache.outbox.commit({
          removeSteps: [step.id],
          putReceipts: [aReceipt({ ...step, ...where, target: row.id })],
          putRows: [{ entity, id: row.id, text: row.text }],
        }),
    };
  }

  test('I6 the folder in which it is to be created gets its id: it stays chosen, also the next time', async () => {
    await receiveTemplate();
    await receive(['Dossiers BTS'], []);
    const made = folder('guid', 'Rentrée 2028');
    const { given } = await creation('Directory', 'new:p', '{"Nom":"Rentrée 2028","Streamid":"bts"}', made);
    useFolderChoices.setState({ parents: { '61': 'bts', '': 'new:p' }, template: 'new:p', isTemplateChosen: true });
    await show();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/Rentrée 2028/u);
    await given();
    await expect.poll(() => cache.memory.steps()).toEqual([]);
    await expect.element(dialog()).toMatchTextContent(/Rentrée 2028/u);
    // What is stored, for the next start too.
    const { template, parents } = useFolderChoices.getState();
    expect({ template, parents }).toEqual({ template: 'guid', parents: { '61': 'bts', '': 'guid' } });
    endFolderRequest();
    await expect.element(dialog()).not.toBeInTheDocument();
    openFolderOf({ entity: 'Candidat', id: '40' });
    await expect.element(dialog()).toMatchTextContent(/Rentrée 2028/u);
  });
});

describe('the field of a folder', () => {
  let cache: Cache;
  beforeEach(async () => {
    useSyncStatus.setState(useSyncStatus.getInitialState());
    useSession.setState({ commands: { refresh: vi.fn<Commands['refresh']>() } as Partial<Commands> as Commands });
    cache = await aCache();
    await receive([], ['BTS', 'Licence']);
    await drawScreen(cache, <FolderField label="Dans" value={null} onChange={() => undefined} />);
  });
  afterEach(() => cache.close());

  async function receive(path: readonly string[], names: readonly string[]): Promise<void> {
    const request = { entity: 'Directory', path } as const;
    const rows = names.map((Name) => pulled(Name, JSON.stringify({ Streamid: Name, Name, Isdirectory: true })));
    await cache.store.absorb(request, rows, 0);
    await cache.store.finish(request, { at: 1, received: rows.length, complete: true, unreadable: [] });
  }
  const field = page.getByRole('textbox', { name: /^Dans/u });
  const line = (name: string) => page.getByRole('button', { name, exact: true });
  async function enter(name: string): Promise<void> {
    await line(`Voir ce que contient ${name}`).click();
    await expect.element(line(`Voir ce que contient ${name}`)).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  }

  test('the first folder of one that was entered takes the focus once its content is here', async () => {
    await enter('BTS');
    await receive(['BTS'], ['Candidats']);
    await expect.element(line('Candidats')).toHaveFocus();
  });

  test('a folder that comes later into one that is empty leaves the focus in the field', async () => {
    await enter('Licence');
    await receive(['Licence'], []);
    await expect.element(page.getByText(/^Aucun répertoire connu ici/u)).toBeVisible();
    await receive(['Licence'], ['Candidats']);
    await expect.element(line('Candidats')).toBeVisible();
    await expect.element(field).toHaveFocus();
  });
});
