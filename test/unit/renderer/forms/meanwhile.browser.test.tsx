import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useEvent, useInterview } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { EventEdit } from '#features/calendar/inspector/EventEdit.tsx';
import { Consents } from '#features/people/page/Sheet.tsx';
import { MoveDialog } from '#features/today/dialogs/MoveDialog.tsx';
import { AgentField, CustomField, HourFields } from '#features/today/inspector/InterviewFields.tsx';
import { MissingPieces } from '#features/today/inspector/MissingPieces.tsx';
import { FieldInput } from '#forms/fields/useFieldEditing.tsx';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import type { Intent, ShownRow } from '#intents/intent.ts';
import { FieldBulkEdit } from '#pages/bulk/FieldBulkEdit.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { colleague, expectBoth } from '../acts/meanwhile.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const linkedEdits = async () => [{ entity: 'Planification', id: '7', members: {} }];
const onClose = vi.fn<() => void>();

const agreement = { Id: 8001, Code: 'CONV-1', Poste: 'Assistante', Remuneration: 820.5 };
const other = { Id: 8002, Code: 'CONV-2', Poste: 'Vendeuse', Remuneration: 900 };
const person = { Id: 40, Nom: 'DIALLO', Prenoms: 'Awa', Numero: 'C00040' };
const application = {
  Id: 5,
  Numero: 'C12-1',
  CandidatId: 40,
  CreneauLibre: '2026-11-20T14:30:00+01:00',
  Parametres: [{ Id: 0, Code: 'NOTE', Valeur: 'vue' }],
};
const event = {
  Id: 7,
  Nom: 'Entretien',
  TypePlanificationId: 2,
  EntiteJuridiqueId: 1,
  Enseignants: 'PETIT Luc',
  Debut: '2026-11-20T09:00:00+01:00',
  Fin: '2026-11-20T10:00:00+01:00',
  Annule: false,
  Realise: false,
};

/** The list comes by itself: the service's rows as a colleague left them. */
async function comes(entity: EntityName, ...rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const texts = rows.map((row) => pulled(String(row['Id']), JSON.stringify(row)));
  await cache.store.absorb({ entity }, texts, 0);
}

beforeEach(async () => {
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['1'] });
  cache = await aCache();
  await comes('Convention', agreement, other);
  await comes('Candidat', person);
  await comes('Dossier', application);
  await comes('TypePlanification', { Id: 2 });
  await comes('Planification', event);
  useSession.setState({ open: null, commands: { dispatch, linkedEdits } as unknown as Commands }); // used here: these
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  await cache.close();
});

const show = (element: React.ReactNode): Promise<void> =>
  drawScreen(
    cache,
    <main>
      {element}
      <button type="button">Ailleurs</button>
    </main>,
  );

const groups = [{ id: 'work', title: 'Poste', fields: [{ field: 'Poste' }, { field: 'Remuneration' }] }];
function Agreement() {
  const row = useRow('Convention', '8001');
  return row && <EntityForm {...{ entity: 'Convention', row, groups, title: 'CONV-1', name: 'CONV-1', onClose }} />;
}
function Note() {
  const interview = useInterview('5');
  return interview && <CustomField interview={interview} code="NOTE" label="Note" />;
}
function Hour() {
  const interview = useInterview('5');
  return interview && <HourFields interview={interview} />;
}
function Agent() {
  const interview = useInterview('5');
  return interview && <AgentField interview={interview} />;
}
function Agreed() {
  const row = useRow('Candidat', '40');
  return row && <Consents entity="Candidat" person={row} name="DIALLO Awa" />;
}
function Move() {
  const interview = useInterview('5');
  return interview && <MoveDialog interview={interview} onMoved={vi.fn()} onClose={onClose} />;
}
function Name() {
  const row = useRow('Candidat', '40');
  return row && <FieldInput entity="Candidat" row={row} field="Nom" onClose={onClose} />;
}
function Event() {
  const shown = useEvent('7');
  return shown && <EventEdit event={shown} types={[{ id: '2', name: 'Entretien' }]} onDone={onClose} />;
}
function Document() {
  const interview = useInterview('5');
  return interview && <MissingPieces interview={interview} code="NOTE" text="vue" />;
}
function Together() {
  const [first, second] = [useRow('Convention', '8001'), useRow('Convention', '8002')];
  return (
    first &&
    second && (
      <FieldBulkEdit
        entity="Convention"
        fields={['Poste']}
        rows={[first, second]}
        foresee={() => new Map([['8002', 'Déjà pris']])}
        onClose={onClose}
        onDone={onClose}
      />
    )
  );
}

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const question = page.getByRole('alert').filter({ hasText: 'a changé' });
const asked = () => dispatch.mock.calls.map(([intent]) => intent);
/** What the first one began from of a member, of the row of an id or of its only one. */
const begun = (member: string, id?: string): unknown => {
  const row = asked()[0]?.from?.find((each) => id === undefined || each.id === id)?.row;
  return (JSON.parse(row ?? '{}') as Record<string, unknown>)[member];
};
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const keepMine = () => userEvent.keyboard('{Alt>}1{/Alt}');
const takeTheirs = () => userEvent.keyboard('{Alt>}2{/Alt}');

