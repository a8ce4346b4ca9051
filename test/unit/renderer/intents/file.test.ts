import { describe, expect, test } from 'vitest';
import type { Intent, Members } from '#intents/intent.ts';
import { plan, steps } from './given.ts';

type Edit = Members<'Dossier'>;
const edit = (wanted: Edit, id = '5'): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Dossier', id, members: wanted }],
});

test('R4.7 the interview date is CreneauLibre, with the school’s offset (R2.4)', () => {
  const [step] = steps(edit({ CreneauLibre: '2026-11-20T15:00:00Z' }));
  expect(step?.changes).toEqual([
    { field: 'CreneauLibre', base: '"2026-11-20T14:30:00+01:00"', mine: '"2026-11-20T16:00:00+01:00"' },
  ]);
  expect(step?.summary).toEqual({
    key: 'application.interviewMoved',
    subject: 'DIALLO Awa',
    values: { from: '2026-11-20T14:30:00+01:00', to: '2026-11-20T16:00:00+01:00' },
  });
});

test('an interview can be taken off', () => {
  expect(steps(edit({ CreneauLibre: '' }))[0]?.changes[0]?.mine).toBe('null');
});

test('R2.9 custom fields are changed by Code, known or new', () => {
  const [step] = steps(
    edit({
      'Parametres.NOTE': '14',
      'Parametres.AVIS': 'Oui',
    }),
  );
  expect(step?.changes).toEqual([
    { field: 'Parametres', key: 'NOTE', base: '"12"', mine: '"14"' },
    { field: 'Parametres', key: 'AVIS', base: null, mine: '"Oui"' },
  ]);
  expect(step?.summary).toMatchObject({
    key: 'application.changed',
    values: { fields: 'Parametres.NOTE,Parametres.AVIS' },
  });
});

test('R2.9 a second Code that differs by case and accents alone is not written: the service may hold both to be one', () => {
  expect(plan(edit({ 'Parametres.note': '14' }))).toMatchObject({
    ok: false,
    rejection: 'sameCode',
  });
  const twice = { 'Parametres.Étape': '1', 'Parametres.ETAPE': '2' };
  expect(plan(edit(twice))).toMatchObject({ ok: false, rejection: 'sameCode' });
});

test('one custom field has a sentence of its own', () => {
  const [step] = steps(edit({ 'Parametres.NOTE': '14' }));
  expect(step?.summary).toMatchObject({
    key: 'application.fieldChanged',
    values: { field: 'NOTE', from: '12', to: '14' },
  });
});

describe('R4.5 the agent', () => {
  test('of the path’s campus is accepted and named', () => {
    const [step] = steps(edit({ AgentId: '32' }));
    expect(step?.changes).toEqual([{ field: 'AgentId', base: '31', mine: '32' }]);
    expect(step?.summary).toMatchObject({
      key: 'application.agentChanged',
      values: { from: '31', to: '32', fromName: 'PETIT Luc', toName: 'MOREL Zoé' },
    });
  });

  test('of another campus is not', () => {
    expect(plan(edit({ AgentId: '33' }))).toEqual({ ok: false, rejection: 'agentOfAnotherCampus' });
  });

  test.each<[string, Parameters<typeof plan>[1], string]>([
    ['whose campus is not known', {}, '34'],
    ['where the path is not here', { absent: ['SessionRecrutement'] }, '33'],
    ['who is not here', {}, '99'],
  ])('%s is left to the service', (_words, given, agentId) => {
    expect(plan(edit({ AgentId: agentId }), given).ok).toBe(true);
  });
});

test.each<[Edit, string]>([
  [{ AgentId: '31' }, 'nothingChanged'],
  [{ CreneauLibre: '2026-11-20T13:30:00Z' }, 'nothingChanged'],
  [{ CreneauLibre: '14:30' }, 'notAnInstant'],
  [{ AgentId: 'x' }, 'unknownEntity'],
])('%j is refused: %s', (wanted, rejection) => {
  expect(plan(edit(wanted))).toEqual({ ok: false, rejection });
});

test('of an application that is not in the cache', () => {
  expect(plan(edit({ AgentId: '32' }, '6'))).toEqual({ ok: false, rejection: 'unknownEntity' });
});
