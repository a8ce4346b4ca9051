import { expect, test } from 'vitest';
import { changeCount } from '#cache/queries/outbox.ts';
import { arrange, each as asLines } from '#features/changes/arrange.ts';
import { detailWords, stateWords } from '#features/changes/state.ts';
import { statusWords } from '#features/changes/table/stepRow.ts';
import { holdOf } from '#sync/rules/holds.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import { markOf } from '#wording/stepState.ts';
import { applied, askedDoubt, conflict, nom, raw, schedule, step, waiting, wordingIn } from './steps.ts';

const folder = step({ id: 'folder', entity: 'Directory', target: 'new:f', action: 'create' });
const other = step({ id: 'other', target: '900' });
const below = step({
  id: 'below',
  entity: 'Directory',
  target: 'new:g',
  action: 'create',
  provisional: [{ field: 'Streamid', id: 'new:f' }],
});
const deeper = step({
  id: 'deeper',
  entity: 'Directory',
  target: 'new:h',
  action: 'create',
  provisional: [{ field: 'Streamid', id: 'new:g' }],
});

test('what waits for a creation is below it, the rest in order of sending (I7)', () => {
  const steps = [folder, other, below, deeper];
  expect(arrange(steps, steps).map(({ id, depth }) => [id, depth])).toEqual([
    ['folder', 0],
    ['below', 1],
    ['deeper', 1],
    ['other', 0],
  ]);
});

test('R2.10 changes of one intent are one line with a segment each, the done ones counted', () => {
  const done = step({ id: 'g1', intentId: 'group', state: applied('verified') });
  const next = step({ id: 'g2', intentId: 'group', target: '2', state: { kind: 'sending' } });
  const last = step({ id: 'g3', intentId: 'group', target: '3' });
  const [line, ...more] = arrange([next, last], [next, last, done]);
  expect(more).toEqual([]);
  expect(line?.group.map(({ state }) => state.kind)).toEqual(['applied', 'sending', 'waiting']);
  expect(line?.steps.map(({ id }) => id)).toEqual(['g2', 'g3']);
});

