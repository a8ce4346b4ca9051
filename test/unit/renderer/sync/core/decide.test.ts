import { describe, expect, test } from 'vitest';
import { describeEntity } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { mergeReplace } from '#shared/merge/merge.ts';
import type { Choice, Step } from '#sync/step.ts';
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
    const core = new Core().add(
      folder('p', 'new:p', 'root'),
      folder('k', 'new:k', 'new:p', ['p']),
      folder('l', 'new:l', 'new:k', ['p', 'k']),
    );
    core.add(folder('x', 'new:x', 'root')).on({ kind: 'undo', stepIds: ['p'] });
    expect(waiting(core)).toEqual(['x']);
  });

  test('R2.10 of a group is all or nothing', () => {
    const core = new Core()
      .online()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .on({ kind: 'pinged', failure: { kind: 'offline' } });
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

  test('leaves a later one alone that edits other fields: it is not written again', () => {
    const core = new Core().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.add(edit('b', '7', change('Salle', 'X', 'Y'))).on({ kind: 'undo', stepIds: ['a'] });
    expect(core.commit).toEqual({ removeSteps: ['a'] });
  });

  test.each([
    ['the service refused', 'refused', 'refusal'],
    ['Carnet did not send', 'badRequest', 'waiting'],
  ] as const)('R5.2 says whether it was one that %s', (_name, kind, about) => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'notSent', failure: { kind } }).on({ kind: 'discard', stepId: 'a' });
    expect(core.commit?.putReceipts).toMatchObject([{ decisions: [{ about, choice: 'givenUp' }] }]);
  });

  test('may be sent again instead, as a first attempt', () => {
    expect(refused().on({ kind: 'retry', stepId: 'a' }).step('a').attempts).toBe(1);
  });

  test('I2 is sent again alone: another refused one stays, also where what waits is retried', () => {
    const core = new Core()
      .online()
      .add(edit('a', '7', change('Nom', 'A', 'B')), edit('b', '8', change('Nom', 'A', 'B')));
    for (const id of ['a', 'b']) core.verdict(id, { kind: 'refused', failure: { kind: 'refused' } });
    const kinds = (): readonly string[] => ['a', 'b'].map((id) => core.step(id).state.kind);
    core.on({ kind: 'retry', stepId: null });
    expect(kinds(), 'only the user sends a refused one again').toEqual(['refused', 'refused']);
    core.on({ kind: 'retry', stepId: 'a' });
    expect(kinds()).toEqual(['sending', 'refused']);
  });

  test.each([
    ['I9 is sent again once its creation is, which is still in the outbox', [creation('c', 'new:1')], 'waiting'],
    ['I24 stays where the disk has lost its creation: it could never leave', [creation('c', 'new:2')], 'refused'],
  ] as const)('%s', (_name, others, kind) => {
    const waits = { ...edit('a', '7', change('Nom', 'A', 'B')), provisional: [{ field: 'Nom', id: 'new:1' }] };
    const core = new Core().add(...others, waits);
    const refusedOne: Step = { ...core.step('a'), state: { kind: 'refused', failure: { kind: 'refused' } } };
    const steps = [...[...core.state.steps.values()].filter(({ id }) => id !== 'a'), refusedOne];
    const next = new Core().on({ kind: 'started', steps, receipts: [], unreadable: false });
    expect(next.on({ kind: 'retry', stepId: 'a' }).step('a').state.kind).toBe(kind);
  });

  test('cannot be one that is on its way (I2)', () => {
    const core = new Core()
      .online()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .on({ kind: 'discard', stepId: 'a' });
    expect(waiting(core)).toEqual(['a']);
  });

  test('may be a doubt, with its dependents', () => {
    const core = new Core()
      .online()
      .add(creation('c', 'new:1'))
      .prepared('c')
      .add(edit('a', 'new:1', change('Nom', 'Nouveau', 'B')));
    core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } }).on({ kind: 'discard', stepId: 'c' });
    expect(waiting(core)).toEqual([]);
  });
});

