import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import type { Intent } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Accepted, Attended, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const attend = vi.fn<(stepId: string, about: string) => Promise<Attended>>();
const retry = vi.fn<Commands['retry']>();
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  cache = await aCache();
  const row = {
    Id: 8001,
    Code: 'CONV-1',
    Poste: 'Assistante',
    Remuneration: 820.5,
    EtatConventionId: 3,
    SequenceId: 7,
  };
  await cache.store.absorb({ entity: 'Convention', of: '8001' }, [pulled('8001', JSON.stringify(row))], 0);
  const states = [
    { Id: 3, Nom: 'En signature' },
    { Id: 4, Nom: 'Signée' },
  ].map((state) => pulled(String(state.Id), JSON.stringify(state)));
  await cache.store.absorb({ entity: 'EtatConvention' }, states, 0);
  // Used here: these alone.
  useSession.setState({ open: null, commands: { dispatch, attend, retry } as unknown as Commands });
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  await cache.close();
});

const groups = [
  {
    id: 'work',
    title: 'Poste',
    fields: ['Code', 'Poste', 'Remuneration', 'SequenceId', 'EtatConventionId', 'DateConclusion'].map((field) => ({
      field,
    })),
  },
];

function Form() {
  const row = useRow('Convention', '8001');
  return (
    row && (
      <EntityForm
        entity="Convention"
        row={row}
        groups={groups}
        title="Modifier CONV-1"
        name="CONV-1"
        onClose={onClose}
      />
    )
  );
}
const drawForm = (): Promise<void> => drawScreen(cache, <Form />);

/** The form that corrects a company that the service refused to create. */
function Correction() {
  const row = useRow('Entreprise', 'new:e');
  const shown = [{ id: 'who', title: 'Entreprise', fields: [{ field: 'Nom' }] }];
  return (
    row && (
      <EntityForm entity="Entreprise" row={row} groups={shown} title="Corriger" name="Ferme du Lac" onClose={onClose} />
    )
  );
}
const dayField = page.getByRole('textbox', { name: /conclusion/iu });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

test('what is typed is one change of the fields that differ; numbers are written as in the language', async () => {
  await drawScreen(
    cache,
    <>
      <Form />
      <Toasts />
    </>,
  );
  await expect.element(field('Rémunération')).toHaveValue('820,50');
  await field('Rémunération').fill('1 250,75');
  await field('Poste').fill('Assistante RH');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Gardé sur ce poste\u00A0: CONV-1')).toBeVisible();
  expect(dispatch.mock.calls.map(([intent]) => intent)).toMatchObject([
    {
      kind: 'edit',
      rows: [
        {
          entity: 'Convention',
          id: '8001',
          members: { Remuneration: '1250.75', Poste: 'Assistante RH' },
          subject: 'CONV-1',
        },
      ],
      from: [{ entity: 'Convention', id: '8001' }],
    },
  ]);
});

test('R2.3 an emptied number that may not be null is 0, as its field says', async () => {
  await drawForm();
  await expect.element(field('Rémunération')).toHaveAccessibleDescription(/Vide\s= 0$/u);
  await field('Rémunération').fill('');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => dispatch.mock.calls[0]?.[0]).toMatchObject({ rows: [{ members: { Remuneration: '' } }] });
});

test('an error is said at its field and takes the focus; what was typed is there when the form opens again', async () => {
  await drawForm();
  await field('Rémunération').fill('beaucoup');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('1 champ à corriger.')).toBeVisible();
  await expect.element(field('Rémunération')).toHaveFocus();
  expect(dispatch).not.toHaveBeenCalled();
  await drawForm();
  await expect.element(page.getByText('Voici ce que vous aviez tapé sans l’enregistrer.')).toBeVisible();
  await expect.element(field('Rémunération')).toHaveValue('beaucoup');
  await page.getByRole('button', { name: 'Revenir aux valeurs de la fiche' }).click();
  await expect.element(field('Rémunération')).toHaveValue('820,50');
});

