import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Choice } from '../../../../../renderer/sync/step.ts';
import { Core, change, creation, edit, folder, raw } from './world.ts';

const waiting = (core: Core): readonly string[] => [...core.state.steps.keys()];

describe('undo', () => {
  test('takes out a change that has not left', () => {
    const core = new Core().add(edit('a', '7', change('Nom', 'A', 'B'))).on({ kind: 'undo', stepIds: ['a'] });
    expect(core.commit).toEqual({ removeSteps: ['a'] });
  });

  test.each(['sending', 'maybe there'])('leaves one that is %s', (state) => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    if (state === 'maybe there') core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } });
    expect(waiting(core.on({ kind: 'undo', stepIds: ['a'] }))).toEqual(['a']);
  });

  test('of a creation takes everything that cannot exist without it', () => {
    const core = new Core().add(folder('p', 'new:p', 'root'), folder('k', 'new:k', 'new:p', ['p']), folder('l', 'new:l', 'new:k', ['p', 'k']));
    core.add(folder('x', 'new:x', 'root')).on({ kind: 'undo', stepIds: ['p'] });
    expect(waiting(core)).toEqual(['x']);
  });

  test('R2.10 of a group is all or nothing', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))).on({ kind: 'pinged', failure: { kind: 'offline' } });
    core.add(edit('b', '8', change('Nom', 'A', 'B')));
    expect(waiting(core.on({ kind: 'undo', stepIds: ['a', 'b'] }))).toEqual(['a', 'b']);
  });
});

describe('a change given up', () => {
  const refused = (): Core => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.add(edit('b', '7', change('Nom', 'B', 'C')));
    return core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
  };

  test('leaves the later one standing on what was below', () => {
    const core = refused().on({ kind: 'discard', stepId: 'a' });
    expect(core.step('b').changes).toEqual([change('Nom', 'A', 'C')]);
    expect(core.sent).toEqual(['b']);
  });

  test('takes the later one with it when that only put things back', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.add(edit('b', '7', change('Nom', 'B', 'A'))).verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    expect(waiting(core.on({ kind: 'discard', stepId: 'a' }))).toEqual([]);
  });

  test('cannot be one that is on its way (I2)', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B'))).on({ kind: 'discard', stepId: 'a' });
    expect(waiting(core)).toEqual(['a']);
  });

  test('may be a doubt, with its dependents', () => {
    const core = new Core().online().add(creation('c', 'new:1')).prepared('c').add(edit('a', 'new:1', change('Nom', 'Nouveau', 'B')));
    core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } }).on({ kind: 'discard', stepId: 'c' });
    expect(waiting(core)).toEqual([]);
  });
});

describe('I12 a conflict resolved', () => {
  const row = rawJson('{"Id":7,"Nom":"Z","Salle":"s2"}');
  const inConflict = (): Core => {
    const changes = [change('Nom', 'A', 'B'), change('Salle', 's1', 's3'), change('Code', 'c', 'd')];
    const core = new Core().online().add(edit('a', '7', ...changes));
    const conflicts = [
      { unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] },
      { unit: 'Salle', fields: [{ ...change('Salle', 's1', 's3'), theirs: raw('s2') }] },
    ];
    return core.verdict('a', { kind: 'conflict', row, conflicts });
  };
  const resolve = (core: Core, nom: Choice | null, salle: Choice): Core =>
    core.on({
      kind: 'resolve',
      stepId: 'a',
      choices: new Map<string, Choice>([...(nom ? [['Nom', nom] as const] : []), ['Salle', salle]]),
    });

  test.each<[string, Choice, readonly unknown[]]>([
    ['mine: what was seen becomes the base', { pick: 'mine' }, [change('Nom', 'Z', 'B'), change('Code', 'c', 'd')]],
    ['theirs: the change is dropped', { pick: 'theirs' }, [change('Code', 'c', 'd')]],
    ['another value, typed', { pick: 'other', values: ['Q'] }, [change('Nom', 'Z', 'Q'), change('Code', 'c', 'd')]],
  ])('%s', (_words, choice, expected) => {
    const core = resolve(inConflict(), choice, { pick: 'theirs' });
    expect(core.step('a').changes).toEqual(expected);
    expect(core.step('a').base).toBe(row);
    expect(core.sent).toEqual(['a']);
  });

  test('waits for every choice', () => {
    expect(resolve(inConflict(), null, { pick: 'mine' }).step('a').state.kind).toBe('conflict');
  });

  test('with nothing left, nothing is sent', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'conflict', row, conflicts: [{ unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] }] });
    core.on({ kind: 'resolve', stepId: 'a', choices: new Map([['Nom', { pick: 'theirs' }]]) });
    expect(core.state.steps.size).toBe(0);
    expect(core.sent).toEqual([]);
  });
});
