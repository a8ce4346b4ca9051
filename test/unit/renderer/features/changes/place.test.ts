import { describe, expect, test } from 'vitest';
import { correctionOf, placeOf } from '#features/changes/position.ts';
import { createFormat } from '#ui/format/format.ts';
import { raw, step } from './steps.ts';

const { dayOf } = createFormat('fr', 'Europe/Paris');

describe('where the subject of a change is shown', () => {
  test('an event, on the day it was put on', () => {
    const moved = step({
      id: 'e',
      target: '12',
      changes: [{ field: 'Debut', base: raw('"2026-11-19T10:00:00+01:00"'), mine: raw('"2026-11-20T23:30:00Z"') }],
    });
    expect(placeOf(moved, dayOf)).toEqual({ at: 'calendar', selected: '12', day: '2026-11-21' });
    const renamed = step({
      id: 'r',
      target: '12',
      base: raw('{"Debut":"2026-11-19T10:00:00+01:00"}'),
      changes: [{ field: 'Nom', base: null, mine: raw('"B"') }],
    });
    expect(placeOf(renamed, dayOf)).toMatchObject({ day: '2026-11-19' });
  });

  test('an application, among the interviews of its day; without one, on its applicant’s page', () => {
    const decided = step({
      id: 'd',
      entity: 'Dossier',
      target: '5',
      base: raw('{"CreneauLibre":"2026-11-19T10:00:00+01:00"}'),
      changes: [{ field: 'Parametres', key: 'DECISION', base: null, mine: raw('"Admise"') }],
    });
    expect(placeOf(decided, dayOf)).toEqual({ at: 'today', selected: '5', day: '2026-11-19' });
    const cleared = step({ ...decided, id: 'c', changes: [{ field: 'CreneauLibre', base: null, mine: raw('null') }] });
    expect(placeOf(cleared, dayOf)).toEqual({ at: 'row', entity: 'Dossier', id: '5' });
  });

  test('R3.5 what the service refused to create, on its page; to be corrected there, with the form for it', () => {
    const account = step({ id: 'u', entity: 'User', action: 'create', target: 'new:1' });
    const page = { at: 'row', entity: 'User', id: 'new:1' };
    const refused = step({ ...account, state: { kind: 'refused', failure: { kind: 'refused' } } });
    for (const each of [account, refused]) expect(placeOf(each, dayOf)).toEqual(page);
    expect(correctionOf(refused, dayOf)).toEqual({ ...page, isCorrecting: true });
    // What the service can replace is corrected where it is shown.
    expect(correctionOf({ ...refused, action: 'replace' }, dayOf)).toEqual(page);
  });

  test('a folder, in the folder that it was put in', () => {
    const made = step({
      id: 'f',
      entity: 'Directory',
      action: 'create',
      target: 'new:f',
      body: raw('{"Nom":"A","Streamid":"parent"}'),
    });
    expect(placeOf(made, dayOf)).toEqual({ at: 'folder', selected: 'new:f', id: 'parent' });
    const below = { ...made, body: raw('{"Nom":"A","Streamid":"new:p"}'), parentPath: ['B'] };
    expect(placeOf(below, dayOf)).toMatchObject({ id: 'new:p' });
    const onTop = { ...made, body: raw('{"Nom":"A","Streamid":"share"}'), parentPath: [] };
    expect(placeOf(onTop, dayOf)).toMatchObject({ id: 'root' });
  });

  test('a person on their page; what no screen shows has no place', () => {
    expect(placeOf(step({ id: 'p', entity: 'Candidat', target: '7' }), dayOf)).toEqual({
      at: 'row',
      entity: 'Candidat',
      id: '7',
    });
    expect(placeOf(step({ id: 'm', entity: 'Mail', target: '8' }), dayOf)).toBeNull();
  });
});
