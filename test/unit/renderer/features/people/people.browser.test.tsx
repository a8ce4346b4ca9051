import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { NewInSelection, NewLearner } from '#features/people/create/NewPerson.tsx';
import { PeopleScreen } from '#features/people/index.tsx';
import { words } from '#i18n/index.ts';
import type { Intent } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { findAtService, useFilters } from '#stores/lists.ts';
import { beginOn, go, goBack, here, openPage, startCreating } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('pages and forms', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
  const linkedEdits: Commands['linkedEdits'] = async () => [];
  let cache: Cache;
  let root: Root;

  interface Row {
    readonly Id: number;
    readonly [member: string]: unknown;
  }
  const rows: Partial<Record<EntityName, readonly Row[]>> = {
    Candidat: [
      {
        Id: 40,
        Nom: 'BENSAÏD',
        Prenoms: 'Inès',
        Login: 'i',
        Numero: 'C00040',
        MailId: 9,
        Mail: { Id: 9, Adresse: 'ines@exemple.fr' },
        DateNaissance: '2007-07-02T00:00:00+02:00',
      },
      { Id: 41, Nom: 'LE GOFF', Prenoms: 'Yann', Login: 'y', Numero: 'C00041', MailId: 8, RefSysteme: '5' },
    ],
    Dossier: [
      {
        Id: 50,
        CandidatId: 40,
        Numero: 'C00040-1',
        SessionRecrutementId: 60,
        EtatCandidatureId: 51,
        AgentId: 31,
        AffaireId: 77,
        Parametres: [{ Id: 0, Code: 'AVIS_JURY', Valeur: 'Favorable' }],
      },
    ],
    SessionRecrutement: [{ Id: 60, Nom: 'BTS MCO', ProgrammeId: 70 }],
    Programme: [{ Id: 70, EntiteJuridiqueId: 1 }],
    EtatCandidature: [{ Id: 51, Nom: 'Complet' }],
    Agent: [
      { Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
      { Id: 32, Nom: 'Loin', Prenoms: 'Zoé', EntiteJuridiqueId: 2 },
    ],
  };

  beforeEach(async () => {
    await startWords('fr');
    vi.clearAllMocks();
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: [] });
    cache = await aCache();
    await receive(cache, rows, Date.parse('2026-11-21T09:44:00+01:00'));
    useSession.setState({ open: null, commands: { dispatch, linkedEdits } as unknown as Commands }); // other members are not used here
    useSyncStatus.setState(useSyncStatus.getInitialState());
    beginOn('people');
    useFilters.setState({ listFilters: {} });
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'width:1280px;height:800px';
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    await cache.close();
  });

  const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');
  const names = (): readonly string[] =>
    [...document.querySelectorAll('tr[data-row] > td:nth-child(2)')].map((name) => name.textContent ?? '');
  const press = (keys: string) => act(async () => userEvent.keyboard(keys));
  /** The screen where the user is: a test of a page draws no list before it. */
  const show = (): Promise<void> =>
    act(async () =>
      root.render(
        <FormatProvider language="fr" zone="Europe/Paris">
          <ShortcutScope>
            <CacheProvider cache={cache}>
              <PeopleScreen />
            </CacheProvider>
          </ShortcutScope>
        </FormatProvider>,
      ),
    );
  const open = async (page: PageOn<'people'>): Promise<void> => {
    await act(async () => openPage(page));
    await show();
  };
  const field = (name: string): HTMLInputElement => {
    const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(name));
    const input = document.getElementById(label?.htmlFor ?? '');
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
      throw new Error(`no field ${name}`);
    return input as HTMLInputElement; // a text screen has a value as well
  };
  const write = (name: string, value: string) => act(async () => userEvent.fill(field(name), value));

  test('search: / leads to the field, accents do not matter, ↓ and Entrée open', async () => {
    await show();
    await vi.waitFor(() => expect(names()).toContain('LE GOFF Yann'));
    await press('/');
    await press('ines ben');
    expect(names()).toEqual(['BENSAÏD Inès']);
    await press('{ArrowDown}');
    await press('{Enter}');
    expect(here()).toEqual({ at: 'row', entity: 'Candidat', id: '40' });
    expect(document.querySelector('h1.text-subject')?.textContent).toContain('BENSAÏD Inès');
  });

  test('the way back to a page leads to the tab that was open, and another page begins with its first', async () => {
    const selected = (): string => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? '';
    await open({ entity: 'Candidat', id: '40' });
    await act(async () => page.getByRole('tab', { name: 'Plus' }).click());
    await vi.waitFor(() => expect(selected()).toBe('Plus'));
    await open({ entity: 'Candidat', id: '41' });
    await vi.waitFor(() => expect(selected()).toBe('Fiche'));
    await act(async () => void goBack());
    await vi.waitFor(() => expect(selected()).toBe('Plus'));
  });

  test('R3.4 a learner whom the service found is shown, whatever the filter of the list would say', async () => {
    const learner = JSON.stringify({ Id: 77, Nom: 'KASSI', Prenoms: 'Éva', Code: '2026-0002' });
    const call = vi.fn(async () => ({ kind: 'answered', answer: { rows: [rawJson(learner)], complete: true } }));
    const refresh: Commands['refresh'] = async (request) => cache.store.absorb(request, [pulled('77', learner)], 0);
    useSession.setState({ commands: { dispatch, call, refresh } as unknown as Commands }); // used here: these
    const sought = 'eva.kassi@exemple.fr';
    await act(async () => {
      go({ at: 'rows', entity: 'Apprenant' });
      useFilters.setState({ listFilters: { learners: sought }, listChips: { learners: { name: ['X'] } } });
    });
    await show();
    const find = await vi.waitFor(
      () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === words.t('pages.find.action'),
        ) ?? expect.fail('no way to look up'),
    );
    await act(async () => find.click());
    expect(call).toHaveBeenCalledWith('Apprenant.list', { filter: { eq: ['Mail/Adresse', sought] } });
    await vi.waitFor(() => expect(names()).toEqual(['KASSI Éva']));
    // Found by that text alone.
    await act(async () => useFilters.setState({ listFilters: { learners: 'personne' } }));
    await vi.waitFor(() => expect(names()).toEqual([]));
  });

  test('R3.4 a text that another place gave the list is looked up at once, and once', async () => {
    const call = vi.fn(async () => ({ kind: 'answered', answer: { rows: [], complete: true } }));
    useSession.setState({ commands: { dispatch, call } as unknown as Commands }); // used here: these
    await act(async () => {
      go({ at: 'rows', entity: 'Apprenant' });
      findAtService('Apprenant', '2026-0002');
    });
    await show();
    await vi.waitFor(() =>
      expect(call).toHaveBeenCalledWith('Apprenant.list', { filter: { eq: ['Code', '2026-0002'] } }),
    );
    await expect.poll(text).toContain('ne connaît personne');
    expect(call).toHaveBeenCalledTimes(1);
    expect(useFilters.getState().lookingUp).toBeNull();
  });

  test('R1.1 one word of a name, which the service cannot be asked about, is not said to be unknown there: how to ask is', async () => {
    const call = vi.fn();
    useSession.setState({ commands: { dispatch, call } as unknown as Commands }); // used here: these
    await act(async () => {
      go({ at: 'rows', entity: 'Apprenant' });
      useFilters.setState({ listFilters: { learners: 'kassi' } });
    });
    await show();
    const find = await vi.waitFor(
      () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === words.t('pages.find.action'),
        ) ?? expect.fail('no way to look up'),
    );
    await act(async () => find.click());
    await expect.poll(text).toContain('Ajoutez le prénom');
    expect(text()).not.toContain('ne connaît personne');
    expect(call).not.toHaveBeenCalled();
  });

  test('I18 no match in a truncated list: how much of it came is shown', async () => {
    await act(async () =>
      cache.store.finish(
        { entity: 'Candidat' },
        { at: 1, received: 2, complete: false, coverage: { known: 46, came: 2 }, unreadable: [] },
      ),
    );
    useFilters.setState({ listFilters: { applicants: 'zzz' } });
    await show();
    await expect
      .poll(() => document.body.textContent)
      .toMatch(/Rien sur ce poste ne correspond à «\szzz\s»\.\sListe incomplète\s: 2 reçus sur 46 connus\./u);
  });

  test('a page shows what is known, what is empty and when it was downloaded', async () => {
    await open({ entity: 'Candidat', id: '40' });
    expect(text()).toContain('ines@exemple.fr');
    expect(text()).toContain('02/07/2007');
    expect(text()).toContain('Non renseigné');
    expect(text()).toMatch(/Reçu (?:à 09:44|le sam\. 21 nov\., 09:44)/u);
    expect(text()).toContain('Chaque changement part en ligne, après votre confirmation.');
  });

  test('R1.5 a learner who is an applicant too has the e-mail that the applicants’ list brought of the same record, in either context', async () => {
    const learner = { Id: 7, Nom: 'BENSAÏD', Prenoms: 'Inès', Code: '2026-0007', MailId: 9 };
    for (const entity of ['Apprenant', 'selection/Apprenant'] as const) {
      await cache.store.absorb({ entity, of: '7' }, [pulled('7', JSON.stringify(learner))], 0);
      await open({ entity, id: '7' });
      await vi.waitFor(() => expect(text()).toContain('2026-0007'));
      await expect.poll(text).toContain('ines@exemple.fr');
      await expect.element(page.getByRole('button', { name: /^Écrire/u })).toBeVisible();
    }
  });

  test('R1.5 an applicant of the Selection context leads neither to the file nor to the week of a person of the same number', async () => {
    const file = { Id: 5, Numero: '2026-0040-1', CandidatId: 40, CreneauLibre: '2026-11-23T09:00:00+01:00' };
    await cache.store.absorb(
      { entity: 'selection/Candidat', of: '40' },
      [pulled('40', JSON.stringify({ Id: 40, Nom: 'ROBERT', Prenoms: 'Lou', NomUsage: 'ROBERT', Numero: 'S40' }))],
      0,
    );
    await cache.store.absorb({ entity: 'selection/Dossier' }, [pulled('5', JSON.stringify(file))], 0);
    await open({ entity: 'selection/Candidat', id: '40' });
    await expect.element(page.getByRole('tab', { name: 'Documents', exact: true })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: /^Événements/u })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Sa semaine au calendrier' })).not.toBeInTheDocument();
  });

  test('a person who is not here is shown as absent, with a way back', async () => {
    await open({ entity: 'Apprenant', id: '99' });
    await vi.waitFor(() => expect(text()).toContain('Absent de ce poste.'));
  });

  test('what belongs to a learner is loading until it was requested, and only then absent (experience: never claim more than we know)', async () => {
    const learner = pulled('7', JSON.stringify({ Id: 7, Nom: 'ROBERT', Prenoms: 'Baptiste', Code: '2026-0002' }));
    await cache.store.absorb({ entity: 'Apprenant', of: '7' }, [learner], 0);
    const answers: (() => void)[] = [];
    const refresh = vi.fn<Commands['refresh']>(() => new Promise((resolve) => answers.push(() => resolve())));
    useSession.setState({ commands: { dispatch, refresh } as unknown as Commands }); // other members are not used here
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 0 } });
    await open({ entity: 'Apprenant', id: '7' });
    await vi.waitFor(() => expect(text()).toContain('ROBERT Baptiste'));
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')]
        .find(({ textContent }) => textContent === 'Scolarité')
        ?.click(),
    );
    await vi.waitFor(() => expect(text()).toContain('Réception en cours'));
    expect(text()).not.toContain('Jamais reçu sur ce poste');
    expect(refresh).toHaveBeenCalledWith({ entity: 'InscriptionCours', of: '7' });
    await act(async () => answers.forEach((answer) => answer()));
    expect(text()).toContain('Jamais reçu sur ce poste');
    expect(text()).not.toContain('Réception en cours');
  });

  test('forms: an error is shown below the field, which takes the focus; then all of it is one change', async () => {
    await open({ entity: 'Candidat', id: '40' });
    await press('{Control>}e{/Control}');
    await write('Nom de naissance', '');
    await write('Ville de naissance', 'Lyon');
    await press('{Control>}{Enter}{/Control}');
    expect(document.activeElement).toBe(field('Nom de naissance'));
    expect(dispatch).not.toHaveBeenCalled();
    await write('Nom de naissance', 'HADDAD');
    await press('{Control>}{Enter}{/Control}');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Candidat', id: '40', members: { Nom: 'HADDAD', VilleNaissance: 'Lyon' } }],
      from: [{ entity: 'Candidat', id: '40', row: expect.stringContaining('"Nom":"BENSAÏD"') }],
    });
  });

  test('a new learner is typed from the first field on, and the login is the address until another is typed', async () => {
    const findByAddress = vi.fn<Commands['findByAddress']>(async () => ({
      holders: [],
      isKnown: false,
      wasAsked: true,
    }));
    useSession.setState({ commands: { dispatch, findByAddress } as unknown as Commands }); // as above
    startCreating({ what: 'learner' });
    await show();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Nom de naissance')));
    await press('Traoré{Tab}Moussa{Tab}{Tab}{Tab}{Tab}20/11/2007{Tab}moussa@exemple.fr');
    expect(field('Courriel').value).toBe('moussa@exemple.fr');
    expect(field('Identifiant').value).toBe('moussa@exemple.fr');
    await act(async () => userEvent.fill(field('Identifiant'), 'mtraore'));
    expect([field('Identifiant').value, field('Courriel').value]).toEqual(['mtraore', 'moussa@exemple.fr']);
    await press('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(dispatch).toHaveBeenCalledOnce());
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      kind: 'create',
      rows: [{ subject: 'TRAORÉ Moussa', members: { Login: 'mtraore', DateNaissance: '2007-11-20' } }],
    });
  });

  /** The form shows the member by its label as text, and has nothing to type or choose it in. */
  const expectAssigned = (member: string, shown: string): void => {
    const place = document.querySelector(`[data-form] [data-field="${member}"]`);
    expect(place?.textContent?.replaceAll('\u00A0', ' ')).toContain(shown);
    expect(place?.querySelectorAll('input, textarea, button, select')).toHaveLength(0);
  };

  test('R2.5 what the service assigns to a learner and an applicant is text with its reason, and no field (Apprenant.3, Candidat.2)', async () => {
    const assigned = { Nom: 'KASSI', Prenoms: 'Éva', Code: 'A-77', IndividuId: 903 };
    await receive(cache, {
      Apprenant: [{ ...assigned, Id: 77 }],
      Candidat: [{ ...assigned, Id: 78, Numero: 'C00078' }],
    });
    for (const page of [
      { entity: 'Apprenant', id: '77' },
      { entity: 'Candidat', id: '78' },
    ] as const) {
      await open(page);
      await press('{Control>}e{/Control}');
      await vi.waitFor(() => expect(field('Prénoms').value).toBe('Éva'));
      expectAssigned('Code', 'CodeA-77');
      expectAssigned('IndividuId', 'Individun° 903');
      expect(() => field('Données personnelles')).toThrow('no field');
      await press('{Escape}');
    }
  });

  test('R2.5 the number of an application is the service’s (Dossier.2)', async () => {
    await open({ entity: 'Dossier', id: '50' });
    expect(text()).toContain('C00040-1');
    await press('{Control>}e{/Control}');
    await vi.waitFor(() => expect(field('Année du bac').value).toBe(''));
    expectAssigned('Numero', 'Numéro de dossierC00040-1');
    expectAssigned('AffaireId', 'Dossier de facturationn° 77');
  });

  test('the account of an applicant, named where it is known, is the one that RefSysteme leads to (Candidat.3)', async () => {
    await cache.store.absorb({ entity: 'User' }, [pulled('5', '{"Id":5,"Nom":"Aubin","Prenom":"Rose"}')], 0);
    await open({ entity: 'Candidat', id: '41' });
    await act(async () => page.getByRole('tab', { name: 'Plus' }).click());
    await vi.waitFor(() => expect(text()).toContain('AUBIN Rose'));
  });

  test('R4.5 an application offers the agents of its path’s campus; custom fields are matched by their Code (R2.9) (Dossier rules 4, 5)', async () => {
    await open({ entity: 'Dossier', id: '50' });
    await press('{Control>}e{/Control}');
    expect(text()).toContain('PETIT Luc');
    await write('Avis jury', 'Réservé');
    await write('Année du bac', '2025');
    await press('{Control>}{Enter}{/Control}');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Dossier', id: '50', members: { 'Parametres.AVIS_JURY': 'Réservé', AnneeBac: '2025' } }],
      from: [{ entity: 'Dossier', id: '50', row: expect.stringContaining('"Favorable"') }],
    });
  });

  const isOffered = (name: RegExp): boolean =>
    [...document.querySelectorAll('button')].some(({ textContent }) => name.test(textContent));

  test('R3.1b a person who is gone is struck and not offered for changes; a form that is open closes, and keeps its draft', async () => {
    await open({ entity: 'Candidat', id: '40' });
    await press('{Control>}e{/Control}');
    await write('Prénoms', 'Inès-Marie');
    await act(() => cache.store.markGone('Candidat', '40'));
    expect(document.querySelector('[data-form]')).toBeNull();
    expect(document.querySelector('h1 .line-through')?.textContent).toBe('BENSAÏD Inès');
    expect(text()).toContain('N’est plus dans le service');
    expect([
      isOffered(/^Modifier/u),
      isOffered(/accord/u),
      isOffered(/compte/u),
      isOffered(/Nouveau dossier/u),
    ]).toEqual([false, false, false, false]);
    await press('{Control>}e{/Control}');
    expect(document.querySelector('[data-form]')).toBeNull();
    document.querySelector<HTMLElement>('[data-row^="Candidat/"]')?.focus();
    await press('{Enter}');
    expect(document.querySelector('[data-field]')).toBeNull();
    await press('{Backspace}');
    expect(here().at).toBe('rows');
  });

  test('R4.5 one field of several applications is not half a decision, nor an agent of another campus: these have their buttons', async () => {
    go({ at: 'rows', entity: 'Dossier' });
    await show();
    await vi.waitFor(() => expect(names()).toContain('BENSAÏD Inès'));
    await press('{ArrowDown}{ }');
    await press('{Control>}e{/Control}');
    const choice = await vi.waitFor(
      () => document.querySelector('[role=dialog] button[aria-haspopup=listbox]') ?? expect.fail('no choice'),
    );
    await act(async () => userEvent.click(choice));
    const offered = await vi.waitFor(() => {
      const found = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
      expect(found.length).toBeGreaterThan(5);
      return found;
    });
    expect(offered.filter((label) => /^(Décision|Date de décision|État|Agent)/u.test(label ?? ''))).toEqual([]);
  });
});

