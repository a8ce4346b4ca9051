import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DecisionScreen } from '#features/changes/DecisionScreen.tsx';
import { decide, doubtful, several } from './decide.tsx';
import { actions, draw, Worded } from './drawn.tsx';
import { askedDoubt, raw, step, waiting } from './steps.ts';

test('R5.2 a doubt quotes what the service wrote instead of an answer', async () => {
  const failure = { kind: 'unreadable', status: 200, detail: 'La durée est dépassée' } as const;
  await decide({ ...doubtful, id: 'd2', state: { ...askedDoubt, failure } });
  await expect.element(page.getByText('Réponse du service\u00A0: «\u00A0La durée est dépassée\u00A0»')).toBeVisible();
});

test('R3.6 a doubt: a typed number is read, its owner shown, and confirmed; another person’s takes a second confirmation', async () => {
  const held = step({
    id: 'h',
    entity: 'Dossier',
    target: 'new:x',
    action: 'create',
    provisional: [{ field: 'CandidatId', id: 'new:c' }],
    state: waiting,
  });
  const { actions } = await decide(doubtful, [held]);
  await expect.element(page.getByText('Rien ne repartira sans vous.')).toBeVisible();
  await expect.element(page.getByText('1 modification attend cette réponse')).toBeVisible();
  await userEvent.keyboard('1');
  const number = page.getByRole('textbox', { name: 'Numéro dans le service' });
  const find = page.getByRole('button', { name: 'Chercher' });
  actions.onFind.mockResolvedValueOnce({ kind: 'notANumber' });
  await number.fill('Moussa');
  await find.click();
  await expect.element(page.getByText('Ceci n’est pas un numéro', { exact: false })).toBeVisible();

  const martin = { id: '4', row: raw('{"Id":4,"Numero":"C000004","Nom":"MARTIN","Prenoms":"Paul"}'), isFresh: true };
  actions.onFind.mockResolvedValueOnce({ kind: 'found', rows: [martin] });
  await number.fill('4');
  await find.click();
  await expect.element(page.getByText('MARTIN Paul · C000004')).toBeVisible();
  await expect.element(page.getByText('C’est quelqu’un d’autre')).toBeVisible();
  await page.getByRole('button', { name: /C’est celui-ci/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  expect(actions.onSettle, 'one press attaches nothing to another person').not.toHaveBeenCalled();
  await page.getByRole('button', { name: /C’est celui-ci/u }).click();
  await page.getByRole('button', { name: 'Oui, rattacher à cette fiche' }).click();
  expect(actions.onSettle.mock.calls).toMatchObject([[doubtful, { id: '4', row: martin.row }]]);

  const own = {
    id: '9007199254740993',
    row: raw('{"Id":9007199254740993,"Numero":"C000049","Nom":"Traore","Prenoms":"MOUSSA"}'),
    isFresh: true,
  };
  actions.onFind.mockResolvedValueOnce({ kind: 'found', rows: [own] });
  await number.fill('c 000049');
  await find.click();
  await expect.element(page.getByText('TRAORE MOUSSA · C000049')).toBeVisible();
  await page.getByRole('button', { name: /C’est celui-ci/u }).click();
  expect(actions.onSettle.mock.lastCall).toMatchObject([doubtful, { id: own.id, row: own.row }]);
  expect(actions.onFind.mock.calls).toMatchObject([
    [{ id: 'd1' }, 'Moussa'],
    [{ id: 'd1' }, '4'],
    [{ id: 'd1' }, 'c 000049'],
  ]);
});

test('R3.4 a number that could not be read is taken only on the user’s explicit confirmation', async () => {
  const { actions } = await decide(doubtful);
  await userEvent.keyboard('1');
  actions.onFind.mockResolvedValueOnce({ kind: 'unreachable', id: '77', failure: 'offline' });
  await page.getByRole('textbox', { name: 'Numéro dans le service' }).fill('77');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect.element(page.getByText('Impossible à vérifier maintenant')).toBeVisible();
  await page.getByRole('button', { name: /sans vérifier/u }).click();
  expect(actions.onSettle).not.toHaveBeenCalled();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /sans vérifier/u })
    .click();
  expect(actions.onSettle.mock.calls).toEqual([[doubtful, { id: '77', row: null }]]);
});

