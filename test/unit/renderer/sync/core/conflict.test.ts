import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { Core, change, edit, raw } from './world.ts';

const row = rawJson('{"Id":7,"Nom":"Z","Salle":"s2","Code":"c"}');
const onName = { unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] };
const onRoom = { unit: 'Salle', fields: [{ ...change('Salle', 's1', 's3'), theirs: raw('s2') }] };

/** An edit of the name that left, and others made behind it. */
const meets = (...behind: readonly ReturnType<typeof edit>[]): Core => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  return core.add(...behind).verdict('a', { kind: 'conflict', row, conflicts: [onName] });
};

describe('I12 a conflict met with edits of the same entity behind it', () => {
  test('shows all that differs at once', () => {
    const core = meets(edit('b', '7', change('Salle', 's1', 's3')), edit('c', '7', change('Code', 'c', 'd')));
    expect([...core.state.steps.keys()]).toEqual(['a']);
    expect(core.step('a').changes).toEqual([
      change('Nom', 'A', 'B'),
      change('Salle', 's1', 's3'),
      change('Code', 'c', 'd'),
    ]);
    expect(core.step('a').state).toMatchObject({ kind: 'conflict', row, conflicts: [onName, onRoom] });
    expect(core.commit).toMatchObject({ removeSteps: ['b', 'c'] });
    expect(core.step('a').summary).toMatchObject({ key: 'event.changed', values: { fields: 'Nom,Salle,Code' } });
  });

  test('stays as found when a later edit reverts the first one', () => {
    const core = meets(edit('b', '7', change('Nom', 'B', 'A')));
    expect([...core.state.steps.keys()]).toEqual(['a', 'b']);
    expect(core.step('a').state).toMatchObject({ kind: 'conflict', conflicts: [onName] });
  });

  test('leaves the edits of other entities alone (I9)', () => {
    const core = meets(edit('b', '8', change('Nom', 'A', 'B')));
    expect(core.step('b').state.kind).toBe('sending');
  });

  test('I7 takes neither an edit that waits for a creation, nor one behind it', () => {
    const held = {
      ...edit('b', '7', change('Salle', 's1', 's3')),
      provisional: [{ field: 'ProgrammeId', id: 'new:p' }],
    };
    const core = meets(held, edit('c', '7', change('Code', 'c', 'd')));
    expect([...core.state.steps.keys()]).toEqual(['a', 'b', 'c']);
    expect(core.step('a').state).toMatchObject({ kind: 'conflict', conflicts: [onName] });
  });

  test('I15 takes no call of the same entity, nor an edit behind it', () => {
    const ofAgreement = { entity: 'Convention' } as const;
    const act = {
      ...edit('b', '7'),
      ...ofAgreement,
      action: 'act',
      endpoint: 'Convention.synchroniseAffaire',
    } as const;
    const core = new Core().online().add({ ...edit('a', '7', change('Nom', 'A', 'B')), ...ofAgreement });
    core.add(act).add({ ...edit('c', '7', change('Code', 'c', 'd')), ...ofAgreement });
    core.verdict('a', { kind: 'conflict', row, conflicts: [onName] });
    expect([...core.state.steps.keys()]).toEqual(['a', 'b', 'c']);
  });

  test('where nothing gave way, the decision names nothing', () => {
    const core = meets(edit('b', '7', change('Salle', 's1', 's3')));
    const mine = { pick: 'mine' } as const;
    core.on({
      kind: 'resolve',
      decided: new Map([
        [
          'a',
          new Map([
            ['Nom', mine],
            ['Salle', mine],
          ]),
        ],
      ]),
    });
    expect(core.step('a').decisions).toEqual([{ at: core.now, about: 'conflict', choice: 'mine' }]);
  });

  test('both choices go out as one step', () => {
    const core = meets(edit('b', '7', change('Salle', 's1', 's3')));
    core.on({
      kind: 'resolve',
      decided: new Map([
        [
          'a',
          new Map([
            ['Nom', { pick: 'mine' }],
            ['Salle', { pick: 'theirs' }],
          ]),
        ],
      ]),
    });
    expect(core.step('a').changes).toEqual([change('Nom', 'Z', 'B')]);
    expect(core.step('a').decisions).toEqual([
      { at: core.now, about: 'conflict', choice: 'mixed', gaveWay: [change('Salle', 's1', 's3')] },
    ]);
    expect(core.sent).toEqual(['a']);
  });
});