describe('a new person', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  const findByAddress: Commands['findByAddress'] = async () => ({ holders: [], isKnown: false, wasAsked: true });
  let cache: Cache;
  let root: Root;

  beforeEach(async () => {
    await startWords('fr');
    cache = await aCache();
    useSession.setState({ open: null, commands: { findByAddress } as unknown as Commands }); // others are not used
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    await cache.close();
  });

  const show = (form: ReactNode): Promise<void> =>
    act(async () =>
      root.render(
        <FormatProvider language="fr" zone="Europe/Paris">
          <ShortcutScope>
            <CacheProvider cache={cache}>{form}</CacheProvider>
          </ShortcutScope>
        </FormatProvider>,
      ),
    );
  const write = (name: RegExp, text: string): Promise<void> =>
    act(async () => page.getByRole('textbox', { name }).fill(text));
  const choose = (kind: string): Promise<void> =>
    act(async () => page.getByRole('radio', { name: kind }).click({ force: true }));
  const press = (keys: string): Promise<void> => act(async () => userEvent.keyboard(keys));

  test('R1.5 a form of a new learner that is left is one of a learner when it is opened again', async () => {
    await show(<NewInSelection />);
    await choose('Apprenant');
    await write(/^Nom d’usage/u, 'Oury');
    await write(/^Prénom d’usage/u, 'Zélie');
    await show(null);
    await show(<NewInSelection />);
    await expect.element(page.getByRole('radio', { name: 'Apprenant' })).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: /^Prénom d’usage/u })).toHaveValue('Zélie');
  });

  test.each([
    ['20/11/2012', '20/11/2012'],
    ['14/0', '14/0'],
  ])('a day of birth that is left by Échap as « %s » is there again', async (typed, kept) => {
    await show(<NewLearner />);
    await write(/^Date de naissance/u, typed);
    await press('{Escape}');
    await show(null);
    await show(<NewLearner />);
    await expect.element(page.getByRole('textbox', { name: /^Date de naissance/u })).toHaveValue(kept);
  });
});