test('R4.3 what needs a confirmation is sent now, with the user’s answer, and where it waits is said', async () => {
  await cache.outbox.commit({ putSteps: [aStep({ id: 'step', seq: 1, intentId: 'i' })] });
  attend.mockResolvedValue({ kind: 'declined' });
  await drawForm();
  await page.getByRole('button', { name: /État de la convention/u }).click();
  await page.getByRole('option', { name: 'Signée' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => attend.mock.calls).toEqual([['step', 'CONV-1']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('R3.0 R3.5 « Enregistrer et envoyer » of a refused creation, of which nothing was changed,', () => {
  beforeEach(async () => {
    const body = rawJson('{"Nom":"Ferme du Lac"}');
    const creation = aStep({ id: 'made', seq: 1, entity: 'Entreprise', target: 'new:e', action: 'create', body });
    await cache.outbox.commit({
      putSteps: [{ ...creation, attended: true, state: { kind: 'refused', failure: { kind: 'refused' } } }],
    });
    dispatch.mockResolvedValue({ ok: false, rejection: 'nothingChanged' });
    attend.mockResolvedValue({ kind: 'applied', id: '77' });
    await drawScreen(cache, <Correction />);
    await expect.element(field('Nom')).toHaveValue('Ferme du Lac');
  });

  test('sends it again as it is', async () => {
    retry.mockResolvedValue(true);
    await page.getByRole('button', { name: /^Enregistrer et envoyer/u }).click();
    await expect.poll(() => attend.mock.calls).toEqual([['made', 'Ferme du Lac']]);
    expect(retry.mock.calls).toEqual([['made']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('I1 stays open where the disk refuses', async () => {
    retry.mockResolvedValue(false);
    await page.getByRole('button', { name: /^Enregistrer et envoyer/u }).click();
    await expect.element(page.getByText(/^Impossible d’écrire sur le disque/u)).toBeVisible();
    expect(attend).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

/** A learner who is an applicant too: what only the applicant's record has is asked for below. */
function TwoRecords() {
  const learner = useRow('Apprenant', '3');
  const applicant = useRow('Candidat', '40');
  const groupOf = (field: string) => [{ id: 'origin', title: 'Origine', fields: [{ field }] }];
  return (
    learner &&
    applicant && (
      <EntityForm
        entity="Apprenant"
        row={learner}
        groups={groupOf('VilleNaissance')}
        title="Modifier ROBERT Baptiste"
        name="ROBERT Baptiste"
        alsoSaved={{ entity: 'Candidat', row: applicant, groups: groupOf('CanalAcquisitionId') }}
        onClose={onClose}
      />
    )
  );
}

test('R3.1 what another record of the same person has is written there, as one change of both', async () => {
  const shared = { Nom: 'Robert', Prenoms: 'Baptiste' };
  await receive(cache, { Apprenant: [{ Id: 3, ...shared }], Candidat: [{ Id: 40, ...shared, CanalAcquisitionId: 7 }] });
  await drawScreen(cache, <TwoRecords />);
  await field('Ville de naissance').fill('Lyon');
  await page.getByRole('button', { name: 'Champs techniques' }).click();
  await field('Origine').fill('8');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(dispatch.mock.calls.map(([intent]) => intent)).toMatchObject([
    {
      kind: 'edit',
      rows: [
        { entity: 'Apprenant', id: '3', members: { VilleNaissance: 'Lyon' } },
        { entity: 'Candidat', id: '40', members: { CanalAcquisitionId: '8' } },
      ],
      from: [
        { entity: 'Apprenant', id: '3' },
        { entity: 'Candidat', id: '40', row: expect.stringContaining('"CanalAcquisitionId":7') },
      ],
    },
  ]);
});

test('R3.4 a reference whose name is known is chosen by names, or given by its number', async () => {
  const sequence = JSON.stringify({ Id: 7, Nom: 'BTS GPME, alternance 2026-2027' });
  await cache.store.absorb({ entity: 'Sequence', of: '7' }, [pulled('7', sequence)], 0);
  await drawForm();
  const choice = page.getByRole('button', { name: /Séquence/u });
  await expect.element(choice).toHaveTextContent('BTS GPME, alternance 2026-2027');
  await choice.click();
  await page.getByRole('option', { name: 'Un autre, par son numéro…' }).click();
  await expect.element(field('Séquence')).toHaveFocus();
  await field('Séquence').fill('12');
  await field('Séquence').fill('7');
  // While it is typed, the name that is found takes nothing away.
  await expect.element(field('Séquence')).toHaveValue('7');
  await expect.element(field('Séquence')).toHaveAccessibleDescription(/^BTS GPME, alternance 2026-2027\. /u);
});

test('R3.4 however many values were seen, another can be given by its number, unless the whole list came', async () => {
  await drawForm();
  const choice = page.getByRole('button', { name: /État de la convention/u });
  await choice.click();
  await page.getByRole('option', { name: 'Un autre, par son numéro…' }).click();
  await expect.element(field('État de la convention')).toHaveFocus();
  await field('État de la convention').fill('12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => dispatch.mock.calls.map(([intent]) => intent))
    .toMatchObject([{ rows: [{ members: { EtatConventionId: '12' }, isConfirmed: true }] }]);
  await cache.store.finish({ entity: 'EtatConvention' }, { at: 1, received: 2, complete: true, unreadable: [] });
  await draw(null);
  await drawForm();
  await choice.click();
  await expect.element(page.getByRole('option', { name: 'Signée' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Un autre, par son numéro…' })).not.toBeInTheDocument();
});

test('a day that cannot be read stays as it was typed: in the draft, said at its field, never saved', async () => {
  await drawForm();
  await dayField.fill('32/13 ou lundi');
  await userEvent.tab();
  await expect.element(page.getByText(/^Date attendue/u)).toBeVisible();
  await drawForm();
  await expect.element(page.getByText('Voici ce que vous aviez tapé sans l’enregistrer.')).toBeVisible();
  await expect.element(dayField).toHaveValue('32/13 ou lundi');
  await expect.element(page.getByText(/^Date attendue/u)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dayField).toHaveFocus();
  expect(dispatch).not.toHaveBeenCalled();
  await dayField.fill('24/11/2026');
  await userEvent.tab();
  await expect.element(dayField).toHaveValue('24/11/2026');
  await expect.element(dayField).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => dispatch.mock.calls.length).toBe(1);
});
