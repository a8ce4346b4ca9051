import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DecisionScreen } from '#features/changes/DecisionScreen.tsx';
import { useStepActions } from '#features/changes/useStepActions.ts';
import { here } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawOver } from '../../overCache.tsx';
import { decide, refused } from './decide.tsx';
import { actions, draw, Worded } from './drawn.tsx';
import { raw, step, waiting } from './steps.ts';

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
  await expect.element(page.getByText('Carnet a mal formulé sa demande\u00A0: rien n’est parti.').last()).toBeVisible();
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
