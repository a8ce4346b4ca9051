import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { Core, change, creation, edit, folder, member, raw } from './world.ts';

const debutFin = (from: string, to: string) => [
  change('Debut', `2026-11-20T${from}:00+01:00`, `2026-11-20T${to}:00+01:00`),
  change('Fin', `2026-11-20T${from}:30+01:00`, `2026-11-20T${to}:30+01:00`),
];

describe('edits of what has not left', () => {
  test('merge into the last step of the same field, keeping its base', () => {
    const core = new Core().add(edit('a', '7', change('Nom', 'A', 'B'))).add(edit('b', '7', change('Nom', 'B', 'C')));
    expect([...core.state.steps.keys()]).toEqual(['a']);
    expect(core.step('a').changes).toEqual([change('Nom', 'A', 'C')]);
    expect(core.step('a').summary).toEqual({ key: 'event.renamed', subject: 'Cours', values: { from: 'A', to: 'C' } });
  });

  test('I7 an edit that replaces a provisional id no longer waits for it, and keeps the other ones', () => {
    const names = (id: string, ...given: readonly (readonly [field: string, from: string, to: string])[]) => ({
      ...edit(id, '7', ...given.map(([field, from, to]) => change(field, from, to))),
      provisional: given.flatMap(([field, , to]) => (to.startsWith('new:') ? [{ field, id: to }] : [])),
    });
    const core = new Core()
      .add(names('a', ['SequenceId', '1', 'new:s'], ['ProgrammeId', '2', 'new:p']))
      .add(names('b', ['SequenceId', 'new:s', '5']));
    expect([...core.state.steps.keys()]).toEqual(['a']);
    expect(core.step('a').changes).toEqual([change('SequenceId', '1', '5'), change('ProgrammeId', '2', 'new:p')]);
    expect(core.step('a').provisional).toEqual([{ field: 'ProgrammeId', id: 'new:p' }]);
  });

  test('disappear when they end where they began', () => {
    const core = new Core()
      .add(edit('a', '7', ...debutFin('10:00', '11:00')))
      .add(edit('b', '7', ...debutFin('11:00', '10:00')));
    expect(core.state.steps.size).toBe(0);
    expect(core.commit).toEqual({ removeSteps: ['a'] });
  });

  test.each([
    ['what the screen showed of mine', 'B'],
    ['a third value', 'C'],
  ])('I1 back where they began, stay where a colleague made it %s meanwhile', (_, theirs) => {
    const back = { ...edit('b', '7', change('Nom', 'B', 'A')), base: rawJson(`{"Id":7,"Nom":"${theirs}"}`) };
    const core = new Core().add(edit('a', '7', change('Nom', 'A', 'B'), change('Code', 'c', 'd'))).add(back);
    expect(core.step('a').changes).toEqual([change('Code', 'c', 'd'), change('Nom', 'B', 'A')]);
  });

  test('stay steps of their own for another field, in order (I8)', () => {
    const core = new Core()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .add(edit('b', '7', ...debutFin('10:00', '11:00')));
    expect([...core.state.steps.values()].map(({ id, seq }) => [id, seq])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  test('go into the body of a creation that waits', () => {
    const core = new Core().add(creation('c', 'new:1')).add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre')));
    expect([...core.state.steps.keys()]).toEqual(['c']);
    expect(member(core.step('c').body, 'Nom')).toBe(raw('Autre'));
    expect(core.step('c').summary.subject).toBe('Cours');
  });

  test('a folder’s new name goes into its body and into the paths of what lies in it (R1.3, R3.3)', () => {
    const renamed = {
      ...edit('n', 'new:1', change('Name', 'a', 'A 2027')),
      entity: 'Directory' as const,
      summary: { key: 'folder.renamed', subject: 'A 2027', values: {} },
    };
    const core = new Core()
      .add(folder('a', 'new:1', 'guid', ['Lyon']))
      .add(folder('b', 'new:2', 'new:1', ['Lyon', 'a']))
      .add(folder('c', 'new:3', 'new:2', ['Lyon', 'a', 'b']))
      .add(folder('d', 'new:4', 'guid', ['Lyon', 'a']))
      .add(renamed);
    expect([...core.state.steps.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect(core.step('a')).toMatchObject({
      body: '{"Nom":"A 2027","Streamid":"guid"}',
      parentPath: ['Lyon'],
      summary: { key: 'folder.created', subject: 'A 2027' },
    });
    expect(core.step('b')).toMatchObject({
      parentPath: ['Lyon', 'A 2027'],
      summary: { subject: 'b', values: { path: 'Lyon\\A 2027' } },
    });
    expect(core.step('c').parentPath).toEqual(['Lyon', 'A 2027', 'b']);
    expect(core.step('d').parentPath).toEqual(['Lyon', 'a']);
  });

  test('correct a refused creation, which then waits again (R3.5)', () => {
    const core = new Core().online().add(creation('c', 'new:1')).prepared('c');
    core.verdict('c', { kind: 'refused', failure: { kind: 'refused' } });
    expect(core.step('c').state.kind).toBe('refused');
    core.add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre')));
    expect(core.step('c').state.kind).toBe('waiting');
    expect(core.kinds()).toContain('prepare');
  });

  test('correct a refused change, which then goes again with its base (R3.5, I2)', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(edit('b', '7', change('Nom', 'B', 'C')));
    expect([...core.state.steps.keys()]).toEqual(['a']);
    expect(core.step('a').changes).toEqual([change('Nom', 'A', 'C')]);
    expect(core.sent).toEqual(['a']);
  });

  test('correct a refused change also when another field was edited since (I9)', () => {
    const core = new Core()
      .add(edit('a', '7', change('Nom', 'A', 'B')))
      .add(edit('b', '7', ...debutFin('10:00', '11:00')))
      .online();
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(edit('c', '7', change('Nom', 'B', 'C')));
    expect(core.step('a').changes).toEqual([change('Nom', 'A', 'C')]);
    expect([...core.state.steps.keys()]).toEqual(['a', 'b']);
  });

  test('I8 correct a refused change with what was edited since of the same field, which never leaves after it', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.add(
      edit('b', '7', change('Nom', 'B', 'C'), ...debutFin('10:00', '11:00')),
      edit('other', '7', change('Enseignants', 'X', 'Y')),
    );
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(edit('c', '7', change('Nom', 'C', 'D')));
    expect(core.step('a').changes).toEqual([change('Nom', 'A', 'D')]);
    expect(core.step('b').changes).toEqual(debutFin('10:00', '11:00'));
    expect([...core.state.steps.keys()]).toEqual(['a', 'b', 'other']);
  });

  test('I2 I8 what was edited since goes with the correction, whole, and back to the refused value it is sent again', () => {
    const core = new Core()
      .online()
      .add(edit('a', '7', ...debutFin('10:00', '11:00')))
      .add(edit('b', '7', ...debutFin('11:00', '12:00')));
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(edit('c', '7', change('Fin', '2026-11-20T12:00:30+01:00', '2026-11-20T13:00:30+01:00')));
    expect(core.commit).toMatchObject({ removeSteps: ['b'] });
    const [debut] = debutFin('10:00', '12:00');
    expect(core.step('a').changes).toEqual([
      debut,
      change('Fin', '2026-11-20T10:00:30+01:00', '2026-11-20T13:00:30+01:00'),
    ]);
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(
      edit(
        'd',
        '7',
        change('Debut', '2026-11-20T12:00:00+01:00', '2026-11-20T11:00:00+01:00'),
        change('Fin', '2026-11-20T13:00:30+01:00', '2026-11-20T11:00:30+01:00'),
      ),
    );
    expect(core.step('a').changes).toEqual(debutFin('10:00', '11:00'));
    expect(core.sent).toEqual(['a']);
  });

  test('I8 come last where a later change of the same field may have left', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
    const later = { ...core.step('a'), id: 'b', seq: 2, changes: [change('Nom', 'B', 'C')], sentAt: 5, state: waiting };
    const again = new Core().on({ kind: 'started', steps: [core.step('a'), later], receipts: [], unreadable: false });
    again.add(edit('c', '7', change('Nom', 'C', 'D')));
    expect(again.step('a').changes).toEqual([change('Nom', 'A', 'B')]);
    expect([...again.state.steps.keys()]).toEqual(['a', 'b', 'c']);
  });

  test('never go into a refused change whose answer was once lost (I12)', () => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } }).on({ kind: 'woke' }, 60_000);
    core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
    core.add(edit('b', '7', change('Nom', 'B', 'C')));
    expect(core.step('a').changes).toEqual([change('Nom', 'A', 'B')]);
    expect(core.step('b').changes).toEqual([change('Nom', 'B', 'C')]);
  });
});

