import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decide, inConflict, several } from './decide.tsx';
import { conflict, nom, raw, step } from './steps.ts';

const send = page.getByRole('button', { name: /Envoyer ces choix/ });
const radio = (field: string, version: RegExp) =>
  page.getByRole('radiogroup', { name: field, exact: true }).getByRole('radio', { name: version });

test('I12 nothing is preselected and nothing can be sent before every line has its choice', async () => {
  const { sent } = await decide(inConflict);
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByText('Reste 2 choix sur 2')).toBeVisible();
  await radio('Horaire', /^Ma version/).click({ force: true });
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([]);
});

test('by mouse: exactly the chosen versions are passed to the command', async () => {
  const { sent } = await decide(inConflict);
  await radio('Horaire', /^Ma version/).click({ force: true });
  await radio('Nom', /^Version du service/).click({ force: true });
  await send.click();
  expect(sent()).toEqual([
    [
      'c1',
      [
        ['Debut+Fin', { pick: 'mine' }],
        ['Nom', { pick: 'theirs' }],
      ],
    ],
  ]);
});

test('by keyboard: 1 and 2 choose in the line, arrows move between lines without choosing, Ctrl Entrée sends', async () => {
  const { sent } = await decide(inConflict);
  await userEvent.keyboard('2');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(1);
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([
    [
      'c1',
      [
        ['Debut+Fin', { pick: 'theirs' }],
        ['Nom', { pick: 'mine' }],
      ],
    ],
  ]);
});

test('another value: the typed value is shown and sent, and an end before its start cannot be (R2.4, R2.9)', async () => {
  const { sent } = await decide(inConflict);
  await userEvent.keyboard('{Shift>}2{/Shift}');
  await userEvent.keyboard('3');
  const end = page.getByRole('textbox', { name: 'Fin', exact: true });
  await end.fill('11h00');
  await expect.element(page.getByText('La fin doit venir après le début.')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await end.fill('12h10');
  await expect.element(page.getByText(/^11:15 – 12:10$/)).toBeVisible();
  await send.click();
  expect(sent()).toEqual([
    [
      'c1',
      [
        ['Debut+Fin', { pick: 'other', values: ['2026-11-19T11:15:00+01:00', '2026-11-19T12:10:00+01:00'] }],
        ['Nom', { pick: 'theirs' }],
      ],
    ],
  ]);
});

test('what merges without a decision is shown without a choice', async () => {
  await decide(inConflict);
  await expect.element(page.getByText('1 autre changement', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '1 autre changement' }).getByText('BELKACEM, VASSEUR').first())
    .toBeVisible();
});

const another = step({
  id: 'c2',
  target: '813',
  base: raw('{"Id":813,"Nom":"Entretien DIALLO","Salle":"B1"}'),
  summary: { key: 'event.renamed', subject: 'Jury BTS', values: {} },
  changes: nom.fields.map(({ field, base, mine }) => ({ field, base, mine })),
  state: conflict('{"Id":813,"Nom":"Entretien DIALLO A.","Salle":"B1"}', nom),
});

test('I12 several conflicts: choices are preserved while moving between them, and all decided ones are sent together, after a preview', async () => {
  const { sent, selected } = await several(inConflict, another);
  await userEvent.keyboard('{Shift>}1{/Shift}');
  await userEvent.keyboard('{F8}');
  await vi.waitFor(() => expect(selected()).toBe('c2'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // The decided one is not on screen: what it sends is shown first.
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('region', { name: 'DIALLO Aminata' })).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('2');
  await page.getByRole('button', { name: /^Envoyer ces 3 choix/u }).click();
  await expect
    .element(dialog.getByText('La version du service est gardée telle quelle\u00A0: rien ne sera envoyé.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('region', { name: 'DIALLO Aminata' }).getByText('11:15 – 12:00')).toBeVisible();
  await expect.element(dialog.getByText('2 champs inchangés')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([
    [
      'c1',
      [
        ['Debut+Fin', { pick: 'mine' }],
        ['Nom', { pick: 'mine' }],
      ],
    ],
    ['c2', [['Nom', { pick: 'theirs' }]]],
  ]);
});

test('I11 what is sent back as it was read can be shown, value by value', async () => {
  await several(another);
  await page.getByRole('button', { name: '2 champs inchangés' }).click();
  await expect.element(page.getByText('B1', { exact: true })).toBeVisible();
});

const note = step({
  id: 'n1',
  entity: 'Dossier',
  summary: { key: 'application.customSet', subject: 'DIALLO Aminata', values: {} },
  base: raw('{"Id":4,"Parametres":[{"Code":"NOTE","Valeur":"Motivée"}]}'),
  changes: [{ field: 'Parametres', key: 'NOTE', base: raw('"Motivée"'), mine: raw('"Motivée, stage trouvé"') }],
  state: conflict('{"Id":4,"Parametres":[{"Code":"NOTE","Valeur":"Motivée\\nRappeler la mère"}]}', {
    unit: 'Parametres.NOTE',
    fields: [
      {
        field: 'Parametres',
        key: 'NOTE',
        base: raw('"Motivée"'),
        mine: raw('"Motivée, stage trouvé"'),
        theirs: raw('"Motivée\\nRappeler la mère"'),
      },
    ],
  }),
});
const joined = 'Motivée\nRappeler la mère\nMotivée, stage trouvé';

test.each(['key', 'mouse'])('both versions of a note, by %s: joined, shown and sent', async (by) => {
  const { sent } = await several(note);
  const both = page.getByRole('radio', { name: 'Garder les deux, l’un sous l’autre' });
  await expect.element(both).toBeInTheDocument();
  if (by === 'key') await userEvent.keyboard('4');
  else await both.click({ force: true });
  await expect.element(both).toBeChecked();
  expect(document.querySelector('[aria-live]')?.textContent).toBe(joined);
  expect(document.querySelector('textarea, input[type=text]')).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([['n1', [['Parametres.NOTE', { pick: 'other', values: [joined] }]]]]);
});

test('both versions can be written on, line by line', async () => {
  const { sent } = await several(note);
  await userEvent.keyboard('4');
  await userEvent.keyboard('3');
  await expect.element(page.getByRole('textbox')).toHaveValue(joined);
  await page.getByRole('textbox').fill('Motivée\nDeux lignes');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([['n1', [['Parametres.NOTE', { pick: 'other', values: ['Motivée\nDeux lignes'] }]]]]);
});