describe('I2 a change that the user ends leaves a receipt, in the commit that removes it', () => {
  const receiptOf = (core: Core, id: string): Step | undefined =>
    core.commit?.putReceipts?.find((receipt) => receipt.id === id);
  const refused = (): Core =>
    new Core()
      .online()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
  const row = rawJson('{"Id":7,"Nom":"Z"}');
  const inConflict = (core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')))): Core =>
    core.verdict('a', {
      kind: 'conflict',
      row,
      conflicts: [{ unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] }],
    });

  test('a refused change given up: the receipt has the request, who ended it, and that the service applied nothing', () => {
    const core = refused().on({ kind: 'discard', stepId: 'a' });
    expect(core.commit).toMatchObject({ removeSteps: ['a'] });
    expect(receiptOf(core, 'a')).toMatchObject({
      changes: [change('Nom', 'A', 'B')],
      state: { kind: 'dropped', at: core.now, mayHaveArrived: false },
      decisions: [{ at: core.now, about: 'refusal', choice: 'givenUp' }],
    });
  });

  test('a doubt given up may have arrived, and what depends on it is given up with it', () => {
    const core = new Core()
      .online()
      .add(creation('c', 'new:1'))
      .prepared('c')
      .add(edit('a', 'new:1', change('Nom', 'Nouveau', 'B')));
    core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } }).on({ kind: 'discard', stepId: 'c' });
    expect(receiptOf(core, 'c')).toMatchObject({
      state: { mayHaveArrived: true },
      decisions: [{ about: 'doubt', choice: 'givenUp' }],
    });
    expect(receiptOf(core, 'a')).toMatchObject({
      state: { mayHaveArrived: false },
      decisions: [{ about: 'waiting', choice: 'givenUp' }],
    });
  });

  test('a conflict given up, and one settled by the service’s version alone', () => {
    const given = inConflict().on({ kind: 'discard', stepId: 'a' });
    expect(receiptOf(given, 'a')).toMatchObject({
      state: { kind: 'dropped', mayHaveArrived: false },
      decisions: [{ about: 'conflict', choice: 'givenUp' }],
    });
    const theirs = inConflict().on({
      kind: 'resolve',
      decided: new Map([['a', new Map([['Nom', { pick: 'theirs' }]])]]),
    });
    expect(theirs.commit).toMatchObject({ removeSteps: ['a'] });
    expect(receiptOf(theirs, 'a')).toMatchObject({
      changes: [change('Nom', 'A', 'B')],
      state: { kind: 'dropped', mayHaveArrived: false },
      decisions: [{ at: theirs.now, about: 'conflict', choice: 'theirs' }],
    });
  });

  test('a conflict of a change that may have arrived before says so', () => {
    const core = new Core()
      .online()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } });
    inConflict(core.on({ kind: 'retry', stepId: 'a' })).on({ kind: 'discard', stepId: 'a' });
    expect(receiptOf(core, 'a')?.state).toMatchObject({ kind: 'dropped', mayHaveArrived: true });
  });

  test('a refusal edited back to where it began', () => {
    const core = refused().add(edit('b', '7', change('Nom', 'B', 'A')));
    expect(core.commit).toMatchObject({ removeSteps: ['a'] });
    expect(receiptOf(core, 'a')).toMatchObject({
      changes: [change('Nom', 'A', 'B')],
      decisions: [{ about: 'refusal', choice: 'putBack' }],
    });
  });

  test('the undo of what never left leaves none', () => {
    const core = new Core().add(edit('a', '7', change('Nom', 'A', 'B'))).on({ kind: 'undo', stepIds: ['a'] });
    expect(core.commit).toEqual({ removeSteps: ['a'] });
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
      decided: new Map([['a', new Map<string, Choice>([...(nom ? [['Nom', nom] as const] : []), ['Salle', salle]])]]),
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
    core.verdict('a', {
      kind: 'conflict',
      row,
      conflicts: [{ unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] }],
    });
    core.on({ kind: 'resolve', decided: new Map([['a', new Map([['Nom', { pick: 'theirs' }]])]]) });
    expect(core.state.steps.size).toBe(0);
    expect(core.sent).toEqual([]);
  });

  test('several conflicts, together: those that are decided as a whole go on, the others stay', () => {
    const core = inConflict().add(edit('b', '8', change('Nom', 'A', 'B')), edit('c', '9', change('Nom', 'A', 'B')));
    for (const [id, target] of [
      ['b', '8'],
      ['c', '9'],
    ] as const) {
      const conflicts = [{ unit: 'Nom', fields: [{ ...change('Nom', 'A', 'B'), theirs: raw('Z') }] }];
      core.verdict(id, { kind: 'conflict', row: rawJson(`{"Id":${target},"Nom":"Z"}`), conflicts });
    }
    const theirs = new Map<string, Choice>([['Nom', { pick: 'theirs' }]]);
    core.on({
      kind: 'resolve',
      decided: new Map([
        ['a', theirs],
        ['b', new Map([['Nom', { pick: 'mine' }]])],
        ['c', theirs],
      ]),
    });
    expect(core.sent).toEqual(['b']);
    expect(core.step('a').state.kind).toBe('conflict');
    expect(core.commit).toMatchObject({ removeSteps: ['c'], putReceipts: [{ id: 'c' }] });
  });

  test('a version of the service that is newer than the decision opens its own row again, and no other', () => {
    const core = resolve(inConflict(), { pick: 'mine' }, { pick: 'mine' });
    const { changes } = core.step('a');
    const newer = rawJson('{"Id":7,"Nom":"Y","Salle":"s2","Code":"c"}');
    const outcome = mergeReplace(describeEntity('Planification'), newer, changes);
    if (outcome.kind !== 'conflict') throw new Error('the name was changed again');
    core.verdict('a', {
      kind: 'conflict',
      row: newer,
      conflicts: outcome.conflicts.map(({ unit, fields }) => ({ unit, fields: [...fields] })),
    });
    expect(core.step('a').state).toMatchObject({
      conflicts: [{ unit: 'Nom', fields: [{ base: raw('Z'), mine: raw('B'), theirs: raw('Y') }] }],
    });
    expect(core.step('a').changes).toEqual(changes);
  });
});
