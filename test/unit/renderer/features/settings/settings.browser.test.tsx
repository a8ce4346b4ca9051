import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { ServiceOptionsForm } from '#features/onboarding/ServiceOptionsForm.tsx';
import { OwnProxy } from '#features/settings/connection/OwnProxy.tsx';
import { OptionsFormContext } from '#features/settings/contexts.ts';
import type { OptionsForm } from '#features/settings/contexts.ts';
import { DamagedPart } from '#features/settings/DamagedPart.tsx';
import { FieldMappingPart } from '#features/settings/FieldMappingPart.tsx';
import { DatasetLine, AppearancePart } from '#features/settings/index.tsx';
import { LabelsPart } from '#features/settings/LabelsPart.tsx';
import { NoticePart } from '#features/settings/NoticePart.tsx';
import { OptionsPart } from '#features/settings/OptionsPart.tsx';
import { PolicyPart } from '#features/settings/PolicyPart.tsx';
import { ServicePart } from '#features/settings/ServicePart.tsx';
import { SignInNotice } from '#features/settings/SignInForm.tsx';
import { TimePart } from '#features/settings/TimePart.tsx';
import type { OpenService } from '#shared/ipc/channels.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { useIdLabelStore } from '#stores/idLabels.ts';
import { mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { useOwnSettings } from '#stores/ownSettings.ts';
import { usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider } from '#ui/index.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import { VocabularyNotice } from '#wording/VocabularyNotice.tsx';
import { draw } from '../changes/drawn.tsx';

describe('the service', () => {
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
});

describe('days off', () => {
  test('the school’s own days off are added, one day or several, and taken out', async () => {
    usePreferences.setState({ schoolHolidays: [] });
    await draw(<TimePart />);
    const field = (name: string) => page.getByRole('textbox', { name });
    const add = page.getByRole('button', { name: 'Ajouter' });
    await field('Nom').fill('Vacances de Noël');
    await add.click();
    await expect.element(page.getByText('Donnez un nom et un premier jour.')).toBeVisible();
    await field('Premier jour').fill('21/12/2026');
    await field('Dernier jour').fill('03/01/2026');
    await add.click();
    await expect.element(page.getByText('Le dernier jour est avant le premier.')).toBeVisible();
    await field('Dernier jour').fill('03/01/2027');
    await add.click();
    await field('Nom').fill('Pont');
    await field('Premier jour').fill('15/05/2026');
    await add.click();
    expect(usePreferences.getState().schoolHolidays).toEqual([
      { name: 'Pont', from: '2026-05-15', to: '2026-05-15' },
      { name: 'Vacances de Noël', from: '2026-12-21', to: '2027-01-03' },
    ]);
    await page.getByRole('button', { name: 'Retirer Pont' }).click();
    await expect
      .element(page.getByRole('list', { name: 'Vacances de l’école' }))
      .toMatchTextContent(/^Vacances de Noël21\/12\/2026 – 03\/01\/2027/u);
  });
});

describe('options', () => {
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
    await expect
      .element(page.getByRole('textbox', { name: /Clé publique/ }))
      .toHaveAccessibleDescription(/trop faible/);
    expect(setOptions).not.toHaveBeenCalled();
  });
});

describe('this workstation', () => {
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
        <AppearancePart />
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
        <AppearancePart />
        <OwnProxy keep={keepOwnSettings} />
      </>,
    );
    await expect.element(page.getByRole('switch', { name: 'Prochain entretien' })).toBeVisible();
    for (const name of ['Sans noms', 'Empêcher les captures d’écran']) {
      expect(page.getByRole('switch', { name }).elements()).toEqual([]);
    }
    expect(page.getByText('Mon proxy').elements()).toEqual([]);
  });
});

describe('policy', () => {
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
});

