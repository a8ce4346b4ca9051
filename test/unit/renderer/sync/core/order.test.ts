import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { Core, change, creation, edit, folder, member } from './world.ts';

test('R5.7 at most four steps are under way: two are written while two are read back', () => {
  const core = new Core().online();
  core.add(...['1', '2', '3', '4', '5'].map((id) => edit(`e${id}`, id, change('Nom', 'A', 'B'))));
  expect(core.sent).toEqual(['e1', 'e2', 'e3', 'e4']);
  expect(core.applied('e1', '1').sent).toEqual(['e5']);
});

test('I5 a write leaves only with a commit that says so', () => {
  const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
  expect(core.commit?.putSteps).toMatchObject([{ id: 'a', state: { kind: 'sending' }, attempts: 1, sentAt: core.now }]);
});

test('I5 a creation leaves only once its dataset was received, with what was there', () => {
  const core = new Core().on({ kind: 'pinged', failure: null }).add(creation('c', 'new:1'));
  expect(core.effects).toContainEqual({ kind: 'pull', request: { entity: 'Planification' } });
  expect(core.kinds()).not.toContain('prepare');
  expect(core.received({ entity: 'Planification' }).kinds()).toContain('prepare');
  expect(core.prepared('c', '4', '5').sent).toEqual(['c']);
  expect(core.step('c').seenBefore).toEqual(['4', '5']);
});

test('a dataset that is asked for is not asked for again before it came', () => {
  const core = new Core().on({ kind: 'pinged', failure: null }).add(creation('c', 'new:1'));
  expect(core.kinds()).toContain('pull');
  expect(core.add(creation('d', 'new:2')).kinds()).not.toContain('pull');
  expect(core.on({ kind: 'woke' }, 60_000).kinds()).not.toContain('pull');
});

test('a body edited while its neighbours were looked up is looked up again', () => {
  const core = new Core().online().add(creation('c', 'new:1'));
  const { body } = core.step('c');
  core.add(edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre')));
  expect(core.on({ kind: 'prepared', stepId: 'c', body: body!, seenBefore: [] }).sent).toEqual([]);
  expect(core.kinds()).toContain('prepare');
});

test('datasets received before the connection was lost do not count', () => {
  const core = new Core()
    .online()
    .on({ kind: 'pinged', failure: { kind: 'offline' } })
    .on({ kind: 'pinged', failure: null });
  core.add(creation('c', 'new:1'));
  expect(core.kinds()).not.toContain('prepare');
});

describe('I6, I7 a folder in a folder that is only here', () => {
  const core = new Core().online().add(folder('p', 'new:p', 'root-guid'), folder('k', 'new:k', 'new:p', ['p']));

  test('waits for its parent', () => {
    expect(core.effects.filter(({ kind }) => kind === 'prepare')).toHaveLength(1);
  });

  test('gets the real id in the transaction of the acknowledgement', () => {
    core.prepared('p').applied('p', 'guid-p', rawJson('{"Streamid":"guid-p","Name":"p"}'));
    expect(core.commit).toMatchObject({ removeSteps: ['p'], putReceipts: [{ id: 'p', target: 'guid-p' }] });
    expect(core.commit?.putSteps).toMatchObject([{ id: 'k', provisional: [] }]);
    expect(member(core.step('k').body, 'Streamid')).toBe('"guid-p"');
  });

  test('goes once the folders on the way are received', () => {
    expect(core.effects).toContainEqual({ kind: 'pull', request: { entity: 'Directory', path: ['p'] } });
    expect(core.received({ entity: 'Directory', path: ['p'] }).kinds()).toContain('prepare');
  });
});

test('I6 a folder that the service made and shows in no list yet stays as it was named: its name is not free (R3.3)', () => {
  const core = new Core()
    .online()
    .add(folder('p', 'new:p', 'root-guid'))
    .prepared('p')
    .applied('p', 'guid-p');
  const [row] = core.commit?.putRows ?? [];
  expect(row).toMatchObject({ entity: 'Directory', id: 'guid-p' });
  expect(JSON.parse(row?.text ?? '{}')).toEqual({ Streamid: 'guid-p', Name: 'p', Isdirectory: true });
});

test('I6 an edit behind a creation gets its id, its row and its base', () => {
  const core = new Core().online().add(creation('c', 'new:1')).prepared('c');
  core.add(
    edit('a', 'new:1', change('Nom', 'Nouveau', 'Autre'), { field: 'Salle', base: null, mine: rawJson('"B2"') }),
  );
  const row = rawJson('{"Id":9007199254740993,"Nom":"NOUVEAU","Salle":""}');
  core.applied('c', '9007199254740993', row);
  expect(core.step('a')).toMatchObject({ target: '9007199254740993', base: row, state: { kind: 'sending' } });
  expect(core.step('a').changes.map(({ base }) => base)).toEqual(['"NOUVEAU"', '""']);
});

describe('I9 what is parked delays only what depends on it', () => {
  const parked = (): Core => {
    const core = new Core().online().add(edit('a', '7', change('Nom', 'A', 'B')));
    core
      .add(edit('b', '7', change('Nom', 'B', 'C')))
      .add(edit('c', '7', change('Salle', 'x', 'y')))
      .add(edit('d', '8', change('Nom', 'A', 'B')));
    return core.verdict('a', { kind: 'refused', failure: { kind: 'refused' } });
  };

  test('a refusal holds back what was built on the refused value', () => {
    const core = parked();
    expect(core.step('b').state.kind).toBe('waiting');
    expect(core.step('c').state.kind).toBe('sending');
    expect(core.step('d').state.kind).toBe('sending');
  });

  test('I8 tried again, it waits for a later one that left meanwhile', () => {
    const core = parked().on({ kind: 'retry', stepId: 'a' });
    core.applied('d', '8');
    expect(core.sent).toEqual([]);
    expect(core.applied('c', '7').sent).toEqual(['a']);
  });
});

test('I3 duplicates that no look-up can distinguish are sent one after the other', () => {
  const core = new Core().online().add(creation('c', 'new:1'), creation('d', 'new:2'), creation('e', 'new:3', 'Autre'));
  core.prepared('c').prepared('d').prepared('e');
  expect([...core.state.inFlight.keys()]).toEqual(['c', 'e']);
  core.verdict('c', { kind: 'doubt', failure: { kind: 'unreadable' } });
  expect(core.step('d').state.kind).toBe('waiting');
});