test('I8 the key that was let go sends the edits of its own presses alone', () => {
  const held = (id: string, target: string) =>
    ({ kind: 'added', intentId: id, steps: [edit(id, target, change('Nom', 'A', 'B'))], holdMs: 2_000 }) as const;
  const core = new Core().online().on(held('a', '7')).on(held('b', '8'));
  expect(core.on({ kind: 'letGo', intentId: 'a' }).sent).toEqual(['a']);
  expect(core.step('b').state).toMatchObject({ kind: 'waiting', notBefore: core.now + 1_999 });
});

test('I8 an edit made during a send is stored and sent next', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  expect(core.sent).toEqual(['a']);
  core.add(edit('b', '7', change('Nom', 'B', 'C')));
  expect(core.sent).toEqual([]);
  core.applied('a', '7');
  expect(core.sent).toEqual(['b']);
});

test('I12 an edit is never merged into one that may have left', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  core.verdict('a', { kind: 'doubt', failure: { kind: 'serviceError' } });
  expect(core.step('a').state.kind).toBe('waiting');
  core.add(edit('b', '7', change('Nom', 'B', 'C')));
  expect(core.step('a').changes).toEqual([change('Nom', 'A', 'B')]);
  expect(core.step('b').changes).toEqual([change('Nom', 'B', 'C')]);
});

test('a screen that still names a provisional id reaches the real one', () => {
  const core = new Core().online().add(creation('c', 'new:1')).prepared('c').applied('c', '9007199254740993');
  core.add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre')));
  expect(core.step('a').target).toBe('9007199254740993');
});
