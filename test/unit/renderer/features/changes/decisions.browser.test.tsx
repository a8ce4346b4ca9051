import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { DecisionScreen } from '#features/changes/DecisionScreen.tsx';
import { ChangesScreen } from '#features/changes/index.tsx';
import { useStepActions } from '#features/changes/useStepActions.ts';
import { beginOn, go, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Attended, Commands } from '#stores/session.ts';
import type { Step, StepState } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Toasts } from '#ui/index.ts';
import { drawOver, drawScreen } from '../../overCache.tsx';
import { decide, doubtful, inConflict, refused, several } from './decide.tsx';
import { actions, draw, Worded } from './drawn.tsx';
import { askedDoubt, conflict, nom, raw, step, waiting } from './steps.ts';

describe('conflicts', () => {
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
    await expect
      .element(dialog.getByRole('region', { name: 'DIALLO Aminata' }).getByText('11:15 – 12:00'))
      .toBeVisible();
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
});

describe('doubts', () => {
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
});

describe('refusals', () => {
  test('R5.2 what the service says of single fields is said at each of them', async () => {
    await decide({
      ...refused,
      id: 'r2',
      state: {
        kind: 'refused',
        failure: {
          kind: 'refused',
          status: 400,
          detail: 'Dossier refusé. Obligatoire',
          fields: [
            { field: 'AgentId', message: 'Obligatoire' },
            { field: 'Inconnu', message: 'Obligatoire' },
          ],
        },
      },
    });
    await expect.element(page.getByText('«\u00A0Dossier refusé.\u00A0»')).toBeVisible();
    await expect.element(page.getByText('Inconnu\u00A0:')).toBeVisible();
    expect(page.getByText('«\u00A0Obligatoire\u00A0»', { exact: true }).elements()).toHaveLength(2);
  });

  test('R5.2 what Carnet itself does not send is not called a refusal of the service', async () => {
    await decide({ ...refused, id: 'h1', state: { kind: 'refused', failure: { kind: 'badRequest' } }, sentAt: null });
    await expect.element(page.getByText(/^Carnet n’a pas envoyé cette modification/u)).toBeVisible();
    await expect
      .element(page.getByText('Carnet a mal formulé sa demande\u00A0: rien n’est parti.').last())
      .toBeVisible();
    expect(page.getByText(/Le service (?:a refusé|a dit|n’a pas donné)/u).elements()).toEqual([]);
  });

  test('R3.5 a change that got no clear answer for long is not called refused, nor as not sent', async () => {
    await decide({ ...refused, id: 'h2', state: { kind: 'refused', failure: { kind: 'timeout' } }, sentAt: 1 });
    await expect.element(page.getByText(/^Carnet n’a reçu aucune réponse claire/u)).toBeVisible();
  });

  function Doors({ of }: { readonly of: Step }) {
    const { onOpenThing, onCorrect } = useStepActions(() => undefined);
    return (
      <>
        <button onClick={() => onOpenThing(of)}>Ouvrir</button>
        <button onClick={() => onCorrect(of)}>Corriger</button>
      </>
    );
  }

  test('R3.5 « Ouvrir » leads to the page of a refused creation, « Corriger » to its form', async () => {
    // Nothing is asked of the service.
    useSession.setState({ commands: {} as unknown as Commands });
    const cache = await aCache();
    await drawOver(cache, <Doors of={step({ ...refused, entity: 'User', action: 'create', target: 'new:1' })} />);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    expect(here()).toEqual({ at: 'row', entity: 'User', id: 'new:1' });
    await page.getByRole('button', { name: 'Corriger' }).click();
    expect(here()).toEqual({ at: 'row', entity: 'User', id: 'new:1', isCorrecting: true });
    await draw(null);
    await cache.close();
  });

  const gone = step({
    ...refused,
    id: 'g1',
    target: '90',
    base: raw('{"Id":5,"CandidatId":40,"SessionRecrutementId":60,"EtatCandidatureId":4}'),
    state: { kind: 'refused', failure: { kind: 'gone', status: 404 } },
  });

  test('R3.1b an application that is gone is created again by its key, with the change', async () => {
    const { actions } = await decide(gone);
    await expect.element(page.getByRole('button', { name: /Le recréer/u })).toBeVisible();
    await userEvent.keyboard('1');
    expect(actions.onRecreate.mock.calls).toEqual([[[gone]]]);
    await userEvent.keyboard('2');
    expect(actions.onRetry.mock.calls).toEqual([[gone]]);
  });

  test('R3.1b what cannot be created again is said to be so, with the reason', async () => {
    const { actions } = await decide({ ...gone, base: raw('{"Id":5,"CandidatId":40}') });
    await expect.element(page.getByText(/ne peut pas être recréé d’ici.*obligatoire/u)).toBeVisible();
    await userEvent.keyboard('1');
    expect(actions.onRecreate).not.toHaveBeenCalled();
  });

  test('R3.5 a refusal quotes the service; discarding shows what is lost, with the focus on Annuler (I2)', async () => {
    const { actions } = await decide(refused);
    await expect.element(page.getByText('«\u00A0L’agent n’est pas du campus du parcours\u00A0»').last()).toBeVisible();
    await userEvent.keyboard('3');
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await expect.element(dialog.getByText(/^Sera perdu.*conseiller BELKACEM Karim\s»$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(actions.onDiscard).not.toHaveBeenCalled();
    await userEvent.keyboard('3');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    expect(actions.onDiscard.mock.calls).toEqual([[refused]]);
    await expect.element(page.getByRole('button', { name: /C’est celui-ci/u })).not.toBeInTheDocument();
  });

  test('R3.3 a refused folder that exists already: it is shown, and a key confirms that it is the same', async () => {
    const id = '8c6d4b0a-1111-4222-8333-444455556666';
    const folder = step({
      id: 'f1',
      entity: 'Directory',
      target: 'new:f',
      action: 'create',
      body: raw('{"Nom":"Jury","Streamid":"1f3bb672-5bce-40e2-8dd3-82960225538a"}'),
      summary: { key: 'folder.created', subject: 'Jury', values: { path: 'Campus Lyon' } },
      state: {
        kind: 'refused',
        failure: { kind: 'refused', detail: '« Jury » existe déjà dans ce dossier', status: 400 },
        there: [{ id, row: raw(`{"Streamid":"${id}","Name":"Jury","Path":"P\\\\Campus Lyon\\\\Jury"}`) }],
      },
    });
    const { actions } = await decide(folder);
    await expect.element(page.getByText(/Un répertoire de ce nom est déjà là/u)).toBeVisible();
    await userEvent.keyboard('4');
    await userEvent.keyboard('{Enter}');
    expect(actions.onSettle.mock.calls).toMatchObject([[folder, { id }]]);
  });

  const heldMail = step({
    id: 'm1',
    entity: 'Mail',
    target: 'new:m',
    action: 'create',
    body: raw('{"Adresse":"zoe@exemple.fr","IsDuplicate":false}'),
    summary: { key: 'entity.created', subject: 'zoe@exemple.fr', values: { entity: 'Mail' } },
    state: {
      kind: 'refused',
      failure: { kind: 'brokenRule', rule: 'alreadySomebodys', field: 'Adresse' },
      there: [{ id: '7', row: raw('{"Id":7,"Adresse":"zoe@exemple.fr"}') }],
    },
  });
  const needing = (entity: 'Candidat' | 'Client') =>
    step({
      id: 'p1',
      entity,
      target: 'new:p',
      action: 'create',
      body: raw('{"Nom":"DURAND","MailId":"new:m"}'),
      provisional: [{ field: 'MailId', id: 'new:m' }],
      summary: { key: 'entity.created', subject: 'DURAND Zoé', values: { entity } },
      state: waiting,
    });

  test('R3.6 an address that the service has: a record of its own is a decision, by its key', async () => {
    const given = actions();
    given.onFindHolders.mockResolvedValue({ holders: [], isKnown: true, wasAsked: true });
    const everything = [heldMail, needing('Candidat')];
    const show = (all: readonly Step[]) =>
      draw(
        <Worded everything={all} actions={given}>
          <DecisionScreen toDecide={[heldMail]} selected="m1" onSelect={vi.fn()} onResolve={vi.fn()} />
        </Worded>,
      );
    await show(everything);
    await expect.element(page.getByRole('button', { name: /^Une autre personne, même adresse/u })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Une autre personne, son propre enregistrement/u }))
      .toBeVisible();
    await userEvent.keyboard('3');
    expect(given.onOwnRecord.mock.calls).toEqual([[heldMail]]);
    // A client never has the record of a person (R4.4).
    await show([heldMail, needing('Client')]);
    await expect
      .element(page.getByRole('button', { name: /^Une autre personne, son propre enregistrement/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Une autre personne, même adresse/u }))
      .not.toBeInTheDocument();
  });
});