test('I12 a form shows both values at once, and saves neither before one of them is chosen', async () => {
  await show(<Agreement />);
  await field('Poste').fill('Assistante RH');
  await comes('Convention', { ...agreement, Poste: 'Directrice' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Assistante RH.*Directrice/u);
  await save();
  await expect.element(field('Poste')).toHaveFocus();
  expect(asked()).toEqual([]);
  await keepMine();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Poste')).toHaveFocus();
  await save();
  await expect.poll(asked).toMatchObject([{ rows: [{ members: { Poste: 'Assistante RH' } }] }]);
  expect(begun('Poste')).toBe('Directrice');
});

test('I12 the other value is taken by one key or one button; the focus stays in its field', async () => {
  await show(<Agreement />);
  await field('Poste').fill('Assistante RH');
  await comes('Convention', { ...agreement, Poste: 'Directrice' });
  await page.getByRole('button', { name: /^Prendre la valeur actuelle/u }).click();
  await expect.element(field('Poste')).toHaveValue('Directrice');
  await expect.element(field('Poste')).toHaveFocus();
  await field('Poste').fill('Assistante RH');
  await expect.element(question).not.toBeInTheDocument();
  await comes('Convention', { ...agreement, Poste: 'Comptable' });
  await expect.element(question).toBeVisible();
  await takeTheirs();
  await expect.element(field('Poste')).toHaveValue('Comptable');
  await expect.element(page.getByText('Rien de changé')).toBeVisible();
});

test('I12 what a colleague changed to what is typed is settled; what was not typed follows them', async () => {
  await show(<Agreement />);
  await field('Poste').fill('Directrice');
  await comes('Convention', { ...agreement, Poste: 'Directrice', Remuneration: 1000 });
  await expect.element(field('Rémunération')).toHaveValue('1000,00');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('Rien de changé')).toBeVisible();
});

test('I12 after a restart the draft is asked about: the value that it was begun from has changed', async () => {
  await show(<Agreement />);
  await field('Poste').fill('Assistante RH');
  await draw(null);
  await comes('Convention', { ...agreement, Poste: 'Directrice' });
  await show(<Agreement />);
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Assistante RH.*Directrice/u);
  await takeTheirs();
  await draw(null);
  await show(<Agreement />);
  await expect.element(field('Poste')).toHaveValue('Directrice');
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  ['the text of its row', { rows: { Convention: JSON.stringify({ ...agreement, Poste: 'Comptable' }) } }, 1],
  ['the members that were typed', { seen: { Poste: '"Comptable"', Remuneration: '820.5' } }, 1],
  ['one of the members that were typed', { seen: { Poste: '"Comptable"' } }, 2],
])('I12 a draft on the disk with %s is asked about, and saved on it', async (_what, base, count) => {
  const text = JSON.stringify({ Poste: 'Assistante RH', Remuneration: '900' });
  await cache.notes.write('drafts', JSON.stringify({ 'edit/Convention/8001': { text, ...base } }));
  await show(<Agreement />);
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Assistante RH.*Assistante/u);
  expect(question.elements().length).toBe(count);
  for (let left = count; left > 0; left -= 1) {
    await keepMine();
    await expect.poll(() => question.elements().length).toBe(left - 1);
  }
  await save();
  await expect.poll(asked).toMatchObject([{ rows: [{ members: { Poste: 'Assistante RH', Remuneration: '900' } }] }]);
  expect([begun('Poste'), begun('Remuneration'), begun('Code')]).toEqual(['Assistante', 820.5, 'CONV-1']);
});

test('I12 each value begins as its own typing began, in the draft of one row', async () => {
  await show(<Agreement />);
  await field('Poste').fill('Assistante RH');
  await comes('Convention', { ...agreement, Remuneration: 1000 });
  await expect.element(field('Rémunération')).toHaveValue('1000,00');
  await field('Rémunération').fill('1 100');
  await draw(null);
  await comes('Convention', { ...agreement, Code: 'CONV-9', Remuneration: 1000 });
  await show(<Agreement />);
  await expect.element(field('Rémunération')).toHaveValue('1100,00');
  await expect.element(question).not.toBeInTheDocument();
  await save();
  await expect.poll(asked).toMatchObject([{ rows: [{ members: { Remuneration: '1100' } }] }]);
  expect([begun('Poste'), begun('Remuneration'), begun('Code')]).toEqual(['Assistante', 1000, 'CONV-1']);
});

