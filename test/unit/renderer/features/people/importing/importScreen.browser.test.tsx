import { writeXlsx } from 'hucre/xlsx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { PeopleScreen } from '#features/people/index.tsx';
import type { IntentOf, Intent } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { beginOn, startCreating, stopCreating } from '#stores/place.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { Submission } from '#sync/ports.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const rows: Partial<Record<EntityName, readonly { readonly Id: number; readonly [member: string]: unknown }[]>> = {
  Candidat: [
    { Id: 40, Nom: 'BENSAÏD', Prenoms: 'Inès', Numero: 'C40', MailId: 9, Mail: { Id: 9, Adresse: 'ines@exemple.fr' } },
  ],
  Mail: [],
  Apprenant: [],
  Enseignant: [],
  Agent: [
    { Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
    { Id: 32, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
    { Id: 33, Nom: 'Roy', Prenoms: 'Lou', EntiteJuridiqueId: 1 },
  ],
  Dossier: [{ Id: 50, CandidatId: 40, SessionRecrutementId: 61, EtatCandidatureId: 51 }],
  SessionRecrutement: [
    { Id: 60, Nom: 'BTS MCO', ProgrammeId: 70 },
    { Id: 61, Nom: 'BTS SIO', ProgrammeId: 70 },
    { Id: 62, Nom: 'Bachelor', ProgrammeId: 70 },
    { Id: 63, Nom: 'Bachelor', ProgrammeId: 70 },
  ],
  Programme: [{ Id: 70, EntiteJuridiqueId: 1 }],
  EtatCandidature: [{ Id: 51, Nom: 'Complet' }],
  EntiteJuridique: [{ Id: 1, Nom: 'Lyon' }],
};

type Import = Extract<IntentOf<'walkIn'>, { readonly people: unknown }>;
const dispatch = vi.fn<(intent: Intent, submission?: Submission) => Promise<Accepted>>();
const undo = vi.fn<Commands['undo']>(async () => true);
let cache: Cache;
let root: Root;

/** Stores a step for each line, as the engine does. */
async function store(intent: Intent): Promise<Accepted> {
  const { people } = intent as Import; // the screen asks for nothing else
  await cache.outbox.commit({
    putSteps: people.map(({ line: key = '' }, at) =>
      aStep({
        id: key,
        seq: cache.memory.steps().length + at,
        line: key,
        entity: 'Dossier',
        action: 'create',
        target: `new:${key}`,
        body: rawJson('{}'),
      }),
    ),
  });
  return { ok: true, intentId: 'i', targets: [] };
}

beforeEach(async () => {
  await startWords('fr');
  vi.clearAllMocks();
  dispatch.mockImplementation(store);
  cache = await aCache();
  await receive(cache, rows, 1);
  const commands = { dispatch, undo, undoOf: async () => undefined } as unknown as Commands; // other members are not used here
  const open = { profile: { id: 'p', campusId: '1' } } as unknown as NonNullable<
    ReturnType<typeof useSession.getState>['open']
  >; // only its campus is read
  useSession.setState({ open, commands });
  useSyncStatus.setState(useSyncStatus.getInitialState());
  beginOn('people');
  await page.viewport(1280, 800);
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = 'width:1280px;height:800px';
  root = createRoot(host);
  startCreating({ what: 'applicants' });
  await act(async () =>
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
});
afterEach(async () => {
  await act(async () => {
    stopCreating();
    root.unmount();
  });
  document.body.replaceChildren();
  useSession.setState({ open: null, commands: null });
  await cache.close();
});

const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');
/** State that is set after a file was read is drawn at the end of an act. */
const until = (look: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    look();
  }, 15_000);
const shows = (what: string | RegExp) => until(() => expect(text()).toMatch(what));
const button = (name: RegExp): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? '')) ??
  expect.fail(`no button ${name}`);
