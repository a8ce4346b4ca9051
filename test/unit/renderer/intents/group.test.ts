import { describe, expect, test } from 'vitest';
import { movedTo } from '#intents/event/rule.ts';
import type { IntentOf, Intent } from '#intents/intent.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { kept, plan, steps } from './given.ts';

const all = (...events: readonly { readonly id: string; readonly debut: string; readonly fin: string }[]): Intent => ({
  kind: 'edit',
  rows: movedTo(events.map((event) => [event.id, event])),
});
const seven = { id: '7', debut: '2026-11-20T12:00:00+01:00', fin: '2026-11-20T13:00:00+01:00' };
const jury = { id: '88', debut: '2026-07-01T11:00:00+02:00', fin: '2026-07-01T12:00:00+02:00' };

describe('R2.10 linked events that follow', () => {
  test('are one replacement each', () => {
    expect(steps(all(seven, jury)).map(({ target, action }) => `${action} ${target}`)).toEqual([
      'replace 7',
      'replace 88',
    ]);
  });

  test('all of them or none', () => {
    expect(plan(all(seven, { ...jury, id: '999' }))).toEqual({ ok: false, rejection: 'unknownEntity' });
    expect(plan(all(seven, { ...jury, fin: jury.debut }))).toEqual({ ok: false, rejection: 'endBeforeStart' });
  });

  test('one that is there already needs nothing', () => {
    const still = { id: '88', debut: '2026-07-01T08:00:00.123Z', fin: '2026-07-01T09:00:00Z' };
    expect(steps(all(seven, still)).map(({ target }) => target)).toEqual(['7']);
    expect(plan(all(still))).toEqual({ ok: false, rejection: 'nothingChanged' });
  });
});

describe('R2.10 putting back what is done', () => {
  const back = (...done: Extract<IntentOf<'undo'>, { readonly applied: unknown }>['applied']): Intent => ({
    kind: 'undo',
    applied: done,
  });
  const change = (field: string, base: string | null, mine: string, key?: string) => ({
    field,
    ...(key !== undefined && { key }),
    base: base === null ? null : rawJson(base),
    mine: rawJson(mine),
  });
  const summary = { key: 'event.moved', subject: 'Jury', values: {} };

  test('sets each field to what it was, from what it is now, in the form that was read (R2.2)', () => {
    const changes = [
      change('Debut', '"2026-11-20T07:00:00Z"', '"2026-11-20T09:00:00Z"'),
      change('Fin', '"2026-11-20T08:00:00Z"', '"2026-11-20T10:00:00Z"'),
    ];
    const [step] = steps(back({ entity: 'Planification', target: '7', changes, summary }));
    expect(step?.changes).toEqual([
      { field: 'Debut', base: '"2026-11-20T09:00:00Z"', mine: '"2026-11-20T07:00:00Z"' },
      { field: 'Fin', base: '"2026-11-20T10:00:00Z"', mine: '"2026-11-20T08:00:00Z"' },
    ]);
  });

  test('a custom field goes back by its code', () => {
    const changes = [change('Parametres', '"10"', '"12"', 'NOTE')];
    const [step] = steps(back({ entity: 'Dossier', target: '5', changes, summary }));
    expect(step?.changes).toEqual([{ field: 'Parametres', key: 'NOTE', base: '"12"', mine: '"10"' }]);
  });

  test('I12 what a colleague has changed since is asked about: it goes back from what the change gave it', () => {
    const changes = [change('Enseignants', '"PETIT"', '"MOREL"')];
    const [step] = steps(back({ entity: 'Planification', target: '7', changes, summary }));
    expect(step?.changes).toEqual([{ field: 'Enseignants', base: '"MOREL"', mine: '"PETIT"' }]);
  });

  test('what is back already, or was not there before, needs nothing', () => {
    const changes = [change('Annule', 'false', 'true'), change('Inconnu', null, '1')];
    expect(plan(back({ entity: 'Planification', target: '7', changes, summary }))).toEqual({
      ok: false,
      rejection: 'nothingChanged',
    });
  });

  test('I12 a field that waits for a decision is decided first', () => {
    const [step] = steps(all(seven));
    if (!step) throw new Error('was just planned');
    const parked = kept(step, {
      kind: 'conflict',
      row: rawJson('{"Id":7}'),
      conflicts: [{ unit: 'Debut+Fin', fields: [] }],
      readAt: 0,
    });
    const changes = [change('Debut', '"2026-11-20T07:00:00Z"', '"2026-11-20T09:00:00Z"')];
    expect(plan(back({ entity: 'Planification', target: '7', changes, summary }), { steps: [parked] })).toMatchObject({
      rejection: 'decideFirst',
    });
  });
});
