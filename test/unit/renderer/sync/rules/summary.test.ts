import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { joinedEdit, mergedSummary, plain, summarize } from '#sync/rules/summary.ts';
import type { SummarySource } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const change = (field: string, base: string, mine: string, key?: string) => ({
  field,
  base: rawJson(base),
  mine: rawJson(mine),
  ...(key !== undefined && { key }),
});
const edit = (entity: SummarySource['entity'], ...changes: readonly ReturnType<typeof change>[]) =>
  ({ entity, action: 'replace', body: null, changes: [...changes] }) satisfies SummarySource;
const words = (step: SummarySource) => {
  const { key, values } = summarize(step, 'Jury blanc');
  return { key, values };
};
const hours = (fromDebut: string, fromFin: string, toDebut: string, toFin: string) =>
  edit('Planification', change('Debut', `"${fromDebut}"`, `"${toDebut}"`), change('Fin', `"${fromFin}"`, `"${toFin}"`));

test('R2.3 an event that lasts as long as before was moved, whatever the offsets; of another, the ends that moved are said', () => {
  const [from, to] = ['2026-11-19T10:00:00+01:00', '2026-11-19T10:45:00+01:00'];
  expect(words(hours(from, to, '2026-11-19T09:30:00Z', '2026-11-19T10:15:00Z'))).toEqual({
    key: 'event.moved',
    values: { fromDebut: from, fromFin: to, toDebut: '2026-11-19T09:30:00Z', toFin: '2026-11-19T10:15:00Z' },
  });
  expect(words(hours(from, to, from, '2026-11-19T11:00:00+01:00')).key).toBe('event.resized');
  expect(words(hours(from, to, '2026-11-19T08:00:00Z', '2026-11-19T09:45:00Z')).key).toBe('event.startMoved');
  expect(words(hours(from, to, '2026-11-19T08:00:00Z', '2026-11-19T09:30:00Z')).key).toBe('event.rescheduled');
  // An end that is no instant has no length, so that the sentence shows both ends.
  expect(words(hours('?', '?', '?', '!')).key).toBe('event.resized');
});

test('an edit of one field has its own words, with both values; a switch says which way', () => {
  expect(words(edit('Planification', change('Nom', '"Jury"', '"Jury blanc"')))).toEqual({
    key: 'event.renamed',
    values: { from: 'Jury', to: 'Jury blanc' },
  });
  expect(words(edit('Planification', change('Annule', 'false', 'true'))).key).toBe('event.cancelled');
  expect(words(edit('Planification', change('Annule', 'true', 'false'))).key).toBe('event.restored');
  expect(words(edit('Planification', change('Realise', 'false', 'true'))).key).toBe('event.done');
  expect(words(edit('Planification', change('Realise', 'true', 'false'))).key).toBe('event.undone');
  expect(words(edit('Dossier', change('AgentId', '5', '7')))).toEqual({
    key: 'application.agentChanged',
    values: { from: '5', to: '7' },
  });
  expect(words(edit('Dossier', change('Parametres', 'null', '"Favorable"', 'AVIS')))).toEqual({
    key: 'application.fieldChanged',
    values: { field: 'AVIS', from: '', to: 'Favorable' },
  });
});

test('an edit of several fields, or of a field without words of its own, names its fields', () => {
  expect(words(edit('Planification', change('Nom', '"a"', '"b"'), change('Annule', 'false', 'true')))).toEqual({
    key: 'event.changed',
    values: { fields: 'Nom,Annule' },
  });
  expect(words(edit('Planification', change('Commentaire', '"a"', '"b"'))).key).toBe('event.changed');
  expect(words(edit('Dossier', change('Nom', '"a"', '"b"'))).key).toBe('application.changed');
  expect(words(edit('Candidat', change('Nom', '"a"', '"b"')))).toEqual({
    key: 'entity.changed',
    values: { fields: 'Nom' },
  });
});

test('a creation says what it makes: an event its hours, a folder its path, another entity its kind', () => {
  const create = (given: Partial<SummarySource>): SummarySource => ({
    entity: 'Candidat',
    action: 'create',
    changes: [],
    body: rawJson('{}'),
    ...given,
  });
  const hoursOf = rawJson('{"Debut":"2026-11-19T10:00:00+01:00","Fin":"2026-11-19T10:45:00+01:00"}');
  expect(words(create({ entity: 'Planification', body: hoursOf }))).toEqual({
    key: 'event.created',
    values: { toDebut: '2026-11-19T10:00:00+01:00', toFin: '2026-11-19T10:45:00+01:00' },
  });
  expect(words(create({ entity: 'Planification', body: null })).values).toEqual({ toDebut: '', toFin: '' });
  expect(words(create({ entity: 'Directory', parentPath: ['Élèves', 'Photos'] }))).toEqual({
    key: 'folder.created',
    values: { path: 'Élèves\\Photos' },
  });
  expect(words(create({}))).toEqual({ key: 'entity.created', values: { entity: 'Candidat' } });
  expect(words(create({ entity: 'selection/Candidat' })).values).toEqual({ entity: 'selection/Candidat' });
  expect(
    words({ entity: 'Convention', action: 'act', endpoint: 'Convention.synchroniseAffaire', changes: [], body: null }),
  ).toEqual({ key: 'act.Convention_synchroniseAffaire', values: {} });
});

test('two edits that end where the first began are no change, and keep the words of the first', () => {
  const step = (from: string, to: string): NewStep => {
    const source = edit('Planification', change('Nom', `"${from}"`, `"${to}"`));
    return { ...aStep({ id: to, seq: 1 }), ...source, summary: summarize(source, from) };
  };
  const first = step('Jury', 'Jury blanc');
  expect(joinedEdit(first, step('Jury blanc', 'Jury'))).toEqual({ ...first, changes: [] });
  const further = joinedEdit(first, step('Jury blanc', 'Oral'));
  expect(further.summary).toMatchObject({ key: 'event.renamed', values: { from: 'Jury', to: 'Oral' } });
});

test('the summary of two merged edits has the old name of the first and the new name of the second', () => {
  const step = edit('Dossier', change('AgentId', '5', '9'));
  const first = summarize(edit('Dossier', change('AgentId', '5', '7')), 'old', { fromName: 'A', toName: 'B' });
  const second = summarize(edit('Dossier', change('AgentId', '7', '9')), 'new', { fromName: 'B', toName: 'C' });
  expect(mergedSummary(step, first, second)).toEqual({
    key: 'application.agentChanged',
    subject: 'new',
    values: { from: '5', to: '9', fromName: 'A', toName: 'C' },
  });
  // A name that one of them did not know is left out: the other edit's name would be a wrong one.
  const unnamed = { ...first, values: { from: '5', to: '7' } };
  expect(mergedSummary(step, unnamed, second).values).toStrictEqual({ from: '5', to: '9', toName: 'C' });
  expect(mergedSummary(step, first, { ...second, values: {} }).values).toStrictEqual({
    from: '5',
    to: '9',
    fromName: 'A',
  });
});

test('a value is shown as its text or digits, and nothing where there is none', () => {
  expect([rawJson('null'), null, undefined].map(plain)).toEqual(['', '', '']);
  expect([rawJson('"dit \\"Léo\\""'), rawJson('9007199254740993')].map(plain)).toEqual([
    'dit "Léo"',
    '9007199254740993',
  ]);
});