describe('the verdict', () => {
  // What Carnet says after a decision: whether something leaves, and what the service said of it (I27).

  const account = step({
    id: 'u1',
    entity: 'User',
    target: 'new:u',
    action: 'create',
    attended: true,
    body: raw('{"Nom":"Roy","Prenom":"Zoé"}'),
    summary: { key: 'entity.created', subject: 'ROY Zoé', values: { entity: 'User' } },
    state: { kind: 'refused', failure: { kind: 'refused', status: 400 } },
  });
  const eventInDoubt: Step = { ...doubtful, entity: 'Planification', target: 'new:p', body: raw('{"Nom":"Jury"}') };
  const goneRow: Step = { ...refused, state: { kind: 'refused', failure: { kind: 'gone', status: 404 } } };

  let cache: Cache;
  const becomes = (of: Step, state: StepState): Promise<void> => cache.outbox.commit({ putSteps: [{ ...of, state }] });
  const commands = {
    retry: vi.fn<Commands['retry']>(),
    resolve: vi.fn<Commands['resolve']>(),
    attend: vi.fn<Commands['attend']>(),
  };
  /** The message, with what is added below it. */
  const said = (): string | null | undefined => document.querySelector('[data-toast]')?.textContent;
  const leaves = 'partira dès que le service répondra';
  const waitsForUser = 'Gardé sur ce poste\u00A0: à envoyer vous-même, dans Modifications.';
  const toDecide = 'à vous de décider';
  /** Draws what waits, and opens the decision on one change. */
  async function decideOn(of: Step, ...others: readonly Step[]): Promise<void> {
    await cache.outbox.commit({ putSteps: [of, ...others] });
    await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
    await page
      .getByRole('button', { name: new RegExp(of.summary.subject, 'u') })
      .first()
      .click();
  }
  const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click();

  beforeEach(async () => {
    vi.resetAllMocks();
    cache = await aCache();
    useSession.setState({ open: null, commands: commands as unknown as Commands }); // used here: these three
    beginOn('changes');
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  /** Retries what was refused, as the engine does. */
  const retries = (of: Step): unknown => commands.retry.mockImplementation(() => becomes(of, waiting).then(() => true));

  test('I27 a change that is tried again and refused again is said to be decided, where it was said to leave', async () => {
    retries(refused);
    await decideOn(refused);
    await press(/^Réessayer/u);
    await expect.poll(said).toBe(`Nouvel essai${leaves}`);
    await becomes(refused, refused.state);
    await expect.poll(said).toBe(`Nouvel essai${toDecide}`);
  });

  test('I27 one that is tried again is no longer to be decided: how many remain is said, and the next is one press away', async () => {
    retries(refused);
    await cache.outbox.commit({ putSteps: [refused, inConflict] });
    go({ at: 'changes', deciding: refused.id });
    await drawScreen(cache, <ChangesScreen />, 700);
    await press(/^Réessayer/u);
    await expect.element(page.getByText('Celle-ci n’est plus à décider\u202F; il en reste 1.')).toBeVisible();
    await expect.element(page.getByText('Plus rien à décider.')).not.toBeInTheDocument();
    await press(/^Suivante à décider/u);
    await expect.element(page.getByRole('heading', { level: 2, name: 'DIALLO Aminata' })).toBeVisible();
  });

  test.each([
    ['a creation in doubt is looked up', eventInDoubt, /^Chercher encore/u],
    ['a row that was gone is looked for', goneRow, /^Réessayer/u],
  ])('R3.6 I27 where %s, nothing is said to leave', async (_name, of, name) => {
    retries(of);
    await decideOn(of);
    await press(name);
    await expect.poll(said).toBe('Nouvelle recherche');
    await becomes(of, of.state);
    await expect.poll(said).toBe(`Nouvelle recherche${toDecide}`);
  });

  test('R3.0 what leaves only when the user sends it is sent by « Réessayer », and what became of it is said', async () => {
    retries(account);
    commands.attend.mockResolvedValue({
      kind: 'waits',
      failure: null,
      until: null,
      mayHaveArrived: false,
    } satisfies Attended);
    await decideOn(account);
    await press(/^Réessayer/u);
    await expect.poll(said).toBe(waitsForUser);
    expect(commands.attend.mock.calls.map(([id]) => id)).toEqual(['u1']);
  });

  async function decideConflict(): Promise<void> {
    await decideOn(inConflict);
    await press(/^Décider/u);
    await userEvent.keyboard('{Shift>}1{/Shift}');
    await press(/^Envoyer ces/u);
  }

  test('I12 I27 a conflict in which a third value comes after the choice is said to be decided', async () => {
    commands.resolve.mockImplementation(() => becomes(inConflict, waiting).then(() => true));
    await decideConflict();
    await expect.poll(said).toBe(`Choix enregistrés${leaves}`);
    await becomes(inConflict, inConflict.state);
    await expect.poll(said).toBe(`Choix enregistrés${toDecide}`);
  });
});