test('R2.10 the lines of an import are a line of the list each', () => {
  const of = (line: string, id: string) => step({ id, intentId: 'import', line, entity: 'Mail', action: 'create' });
  const steps = [of('import/1', 'a'), of('import/1', 'b'), of('import/2', 'c')];
  expect(arrange(steps, steps).map((line) => line.steps.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
});

test('a company and the e-mail record before it, in two parts of the list, are one change each', () => {
  const summary = { key: 'entity.created', subject: 'Ravier', values: {} } as const;
  const mail = step({ id: 'mail', intentId: 'i', entity: 'Mail', action: 'create', summary });
  const company = step({ id: 'company', intentId: 'i', entity: 'Entreprise', action: 'create', summary });
  expect(arrange([company], [mail, company])).toMatchObject([{ id: 'company', group: [] }]);
  expect(arrange([mail, company], [mail, company])).toMatchObject([{ id: 'mail', group: [mail, company] }]);
});

test('R4.7 both rows of an interview are one change and one line, with its receipts; several interviews are several', () => {
  const half = (id: string, intentId: string, entity: 'Planification' | 'Dossier', state = waiting) =>
    step({ id, intentId, entity, target: id, state });
  const moved = [half('e1', 'one', 'Planification'), half('d1', 'one', 'Dossier')];
  const cancelled = (['Planification', 'Dossier'] as const).flatMap((entity) => [
    half(`${entity}2`, 'both', entity),
    half(`${entity}3`, 'both', entity),
  ]);
  const all = [...moved, ...cancelled, step({ id: 'other', intentId: 'o', entity: 'Planification' })];
  expect(changeCount(all)).toBe(4);
  // One of two that is done leaves the other.
  expect(changeCount(moved.slice(1))).toBe(1);
  // Made for an event, with its applicant.
  const person = step({ id: 'p', intentId: 'one', entity: 'Candidat', action: 'create' });
  expect(changeCount([person, ...moved])).toBe(2);
  expect(arrange(all, all).map((line) => changeCount(line.group))).toEqual([1, 2, 0]);
  expect(asLines(all).map(({ steps }) => steps.length)).toEqual([2, 1, 1, 1, 1, 1]);
});

test('a step waits for the creation it refers to, for that of its own target, and for a parked earlier change (I7, I8, I9)', async () => {
  const wording = await wordingIn('fr');
  expect(stateWords(below, [folder, below], wording)).toBe('Attend une création\u00A0: répertoire');
  const edit = step({ id: 'edit', target: 'new:e' });
  const creation = step({ id: 'creation', target: 'new:e', action: 'create' });
  expect(stateWords(edit, [creation, edit], wording)).toBe('Attend une création\u00A0: événement');
  const parked = step({ id: 'parked', target: '77', state: { kind: 'refused', failure: { kind: 'refused' } } });
  const after = step({ id: 'after', target: '77' });
  expect(stateWords(after, [parked, after], wording)).toBe('En attente');
  const change = { field: 'Nom', base: raw('"a"'), mine: raw('"b"') };
  const refused = { ...parked, changes: [change] };
  expect(stateWords({ ...after, changes: [change] }, [refused, after], wording)).toBe('Attend votre décision');
  expect(stateWords(after, [{ ...parked, state: conflict('{}', nom) }, after], wording)).toBe('Attend votre décision');
  expect(holdOf(after, [step({ id: 'x', target: '77' }), after])).toBeNull();
});

test('a doubt shows how many changes wait for it, indirect ones included', async () => {
  const doubt = { ...folder, state: askedDoubt };
  expect(dependentsOf([doubt, below, deeper, other], doubt).map(({ id }) => id)).toEqual(['below', 'deeper']);
  expect(detailWords(doubt, [doubt, below, deeper], await wordingIn('fr'))).toBe(
    'Réponse perdue, 2 modifications retenues',
  );
});

test('R5.2 what Carnet holds is not called a refusal of the service, whose words are quoted while it tries further', async () => {
  const fr = await wordingIn('fr');
  const failure = { kind: 'serviceError', status: 500, detail: 'Le créneau est pris.' } as const;
  const again = Date.parse('2026-11-19T10:14:00+01:00');
  const states = [
    step({ id: '1', state: { kind: 'refused', failure: { kind: 'badRequest' } } }),
    step({ id: '2', state: { kind: 'refused', failure: { kind: 'brokenRule', rule: 'formOfUai' } } }),
    step({ id: '3', state: { kind: 'waiting', notBefore: again, failure }, attempts: 1 }),
    step({ id: '4', state: { kind: 'waiting', notBefore: again, failure }, attempts: 2 }),
    step({ id: '5', state: { ...askedDoubt, failure: { ...failure, kind: 'unreadable' } } }),
  ];
  expect(states.map((each) => stateWords(each, [], fr))).toEqual([
    'Retenu par Carnet',
    'Retenu par Carnet',
    'Nouvel essai à 10:14:00',
    'Nouvel essai à 10:14:00',
    'À confirmer',
  ]);
  expect(states.map((each) => statusWords(each, fr)).slice(0, 3)).toEqual([
    'Retenu par Carnet',
    'Retenu par Carnet',
    'En attente',
  ]);
  expect(states.map((each) => detailWords(each, [], fr))).toEqual([
    'Carnet a mal formulé sa demande\u00A0: rien n’est parti.',
    fr.t('common.rejection.formOfUai'),
    'Le service a signalé une erreur de son côté.',
    '«\u00A0Le créneau est pris.\u00A0»',
    'Réponse illisible, peut-être fait «\u00A0Le créneau est pris.\u00A0»',
  ]);
});

test('every state has its words and its mark, in both languages', async () => {
  const states = [
    step({ id: '1', state: waiting }),
    step({
      id: '2',
      state: { kind: 'waiting', notBefore: Date.parse('2026-11-19T10:14:00+01:00'), failure: { kind: 'busy' } },
    }),
    step({ id: '3', state: { kind: 'sending' } }),
    step({ id: '4', state: askedDoubt }),
    step({ id: '5', state: { ...askedDoubt, asked: false } }),
    step({ id: '6', state: conflict('{}', schedule, nom) }),
    step({ id: '7', state: { kind: 'refused', failure: { kind: 'refused', detail: 'L’agent n’est pas du campus' } } }),
    step({ id: '8', state: applied('verified') }),
    step({ id: '9', state: applied('changed', ['Nom']) }),
    step({ id: '10', state: applied('unverifiable') }),
  ];
  const fr = await wordingIn('fr');
  expect(states.map((each) => stateWords(each, [], fr))).toEqual([
    'En attente',
    'Nouvel essai à 10:14:00',
    'Envoi en cours',
    'À confirmer',
    'Vérification en cours',
    'Conflit, 2 champs',
    'Refusé par le service',
    'Vérifié à 10:11',
    'Modifié par le service',
    'Envoyé',
  ]);
  expect(states.map((each) => detailWords(each, [], fr))).toEqual([
    null,
    'Le service est occupé, reprise à 10:14:00',
    null,
    'Réponse perdue',
    'Réponse perdue, Carnet vérifie si c’est fait',
    'Horaire\u00A0: le service dit jeu.\u00A019\u00A0nov. 11:30 – 12:15',
    '«\u00A0L’agent n’est pas du campus\u00A0»',
    null,
    'Modifié par le service\u00A0: Nom',
    null,
  ]);
  // A doubt that Carnet still looks up needs no decision: its mark is round (principle 1).
  expect(states.map(markOf)).toEqual([
    'waiting',
    'waiting',
    'sending',
    'doubt',
    'sending',
    'conflict',
    'refused',
    'verified',
    'changed',
    'unverifiable',
  ]);
  const en = await wordingIn('en');
  for (const each of states) expect(stateWords(each, [], en)).not.toContain('outbox.');
});