test('I12 an hour is begun at its first key: what a colleague changed before it is read is asked about in its place', async () => {
  await show(<Hour />);
  await field('Heure').fill('16:00');
  await comes('Dossier', { ...application, CreneauLibre: '2026-11-21T09:00:00+01:00' });
  await expect.element(field('Jour')).toHaveValue('21/11/2026');
  await userEvent.tab();
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/16:00.*21.*09:00/u);
  expect(asked()).toEqual([]);
  await draw(null); // it is still asked after a restart
  await show(<Hour />);
  await expect.element(question).toBeVisible();
  await keepMine();
  await expect
    .poll(asked)
    .toMatchObject([{ rows: [{ members: { CreneauLibre: Date.parse('2026-11-20T16:00:00+01:00') } }] }]);
  expect(begun('CreneauLibre')).toBe('2026-11-21T09:00:00+01:00');
  await expect.element(question).not.toBeInTheDocument();
});

test('I12 a choice begins as its list opens: what a colleague chose meanwhile is asked about', async () => {
  const agents = ['BELKACEM', 'MOREL', 'VIDAL'].map((Nom, at) => ({ Id: 3 + at, Nom, EntiteJuridiqueId: 1 }));
  await comes('Agent', ...agents);
  // Used here: the campus alone.
  useSession.setState({ open: { profile: { campusId: '1' } } as unknown as OpenService });
  await comes('Dossier', { ...application, AgentId: 3 });
  await show(<Agent />);
  await page.getByRole('button', { name: /Conseiller/u }).click();
  await expect.element(page.getByRole('option', { name: /VIDAL/u })).toBeVisible();
  await comes('Dossier', { ...application, AgentId: 4 });
  // Drawn behind the open list.
  await expect.poll(() => document.querySelector('[data-field=AgentId] button')?.textContent).toContain('MOREL');
  await page.getByRole('option', { name: /VIDAL/u }).click();
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/VIDAL.*MOREL/u);
  expect(asked()).toEqual([]);
  await keepMine();
  await expect.poll(asked).toMatchObject([{ rows: [{ members: { AgentId: '5' } }] }]);
  expect(begun('AgentId')).toBe(4);
});

test('I12 a note that a colleague wrote too: Tab goes to the answers, and leaving saves on the base that was seen', async () => {
  await show(<Note />);
  await field('Note').fill('la mienne');
  await comes('Dossier', { ...application, Parametres: [{ Id: 0, Code: 'NOTE', Valeur: 'la leur' }] });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/la mienne.*la leur/u);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^Garder ma saisie/u })).toHaveFocus();
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: 'Ailleurs' }).click();
  await expect
    .poll(asked)
    .toMatchObject([
      { rows: [{ members: { 'Parametres.NOTE': 'la mienne' } }], from: [{ entity: 'Dossier', id: '5' }] },
    ]);
  expect(begun('Parametres')).toMatchObject([{ Code: 'NOTE', Valeur: 'vue' }]);
});

test('I12 a field edited in its place stays open with its question', async () => {
  await show(<Name />);
  await field('Nom').fill('DIALLO-SOW');
  await comes('Candidat', { ...person, Nom: 'DIALO' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/DIALLO-SOW.*DIALO/u);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ailleurs' }).click();
  expect([asked(), onClose.mock.calls]).toEqual([[], []]);
  await field('Nom').click();
  await keepMine();
  await userEvent.keyboard('{Enter}');
  await expect.poll(asked).toMatchObject([{ rows: [{ members: { Nom: 'DIALLO-SOW' } }] }]);
  expect(begun('Nom')).toBe('DIALO');
});

test('I12 an event: what was not typed is not put back, the hours are one value, and the form waits for the answer', async () => {
  await show(<Event />);
  await field('Fin').fill('11:00');
  await userEvent.tab();
  await comes('Planification', { ...event, Nom: 'Entretien DIALLO', Debut: '2026-11-20T08:00:00+01:00' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/09:00.*11:00.*08:00.*10:00/u);
  await expect.element(field('Nom')).toHaveValue('Entretien DIALLO');
  await save();
  await expect.element(page.getByRole('button', { name: /^Garder ma saisie/u })).toHaveFocus();
  expect(asked()).toEqual([]);
  await keepMine();
  await expect.element(question).not.toBeInTheDocument();
  await save();
  await expect.poll(asked).toMatchObject([
    {
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '7',
          members: { Debut: Date.parse('2026-11-20T09:00:00+01:00'), Fin: Date.parse('2026-11-20T11:00:00+01:00') },
        },
      ],
      from: [{ entity: 'Planification', id: '7', row: expect.any(String) }],
    },
  ]);
  expect([begun('Debut'), begun('Fin')]).toEqual(['2026-11-20T08:00:00+01:00', '2026-11-20T10:00:00+01:00']);
});

