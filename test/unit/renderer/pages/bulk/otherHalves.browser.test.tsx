import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FieldBulkEdit } from '#pages/bulk/FieldBulkEdit.tsx';
import { rawOf } from '#shared/json/rawJson.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { StepState } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../../features/changes/drawn.tsx';
import { drawOver } from '../../overCache.tsx';

let cache: Cache;
const otherHalves = vi.fn<Commands['otherHalves']>();
const dispatch = vi.fn<Commands['dispatch']>();
beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['31'] });
  useSession.setState({ commands: { otherHalves, dispatch } as unknown as Commands }); // only these are used
});
afterEach(async () => {
  await draw(null);
  useSession.setState(useSession.getInitialState());
  await cache.close();
});

const ids = ['31', '32'];
async function edit(entity: 'Planification' | 'Dossier', field: string, label: string, value: string): Promise<void> {
  await drawOver(
    cache,
    <FieldBulkEdit
      entity={entity}
      fields={['Nom', field]}
      rows={ids.map((id) => ({ id }))}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /Champ/u }));
  await userEvent.click(page.getByRole('option', { name: label }));
  await page.getByRole('textbox', { name: label }).fill(value);
}

test('R4.7 what becomes of the application of each event is shown before it is written', async () => {
  const events = ids.map((id) => pulled(id, `{"Id":${id},"Nom":"Entretien ${id}","Enseignants":""}`));
  await cache.store.absorb({ entity: 'Planification' }, events, 0);
  const hour = Date.parse('2026-11-20T14:00:00+01:00');
  otherHalves.mockResolvedValue([{ entity: 'Dossier', id: '9', members: { CreneauLibre: hour }, partner: '32' }]);
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(line('Entretien 32').getByText(/Dossier aussi.*20.nov., 14:00/u)).toBeVisible();
  expect(
    line('Entretien 31')
      .getByText(/Dossier aussi/u)
      .elements(),
  ).toEqual([]);
  expect(otherHalves).toHaveBeenLastCalledWith(
    expect.objectContaining({ rows: ids.map((id) => expect.objectContaining({ id })) }),
  );
  expect(dispatch).not.toHaveBeenCalled();
});

test('the field that was chosen from the list takes the focus, not while a key looks for its name', async () => {
  await events('', '');
  otherHalves.mockResolvedValue([]);
  await drawOver(
    cache,
    <FieldBulkEdit
      entity="Planification"
      fields={['Nom', 'Enseignants']}
      rows={ids.map((id) => ({ id }))}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );
  const chooser = page.getByRole('button', { name: /Champ/u });
  await expect.element(chooser).toHaveFocus();
  await userEvent.keyboard('ens');
  await expect.element(page.getByRole('textbox', { name: 'Enseignants' })).toBeVisible();
  await expect.element(chooser).toHaveFocus();
  await userEvent.click(chooser);
  await userEvent.click(page.getByRole('option', { name: 'Nom' }));
  await expect.element(page.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});

test('R2.9 applications are given one value of a custom field', async () => {
  const texts = [
    '{"Id":31,"Numero":"C31","Parametres":[{"Code":"SALLE","Valeur":"204"}]}',
    '{"Id":32,"Numero":"C32","Parametres":[]}',
  ];
  await cache.store.absorb(
    { entity: 'Dossier' },
    texts.map((text, at) => pulled(ids[at] ?? '', text)),
    0,
  );
  otherHalves.mockResolvedValue([]);
  await edit('Dossier', 'Parametres.SALLE', 'Salle', '12');
  await expect.element(page.getByText(/204 → /u)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Modifier/u }));
  await expect
    .poll(() => dispatch.mock.calls.at(-1)?.[0])
    .toMatchObject({
      kind: 'edit',
      rows: ids.map((id) => ({ entity: 'Dossier', id, members: { 'Parametres.SALLE': '12' } })),
      seen: [
        { id: '31', field: 'Parametres', key: 'SALLE', raw: '"204"' },
        { id: '32', field: 'Parametres', key: 'SALLE' },
      ],
    });
});

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const halfAt = (time: string) => [
  { entity: 'Dossier' as const, id: '9', members: { CreneauLibre: at(time) }, partner: '32' },
];
const event = (id: string, teachers: string) =>
  pulled(id, `{"Id":${id},"Nom":"Entretien ${id}","Enseignants":"${teachers}"}`);