describe('who the user is', () => {
  // Nothing in the service says which agent the user is: « Mes dossiers » asks once.

  let cache: Cache;

  beforeEach(async () => {
    cache = await aCache();
    await receive(
      cache,
      {
        Agent: [
          { Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
          { Id: 32, Nom: 'Roy', Prenoms: 'Zoé', EntiteJuridiqueId: 1 },
        ],
        Candidat: [{ Id: 40, Nom: 'BENSAÏD', Prenoms: 'Inès', Numero: 'C00040' }],
        Dossier: [
          { Id: 50, CandidatId: 40, Numero: 'C00040-1', AgentId: 31 },
          { Id: 51, CandidatId: 40, Numero: 'C00040-2', AgentId: 32 },
        ],
      },
      1,
    );
    useSession.setState({ open: { profile: { campusId: '1', user: 'nobody.else' } } as never }); // only these are used
    beginOn('people');
    go({ at: 'rows', entity: 'Dossier' });
    await drawScreen(cache, <PeopleScreen />, 700);
  });
  afterEach(async () => {
    await draw(null);
    useDayChoices.setState(useDayChoices.getInitialState());
    useFilters.setState(useFilters.getInitialState());
    useSession.setState(useSession.getInitialState());
    await cache.close();
  });

  const mine = () => page.getByRole('button', { name: 'Mes dossiers', exact: true });
  const lines = () => document.querySelectorAll('tr[data-row]').length;

  test('« Mes dossiers » asks who the user is, then narrows the list to theirs, and asks no second time', async () => {
    await expect.poll(lines).toBe(2);
    await mine().click();
    const dialog = page.getByRole('dialog', { name: /Qui êtes-vous/u });
    await dialog.getByRole('button', { name: /Choisir/u }).click();
    await page.getByRole('option', { name: /Zoé/u }).click();
    await dialog.getByRole('button', { name: /^Mes dossiers/u }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(lines).toBe(1);
    expect(useDayChoices.getState()).toMatchObject({ agentId: '32', shown: 'everyone' });
    await expect.element(mine()).toHaveAttribute('aria-pressed', 'true');
    await mine().click({ force: true });
    await expect.poll(lines).toBe(2);
    await mine().click({ force: true });
    await expect.poll(lines).toBe(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