test('I12 a dialog that stays open asks, and follows what is shown until something is typed', async () => {
  await show(<Move />);
  await expect.element(field('Heure')).toHaveValue('14:30');
  await comes('Dossier', { ...application, CreneauLibre: '2026-11-20T15:00:00+01:00' });
  await expect.element(field('Heure')).toHaveValue('15:00');
  await field('Heure').fill('16:00');
  await userEvent.tab();
  await comes('Dossier', { ...application, CreneauLibre: '2026-11-20T09:00:00+01:00' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/16:00.*09:00/u);
  await save();
  await expect.element(page.getByRole('button', { name: /^Garder ma saisie/u })).toHaveFocus();
  expect(asked()).toEqual([]);
  await keepMine();
  await save();
  await expect.poll(() => begun('CreneauLibre')).toBe('2026-11-20T09:00:00+01:00');
});

test.each([
  ['kept', ['8001', '8002'], keepMine],
  ['left out', ['8001'], takeTheirs],
])('I12 of several rows at once those that changed meanwhile are named, and %s', async (_what, ids, answer) => {
  await show(<Together />);
  await page.getByRole('button', { name: /Champ/u }).click();
  await page.getByRole('option', { name: 'Poste' }).click();
  await field('Poste').fill('Comptable');
  await comes('Convention', { ...other, Poste: 'Caissière' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Comptable.*Caissière/u);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Déjà pris' })).toBeVisible();
  await expect.element(page.getByText('Change aussi, pour le même entretien : 1 événement.')).toBeVisible();
  await save();
  expect(asked()).toEqual([]);
  await answer();
  await save();
  await expect
    .poll(() => asked().map((intent) => intent.kind === 'edit' && intent.rows.map(({ id }) => id)))
    .toEqual([ids]);
  expect(begun('Poste', '8002')).toBe(ids.includes('8002') ? 'Caissière' : 'Vendeuse');
});

const leave = () => page.getByRole('button', { name: 'Ailleurs' }).click();
const type = async (name: string, value: string, then: () => Promise<unknown>): Promise<void> => {
  await field(name).fill(value);
  await then();
};
const choosePoste = async (): Promise<void> => {
  await page.getByRole('button', { name: /Champ/u }).click();
  await page.getByRole('option', { name: 'Poste' }).click();
};
/** What is drawn, and what the user does in it. */
const ways: Readonly<Record<string, readonly [() => React.ReactNode, () => Promise<unknown>]>> = {
  'a form': [Agreement, () => type('Poste', 'Assistante RH', save)],
  'a field in its place': [Name, () => type('Nom', 'SOW', () => userEvent.keyboard('{Enter}'))],
  'the form of an event': [Event, () => type('Nom', 'Oral', save)],
  'the hour of an interview': [Hour, () => type('Heure', '16:00', () => userEvent.tab())],
  'a custom field': [Note, () => type('Note', 'revue', leave)],
  '« Déplacer »': [Move, () => type('Heure', '16:00', save)],
  'several at once': [Together, () => choosePoste().then(() => type('Poste', 'Comptable', save))],
  'R4.3 a consent': [
    Agreed,
    () =>
      page
        .getByRole('button', { name: /^Noter/u })
        .first()
        .click(),
  ],
  'a document handed in': [Document, () => page.getByText('vue', { exact: true }).click()],
};
const asShown = (entity: EntityName, row: { readonly Id: number }): ShownRow => ({
  entity,
  id: String(row.Id),
  row: rawJson(JSON.stringify(row)),
});

test.each(Object.entries(ways))(
  'I12 %s: what a colleague changed since it was shown is never overwritten',
  async (_way, [Screen, act]) => {
    await show(<Screen />);
    await act();
    await expect.poll(asked).toHaveLength(1);
    const shown = [
      asShown('Convention', agreement),
      asShown('Convention', other),
      asShown('Candidat', person),
      asShown('Dossier', application),
      asShown('Planification', event),
    ];
    const property = (begins: (intent: Intent) => Intent) =>
      fc.property(colleague, (theirs) => asked().forEach((intent) => expectBoth(begins(intent), shown, theirs)));
    fc.assert(property((intent) => intent));
    const planted = fc.check(property(({ from: _from, ...intent }) => intent));
    expect(planted.failed, 'it is seen where the base is missing').toBe(true);
  },
);