const events = (...teachers: readonly string[]) =>
  cache.store.absorb(
    { entity: 'Planification' },
    teachers.map((names, place) => event(ids[place] ?? '', names)),
    0,
  );
const save = () => userEvent.click(page.getByRole('button', { name: /^Modifier/u }));

test('I12 R4.7 what a colleague’s change of a row asks of its other half is shown before it is written', async () => {
  await events('', '');
  // As the session does: what the user began from is another value by now, so the other half is proposed only.
  const isStale = { now: false };
  otherHalves.mockImplementation(async (intent) =>
    isStale.now && !JSON.stringify('seen' in intent && intent.seen).includes('PETIT Ana') ? [] : halfAt('14:00'),
  );
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  const shown = page.getByText(/Dossier aussi.*20.nov., 14:00/u);
  await expect.element(shown).toBeVisible();
  isStale.now = true;
  await events('', 'PETIT Ana');
  await expect.element(shown).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /Garder/u }));
  await expect.element(shown).toBeVisible();
});

test('R4.7 the application that changes meanwhile is read again', async () => {
  await events('', '');
  otherHalves.mockResolvedValue(halfAt('14:00'));
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  await expect.element(page.getByText(/Dossier aussi.*20.nov., 14:00/u)).toBeVisible();
  otherHalves.mockResolvedValue(halfAt('15:00'));
  await cache.store.absorb({ entity: 'Dossier' }, [pulled('9', '{"Id":9,"Numero":"C9"}')], 0);
  await expect.element(page.getByText(/Dossier aussi.*20.nov., 15:00/u)).toBeVisible();
});

test('I12 R4.7 nothing is written of another half that the preview does not show', async () => {
  await events('', '');
  otherHalves.mockResolvedValue(halfAt('14:00'));
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  await expect.element(page.getByText(/Dossier aussi.*20.nov., 14:00/u)).toBeVisible();
  otherHalves.mockResolvedValue(halfAt('15:00'));
  await save();
  await expect.element(page.getByText(/n’est plus ce qui était affiché/u)).toBeVisible();
  await expect.element(page.getByText(/Dossier aussi.*20.nov., 15:00/u)).toBeVisible();
  expect(dispatch).not.toHaveBeenCalled();
  await save();
  await expect.poll(() => dispatch.mock.calls).toHaveLength(1);
});

test('R2.9 blanks alone are no value of a custom field, as the preview says', async () => {
  await cache.store.absorb(
    { entity: 'Dossier' },
    [pulled('31', '{"Id":31,"Numero":"C31","Parametres":[{"Code":"SALLE","Valeur":"204"}]}')],
    0,
  );
  otherHalves.mockResolvedValue([]);
  await edit('Dossier', 'Parametres.SALLE', 'Salle', '   ');
  await expect.element(page.getByText(/204 → Vide/iu)).toBeVisible();
  await save();
  await expect
    .poll(() => dispatch.mock.calls.at(-1)?.[0])
    .toMatchObject({ rows: [{ members: { 'Parametres.SALLE': '' } }] });
});

test('I12 a row with a change that the user has yet to decide about is left out, and refuses no other', async () => {
  await events('', '');
  const changes = [{ field: 'Enseignants', base: rawOf(''), mine: rawOf('PETIT Ana') }];
  const state: StepState = { kind: 'conflict', row: rawOf(null), conflicts: [], readAt: 1 };
  await cache.outbox.commit({
    putSteps: [aStep({ id: 's', seq: 1, target: '32', changes, state })],
  });
  otherHalves.mockResolvedValue([]);
  await edit('Planification', 'Enseignants', 'Enseignants', 'MOREAU Claire');
  const line = page.getByRole('listitem').filter({ hasText: 'Entretien 32' });
  await expect.element(line.getByText(/Laissé tel quel.*attend d’abord votre décision/u)).toBeVisible();
  await save();
  await expect.poll(() => dispatch.mock.calls.at(-1)?.[0]).toMatchObject({ rows: [{ id: '31' }] });
});