const press = (name: RegExp) => act(async () => userEvent.click(button(name)));
const line = (row: number): string =>
  (document.querySelector(`[data-row="${row - 1}"]`)?.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');

async function choose(content: BlobPart, name = 'a.csv'): Promise<void> {
  const field = await vi.waitFor(
    () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file field'),
  );
  await act(async () => userEvent.upload(field, new File([content], name, { type: 'text/csv' })));
}

const head = 'Nom;Prénom;Mail;Parcours;État';
const zoe = 'Durand;Zoé;zoe@exemple.fr;BTS MCO;Complet';
const ines = 'Bensaïd;Inès;ines@exemple.fr;BTS MCO;Complet';

async function toLines(...lines: readonly string[]): Promise<void> {
  await choose([head, ...lines].join('\n'));
  await shows('Colonnes du fichier');
  await press(/^Voir les lignes/u);
  await until(() => expect(line(2)).not.toBe(''));
}

test('a file that cannot be read says why, and another can be chosen', async () => {
  await choose('Nom;Prénom\nA;"B\n');
  await shows('Un guillemet ouvert n’est jamais refermé, près de la ligne 2.');
  await choose(`${head}\n${zoe}`);
  await shows('a.csv · 1 ligne');
});

test('a sign that cannot be read is said in its line, and the others stay right', async () => {
  const [before, after] = [`${head}\n${ines}\nDurand;Zo`, ';zoe@exemple.fr;BTS MCO;Complet'].map((each) =>
    new TextEncoder().encode(each),
  );
  await choose(new Blob([before ?? '', new Uint8Array([0xe9]), after ?? '']));
  await shows('Colonnes du fichier');
  await press(/^Voir les lignes/u);
  await until(() => expect(line(3)).toMatch(/À corriger.*un signe de la cellule est illisible/u));
  expect(line(2)).toContain('BENSAÏD Inès');
});

test('what a workbook hides is said and left out, what has no value is said, numbers are as they are shown', async () => {
  const titles = [...head.split(';'), 'Téléphone', 'Naissance'];
  const rows = [
    titles,
    ['Durand', 'Zoé', 'zoe@exemple.fr', 'BTS MCO', 'Complet', 612345678, new Date('2004-03-01T00:00:00Z')],
    ['Martin', '#REF!', 'm@exemple.fr', 'BTS MCO', 'Complet', null, null],
    ['Petit', 'Luc', 'p@exemple.fr', 'BTS MCO', 'Complet', null, null],
  ];
  const cells = new Map([
    ['1,5', { style: { numFmt: '0#" "##" "##" "##" "##' } }],
    ['1,6', { style: { numFmt: 'mmm-yy' } }],
  ]);
  const sheets = [{ name: 'A', rows, cells, rowDefs: new Map([[3, { hidden: true }]]) }];
  await choose(new Blob([new Uint8Array(await writeXlsx({ sheets }))]), 'a.xlsx');
  await shows('1 ligne masquée dans le tableur est laissée de côté.');
  await shows('Elle est vide ici : B3 #REF!.');
  await shows('06 12 34 56 78');
  await shows('mars-04');
  await press(/^Voir les lignes/u);
  await until(() => expect(line(4)).toContain('Laissée de côté'));
  expect(line(3)).toMatch(/À corriger.*Prénom : manque/u);
  await press(/^Importer 1 candidat/u);
  await until(() => expect(dispatch).toHaveBeenCalledOnce());
  const [intent] = dispatch.mock.calls[0] ?? [];
  expect((intent as Import).people[0]?.applicant).toMatchObject({ naissance: '2004-03-01T00:00:00+01:00' });
});

test('what is lacking is said, the focus is on the first choice, and nothing leads further', async () => {
  await choose('Prénom;Téléphone\nZoé;0612345678');
  // The path, the first of what is asked for.
  await until(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox'));
  await shows('Il manque encore : Nom de naissance, Courriel, Parcours d’admission, État de la candidature.');
  await shows('Colonne non reprise : « Téléphone ».');
  await press(/^Voir les lignes/u);
  expect(text()).toContain('Colonnes du fichier');
});

test('R4.9 lines are stored in one commit under one intent, held for a while, and then shown as stored', async () => {
  await toLines(zoe, ines, 'Roux;;roux@exemple.fr;BTS MCO;Complet');
  expect(line(2)).toContain('Nouveau candidat');
  expect(line(3)).toContain('Dossier seulement');
  await press(/^Importer 2 candidats/u);
  await until(() => expect(line(2)).toContain('Importée'));
  expect(dispatch).toHaveBeenCalledOnce();
  const [intent, submission] = dispatch.mock.calls[0] ?? [];
  expect((intent as Import).people.map(({ applicant }) => applicant)).toEqual([
    expect.objectContaining({ nom: 'Durand', prenoms: 'Zoé', mail: 'zoe@exemple.fr' }),
    '40',
  ]);
  expect(submission).toMatchObject({ isMore: true, holdMs: 10_000 });
  await press(/^Tout défaire/u);
  expect(undo).toHaveBeenCalledWith(...cache.memory.steps().map(({ id }) => id));
});

test('a line that is refused takes no other with it, and says why', async () => {
  dispatch.mockImplementation(async (intent) =>
    (intent as Import).people.some(({ applicant }) => applicant === '40')
      ? { ok: false, rejection: 'unknownEntity' }
      : store(intent),
  );
  await toLines(zoe, ines);
  await press(/^Importer 2 candidats/u);
  await shows('Certaines lignes n’ont pas été gardées.');
  await until(() => expect(line(2)).toContain('Importée'));
  expect(line(3)).toContain('Non importée');
  // What is undone afterwards is not kept any more.
  await act(async () => cache.outbox.commit({ removeSteps: cache.memory.steps().map(({ id }) => id) }));
  await until(() => expect(line(2)).toContain('Nouveau candidat'));
});

test('I1 a disk that refuses ends the import, and what remains is said', async () => {
  dispatch.mockResolvedValue({ ok: false, rejection: 'storage' });
  await toLines(zoe);
  await press(/^Importer 1 candidat/u);
  await shows('Le disque de ce poste refuse d’écrire.');
});

test('I3 a double click stores once, and the import is there where the screen was left, but for another user', async () => {
  await toLines(zoe, 'Roux;;roux@exemple.fr;BTS MCO;Complet');
  await act(async () => userEvent.dblClick(button(/^Importer 1 candidat/u)));
  await until(() => expect(line(2)).toContain('Importée'));
  expect(dispatch).toHaveBeenCalledOnce();
  await act(async () => stopCreating());
  await act(async () => startCreating({ what: 'applicants' }));
  await until(() => expect(line(2)).toContain('Importée'));
  await act(async () => useSession.setState({ open: null }));
  await shows('Un fichier CSV ou XLSX');
});

test('a column says how its first value is read', async () => {
  await choose(
    'Né le;Entretien (JJ/MM/AAAA);Date de fin;Adresse\n03/04/2004;04/03/2027 2:30 PM;Né le 3 mars;12 rue de la Paix',
  );
  await shows('03/04/2004 se lit : 3 avr. 2004');
  await shows('04/03/2027 2:30 PM se lit : 4 mars 2027, 14:30');
  await shows('Né le 3 mars se lit : n’est pas compris');
  await shows('Colonne non reprise : « Adresse ».');
});

test('of a workbook the first sheet that has lines is taken, and another can be', async () => {
  const sheets = [
    { name: 'Titre', rows: [['Salon']] },
    { name: 'Candidats', rows: [head.split(';'), zoe.split(';'), ines.split(';')] },
    { name: 'Mode d’emploi', rows: [['Nom'], ['Lisez']] },
  ];
  await choose(new Blob([(await writeXlsx({ sheets })) as BlobPart]), 'a.xlsx');
  await shows('a.xlsx · Candidats · 2 lignes');
  await act(async () => userEvent.click(page.getByRole('button', { name: /Feuille/u })));
  await act(async () => userEvent.click(page.getByRole('option', { name: 'Mode d’emploi' })));
  await shows('a.xlsx · Mode d’emploi · 1 ligne');
});

const twoOfBts = [
  'Durand;Zoé;zoe@exemple.fr;BTS;Complet',
  'Roux;Ana;roux@exemple.fr;BTS;Complet',
  'Weil;Bo;weil@exemple.fr;Licence;Complet',
];
const openLine = (name: RegExp) => act(async () => userEvent.click(page.getByRole('row', { name })));
const chooser = page.getByRole('button', { name: /Choisir parmi les noms connus/u });
const pathField = page.getByRole('textbox', { name: 'Parcours d’admission' });
async function chooseKnown(name: string): Promise<void> {
  await act(async () => userEvent.click(chooser));
  await act(async () => userEvent.click(page.getByRole('option', { name })));
}
const isNew = (row: number): boolean => line(row).includes('Nouveau candidat');

test('a name that is not known here is chosen once for all lines that have it', async () => {
  await toLines(...twoOfBts);
  expect(line(2)).toContain('Parcours : « BTS » inconnu ici');
  await openLine(/DURAND/u);
  await shows('Votre choix vaut pour les 2 lignes où il est écrit « BTS ».');
  await chooseKnown('BTS MCO');
  await until(() => expect([2, 3].every(isNew)).toBe(true));
  expect(line(4)).toContain('« Licence » inconnu');
  await expect.element(pathField).toHaveValue('BTS MCO');
});

async function toLinesWithAgent(...lines: readonly string[]): Promise<void> {
  await choose([`${head};Agent`, ...lines].join('\n'));
  await shows('Colonnes du fichier');
  await press(/^Voir les lignes/u);
  await until(() => expect(line(2)).not.toBe(''));
}

test('R3.4 a name that is not known is typed over by a number, and what may be empty is emptied', async () => {
  await toLinesWithAgent('Durand;Zoé;zoe@exemple.fr;BTS;Complet;Martin');
  expect(line(2)).toContain('« Martin » inconnu');
  await openLine(/DURAND/u);
  await act(async () => userEvent.fill(page.getByRole('textbox', { name: 'Conseiller' }), ''));
  await act(async () => userEvent.fill(pathField, '4711'));
  await act(async () => userEvent.keyboard('{Enter}'));
  await until(() => expect(isNew(2)).toBe(true));
});