describe('the school’s fields', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  let cache: Cache;
  let root: Root;

  beforeEach(async () => {
    await startWords('fr');
    useDayChoices.setState(useDayChoices.getInitialState());
    const profile = {
      id: 'p',
      name: 'École',
      baseUrl: '',
      user: 'u',
      campusId: '1',
      campusName: 'Lyon',
      practice: true,
    };
    useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false } });
    mapDayField('room', 'ANCIENNE_SALLE');
    cache = await aCache();
    await cache.store.absorb(
      { entity: 'Dossier' },
      [pulled('1', '{"Id":1,"Parametres":[{"Code":"SALLE","Valeur":""},{"Code":"ARRIVEE","Valeur":""}]}')],
      0,
    );
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await show(<FieldMappingPart />);
  });
  const show = (part: ReactNode) =>
    act(async () =>
      root.render(
        <FormatProvider language="fr" zone="Europe/Paris">
          <CacheProvider cache={cache}>{part}</CacheProvider>
        </FormatProvider>,
      ),
    );
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    await cache.close();
  });

  const button = (name: string): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('button')].find((each) =>
      each
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .some((id) => document.getElementById(id)?.textContent === name),
    );
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  const open = (name: string) => act(async () => userEvent.click(button(name)));
  const choose = (text: string) =>
    act(async () => userEvent.click(options().find((each) => each.textContent === text) ?? document.body));

  test('R3.4 a custom field is chosen among those that applications have, and can be cleared', async () => {
    await open('Arrivée');
    expect(options().map(({ textContent }) => textContent)).toEqual(['Aucun', 'ARRIVEE', 'SALLE']);
    await choose('ARRIVEE');
    expect(useDayChoices.getState()).toMatchObject({
      fieldMapping: { arrived: 'ARRIVEE', room: 'ANCIENNE_SALLE', done: null },
    });
    await open('Arrivée');
    await choose('Aucun');
    expect(useDayChoices.getState().fieldMapping.arrived).toBeNull();
  });

  const press = (name: RegExp) =>
    act(async () => {
      const found = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
      if (!found) throw new Error(`no button ${name.source}`);
      await userEvent.click(found);
    });

  test('R3.4 one question is asked about what is recognised, and nothing is written before the user says yes', async () => {
    useDayChoices.setState(useDayChoices.getInitialState());
    await show(<VocabularyNotice isAskedOnce />);
    expect(document.body.textContent).toContain('Arrivée, Salle');
    expect(document.body.textContent, 'no code of the school').not.toContain('ARRIVEE');
    expect(useDayChoices.getState().fieldMapping.arrived).toBeNull();
    await press(/^Oui/u);
    expect(useDayChoices.getState().fieldMapping).toMatchObject({ arrived: 'ARRIVEE', room: 'SALLE', done: null });
    expect(document.body.textContent).toBe('');
  });

  test('R3.4b decisions and the school’s fields are named once, among the interview day’s settings', async () => {
    useIdLabelStore.setState({ lists: {} });
    await cache.store.absorb({ entity: 'EtatCandidature' }, [pulled('5', '{"Id":5,"Nom":"Admis"}')], 0);
    await cache.store.absorb(
      { entity: 'Dossier' },
      ['2', '3', '4'].map((id) => pulled(id, `{"Id":${id},"DecisionId":9,"EtatCandidatureId":5}`)),
      0,
    );
    await show(<FieldMappingPart />);
    await press(/^Noms des décisions/u);
    expect(document.body.textContent).toContain('avec l’état «\u00A0Admis\u00A0» dans 3 dossiers sur 3');
    await page.getByRole('textbox', { name: 'Décision, libellé du n° 9' }).fill('Admis en internat');
    await userEvent.keyboard('{Enter}');
    expect(useIdLabelStore.getState().lists['Decision']).toEqual({ 9: 'Admis en internat' });
    await press(/^Noms des champs/u);
    await page.getByRole('textbox', { name: 'Nom du champ ARRIVEE' }).fill('Heure d’arrivée');
    await userEvent.keyboard('{Tab}');
    expect(useIdLabelStore.getState().lists['Parametres']).toEqual({ ARRIVEE: 'Heure d’arrivée' });
    await show(<LabelsPart />);
    await press(/^Voir les numéros/u);
    expect(document.body.textContent).not.toContain('Décision\u00A0:');
  });
});