test('R3.6 I18 a doubt whose list was truncated: shows how much of it came, and that Carnet searches again without the user', async () => {
  const cut = { known: 1206, came: 200 };
  await decide({ ...doubtful, id: 'd9', target: 'new:d9', entity: 'Planification', state: { ...askedDoubt, cut } });
  await expect
    .element(
      page.getByText(
        /Le service n’a répondu que 200 des 1\s206 événements que Carnet connaît\s: ne pas y figurer ne prouve rien/u,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Carnet cherchera encore dès que la liste sera complète')).toBeVisible();
});

test('R3.6 a doubt says until when the service may still carry it out, and not longer', async () => {
  const sentAt = Date.now() - 60_000;
  await decide({ ...doubtful, id: 'soon', sentAt });
  await expect
    .element(page.getByText(/Le service peut encore donner suite à l’envoi jusqu’à \d\d:\d\d/u))
    .toBeVisible();
  await decide({ ...doubtful, id: 'old', sentAt: sentAt - 10 * 60_000 });
  await expect.element(page.getByText('Rien ne repartira sans vous.')).toBeVisible();
  await expect.element(page.getByText(/peut encore donner suite/u)).not.toBeInTheDocument();
});

test('I3 a doubt: creating again takes a second press, after a warning', async () => {
  const { actions } = await decide(doubtful);
  await userEvent.keyboard('2');
  expect(actions.onSettle).not.toHaveBeenCalled();
  await expect.element(page.getByText('Si le service l’a déjà, il l’aura deux fois.')).toBeVisible();
  await page.getByRole('button', { name: 'Il n’existe pas, créer' }).last().click();
  expect(actions.onSettle.mock.calls).toEqual([[doubtful, null]]);
});

test('R3.6 a doubt with candidates: what was sent beside what the service shows; a key chooses, Entrée confirms', async () => {
  const found = {
    ...doubtful,
    state: {
      ...askedDoubt,
      candidates: [
        { id: '1302', row: raw('{"Id":1302,"Nom":"TRAORÉ","Prenoms":"Moussa"}') },
        { id: '1311', row: raw('{"Id":1311,"Nom":"TRAORÉ","Prenoms":"Moussa A."}') },
      ],
    },
  };
  const given = actions();
  await draw(
    <Worded everything={[found]} actions={given}>
      <DecisionScreen toDecide={[found]} selected="d1" onSelect={vi.fn()} onResolve={vi.fn()} />
    </Worded>,
  );
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  expect([...document.querySelectorAll('[data-same=false] mark')].map((mark) => mark.textContent)).toEqual([
    'Moussa',
    'Moussa A.',
  ]);
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('radio', { name: /^n°.1302/u })).toBeChecked();
  expect(given.onSettle).not.toHaveBeenCalled();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('button', { name: /C’est celui-ci.*1311/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alertdialog').getByText('Diffère de ce qui a été saisi', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Oui, rattacher à cette fiche' }).click();
  expect(given.onSettle.mock.calls).toMatchObject([[found, { id: '1311' }]]);
});

test('R3.6 several doubts, by keyboard: Q and 3 go on to the next one, and the postponed one is unchanged', async () => {
  const { actions, selected } = await several(doubtful, { ...doubtful, id: 'd2', target: 'new:d2' });
  await userEvent.keyboard('3');
  await vi.waitFor(() => expect(selected()).toBe('d2'));
  await userEvent.keyboard('{F8}');
  await vi.waitFor(() => expect(selected()).toBe('d1'));
  await userEvent.keyboard('2{Enter}');
  await vi.waitFor(() => expect(actions.onSettle.mock.calls.map(([of, id]) => [of.id, id])).toEqual([['d1', null]]));
});
