import { describe, expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { remembering } from '#session/undo.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Undone } from '#stores/session.ts';
import type { Gateway } from '#sync/ports.ts';
import type { Consequences } from '#sync/step.ts';
import { engineOn, rename, row } from '../sync/engine/bench.ts';

const walkIn: Intent = {
  kind: 'walkIn',
  people: [
    {
      applicant: { nom: 'Petit', prenoms: 'Zoé', login: 'zpetit', mail: 'a@b.fr' },
      application: { admissionPathId: '60', stateId: '1', creneau: '2026-11-20T14:30:00+01:00' },
    },
  ],
};
const jury = {
  entity: 'Planification' as const,
  members: {
    EntiteJuridiqueId: '1',
    TypePlanificationId: '2',
    Nom: 'Jury',
    Debut: '2026-11-20T10:00:00Z',
    Fin: '2026-11-20T11:00:00Z',
  },
};

async function open(change: Partial<Gateway> = {}) {
  const network = { up: false };
  const bench = engineOn({ ping: async () => (network.up ? null : { kind: 'offline' }), ...change });
  await bench.stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  await bench.begin();
  const endings: Undone[] = [];
  const asked: Consequences[] = [];
  const user = { agrees: true };
  const remembered = remembering(bench.engine.commands, {
    ask: async (_steps, consequences) => {
      asked.push(consequences);
      return user.agrees;
    },
    tell: (_way, ended) => endings.push(ended),
  });
  /** Answers what was said. */
  const saying = (play: () => Promise<unknown>) => async (): Promise<Undone | undefined> => {
    const before = endings.length;
    await play();
    return endings[before];
  };
  const commands = {
    ...bench.engine.commands,
    ...remembered,
    undoLast: saying(remembered.undoLast),
    redoLast: saying(remembered.redoLast),
  };
  const online = async (): Promise<void> => {
    network.up = true;
    bench.engine.hint();
    await bench.world.run(100);
  };
  const names = (): (string | undefined)[] =>
    bench.stores.snapshot().steps.map(({ changes, action }) => changes[0]?.mine ?? action);
  return { ...bench, commands, online, names, asked, endings, user };
}

describe('offline', () => {
  test('the key is of a step where it undoes that step and nothing else', async () => {
    const { commands, stores } = await open();
    const create = { kind: 'create', rows: [jury] } as const;
    const ids = (): string[] => stores.snapshot().steps.map(({ id }) => id);
    const ofKey = (): string[] => ids().filter(commands.isNext);
    await commands.dispatch(rename('A'));
    expect(ofKey()).toEqual(ids());
    await commands.dispatch(create);
    expect(ofKey()).toEqual(ids().slice(1));
    await commands.undoLast();
    expect(ofKey()).toEqual(ids());
    await commands.dispatch(rename('B'));
    expect(ofKey(), 'the step holds an earlier change too').toEqual([]);
    await commands.dispatch({ kind: 'create', rows: [jury, jury] });
    expect(ofKey(), 'the key undoes both').toEqual([]);
  });

  test('in a new run, it is of the last step of an earlier one', async () => {
    const { commands, engine, stores } = await open();
    await engine.commands.dispatch(rename('A'));
    expect(stores.snapshot().steps.map(({ id }) => commands.isNext(id))).toEqual([true]);
  });

  test('two edits that the outbox took for one are undone one by one, and done again', async () => {
    const { commands, names } = await open();
    await commands.dispatch(rename('Oral'));
    await commands.dispatch(rename('Oral 2'));
    expect(names()).toEqual(['"Oral 2"']);
    expect(await commands.undoLast()).toMatchObject({ ok: true, follows: false });
    expect(names()).toEqual(['"Oral"']);
    await commands.undoLast();
    expect(names()).toEqual([]);
    expect(await commands.undoLast()).toMatchObject({ ok: false, rejection: 'nothingLeft' });
    await commands.redoLast();
    await commands.redoLast();
    expect(names()).toEqual(['"Oral 2"']);
    expect(await commands.redoLast()).toMatchObject({ ok: false, rejection: 'nothingLeft' });
  });

  test('R2.10 a linked pair goes and comes back as one, with what was done to it', async () => {
    const { commands, names, stores } = await open();
    const made = await commands.dispatch({
      kind: 'create',
      rows: [
        { ...jury, group: 'new' },
        { ...jury, group: 'new' },
      ],
    });
    const id = made.ok ? (made.targets[0] ?? '') : '';
    await commands.dispatch({ kind: 'edit', rows: [{ entity: 'Planification', id, members: { Nom: 'Jury BTS' } }] });
    await commands.undoLast();
    await commands.undoLast();
    expect(names()).toEqual([]);
    await commands.redoLast();
    await commands.redoLast();
    expect(stores.snapshot().steps.map(({ body }) => /"Nom":"([^"]*)"/u.exec(body ?? '')?.[1])).toEqual([
      'Jury BTS',
      'Jury',
    ]);
  });

  test('a creation undone from its notice takes along what was edited in it, and comes back with it', async () => {
    const { commands, names, stores, endings } = await open();
    const made = await commands.dispatch({ kind: 'create', rows: [jury] });
    const [id, intentId] = made.ok ? [made.targets[0] ?? '', made.intentId] : ['', ''];
    await commands.dispatch({ kind: 'edit', rows: [{ entity: 'Planification', id, members: { Nom: 'Jury BTS' } }] });
    await commands.undoOf(intentId);
    expect(endings.at(-1)).toMatchObject({ ok: true, said: 'undo' });
    expect(names()).toEqual([]);
    expect(await commands.undoLast()).toMatchObject({ rejection: 'nothingLeft' });
    await commands.redoLast();
    expect(JSON.stringify(stores.snapshot().steps)).toContain('Jury BTS');
  });

  test('what redo would create again is known, until something else is undone or done', async () => {
    const { commands, stores } = await open();
    await commands.dispatch({ kind: 'create', rows: [jury] });
    const id = stores.snapshot().steps[0]?.target ?? '';
    expect(commands.wouldCreate('Planification', id)).toBe(false);
    await commands.undoLast();
    expect(commands.wouldCreate('Planification', id)).toBe(true);
    expect(commands.wouldCreate('Dossier', id)).toBe(false);
    await commands.redoLast();
    expect(stores.snapshot().steps.map(({ target }) => target)).toEqual([id]);
    await commands.undoLast();
    await commands.dispatch(rename('Autre'));
    expect(commands.wouldCreate('Planification', id)).toBe(false);
  });

  test('what an earlier run left here is taken back too, and can be done again', async () => {
    const { engine, commands, names } = await open();
    await engine.commands.dispatch(rename('Oral')); // not remembered: as after a restart
    expect(await commands.undoLast()).toMatchObject({ ok: true, steps: [{ summary: { key: 'event.renamed' } }] });
    expect(names()).toEqual([]);
    await commands.redoLast();
    expect(names()).toEqual(['"Oral"']);
  });
});

describe('a creation that others depend on', () => {
  const inside = (parent: string, parentPath: readonly string[], name: string): Intent => ({
    kind: 'folder',
    parent,
    parentPath,
    name,
  });
  const folders = ({ stores }: Awaited<ReturnType<typeof open>>): (string | undefined)[] =>
    stores
      .snapshot()
      .steps.filter(({ entity }) => entity === 'Directory')
      .map(({ body, parentPath }) => [...(parentPath ?? []), /"Nom":"([^"]*)"/u.exec(body ?? '')?.[1]].join('/'));
  /** An edit, then a folder with a folder in it that has one too. */
  const made = async (change: Partial<Gateway> = {}) => {
    const bench = await open(change);
    await bench.stores.store.absorb(
      { entity: 'Instance' },
      [{ id: '1', hash: 'h', text: rawJson('{"Id":1,"RootStreamid":"aaaaaaaa-0000-4000-8000-000000000000"}') }],
      0,
    );
    await bench.commands.dispatch(rename('Oral'));
    const outer = await bench.commands.dispatch(inside('root', [], 'Jury'));
    const parent = outer.ok ? (outer.targets[0] ?? '') : '';
    const inner = await bench.commands.dispatch(inside(parent, ['Jury'], 'Notes'));
    await bench.commands.dispatch(inside(inner.ok ? (inner.targets[0] ?? '') : '', ['Jury', 'Notes'], '2026'));
    const step = bench.stores.snapshot().steps.find(({ target }) => target === parent);
    return { ...bench, stepId: step?.id ?? '' };
  };
  const all = ['Jury', 'Jury/Notes', 'Jury/Notes/2026'];

  test('is called by the name that it will have, also once an edit of it is taken back', async () => {
    const bench = await open();
    const created = await bench.commands.dispatch({ kind: 'create', rows: [jury] });
    const id = created.ok ? (created.targets[0] ?? '') : '';
    const subjects = () => bench.stores.snapshot().steps.map(({ summary }) => summary.subject);
    await bench.commands.dispatch({ kind: 'edit', rows: [{ entity: jury.entity, id, members: { Nom: 'Oral' } }] });
    expect(subjects()).toEqual(['Oral']);
    await bench.commands.undoLast();
    expect(subjects()).toEqual(['Jury']);
    await bench.commands.redoLast();
    expect(subjects()).toEqual(['Oral']);
  });

  test('is undone only once the user agreed to what goes along', async () => {
    const bench = await made();
    bench.user.agrees = false;
    expect(await bench.commands.undo(bench.stepId)).toBe(false);
    expect(folders(bench)).toEqual(all);
    expect(bench.asked.map(({ along }) => along.map(({ summary }) => summary.subject))).toEqual([['Notes', '2026']]);
    expect(bench.endings).toEqual([]);
    bench.user.agrees = true;
    expect(await bench.commands.undo(bench.stepId)).toBe(true);
    expect(folders(bench)).toEqual([]);
  });

  test.each(['redoLast', 'undoLast'] as const)(
    'comes back whole with one %s, and nothing else is touched',
    async (key) => {
      const bench = await made();
      await bench.commands.undo(bench.stepId);
      if (key === 'undoLast') {
        expect(await bench.commands.undoLast(), 'it says first what it would bring back').toMatchObject({
          ok: false,
          rejection: 'bringsBack',
          steps: [{}, {}, {}],
        });
        expect(folders(bench)).toEqual([]);
      }
      expect(await bench.commands[key]()).toMatchObject({ ok: true, said: 'redo', steps: [{}, {}, {}] });
      expect(folders(bench)).toEqual(all);
      expect(bench.names()[0]).toBe('"Oral"');
      const [outer, inner, deepest] = bench.stores.snapshot().steps.slice(1);
      expect([inner, deepest].map((step) => step?.provisional[0]?.id)).toEqual([outer?.target, inner?.target]);
      expect(await bench.commands.undoLast(), 'the history goes on where it was').toMatchObject({
        ok: true,
        steps: [{ summary: { subject: '2026' } }],
      });
    },
  );

  test('I2 that was refused comes back whole after it was given up', async () => {
    const bench = await made({ create: async () => ({ kind: 'refused', failure: { kind: 'refused' } }) });
    await bench.online();
    expect(bench.stores.snapshot().steps.find(({ id }) => id === bench.stepId)?.state.kind).toBe('refused');
    await bench.commands.discard(bench.stepId);
    expect(folders(bench)).toEqual([]);
    await bench.commands.undoLast();
    await bench.commands.undoLast();
    expect(folders(bench)).toEqual(all);
  });

  test('I3 that may have arrived does not come back after it was given up: the key says so and leaves the rest alone', async () => {
    const bench = await made({ create: async () => ({ kind: 'doubt', failure: { kind: 'timeout' } }) });
    await bench.online();
    expect(bench.stores.snapshot().steps.find(({ id }) => id === bench.stepId)?.state.kind).toBe('doubt');
    await bench.commands.discard(bench.stepId);
    expect(await bench.commands.undoLast()).toMatchObject({ ok: false, rejection: 'nothingChanged' });
    expect(folders(bench)).toEqual([]);
  });
});

test('R3.1 of a walk-in that is there in part, the rest is undone once the user agreed to what remains', async () => {
  const bench = await open({
    create: async ({ entity }) =>
      entity === 'Mail'
        ? {
            kind: 'applied',
            id: '900',
            row: rawJson('{"Id":900,"Adresse":"a@b.fr"}'),
            receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
          }
        : { kind: 'notSent', failure: { kind: 'offline' } },
  });
  await bench.commands.dispatch(walkIn);
  await bench.online();
  expect(bench.stores.snapshot().steps.map(({ entity }) => entity)).toEqual(['Candidat', 'Dossier']);
  await bench.commands.undoLast();
  expect(bench.asked).toMatchObject([{ along: [], remains: [{ entity: 'Mail' }] }]);
  expect(bench.stores.snapshot().steps).toEqual([]);
  await bench.commands.redoLast();
  expect(bench.stores.snapshot().steps.map(({ entity, provisional }) => [entity, provisional.length])).toEqual([
    ['Candidat', 0],
    ['Dossier', 1],
  ]);
});

describe('what has left', () => {
  /** A service that holds each row and answers with it. */
  const serving = (...more: readonly (readonly [string, string])[]): Partial<Gateway> => {
    const rows = new Map<string, string>([['7', row], ...more]);
    const applied = (id: string, text: string): Verdict => {
      rows.set(id, text);
      return { kind: 'applied', id, row: rawJson(text), receipt: { outcome: 'verified', changedFields: [], gapMs: 1 } };
    };
    return {
      create: async ({ body }) => applied('70', body.replace('{', '{"Id":70,')),
      replace: async ({ id, changes }) => {
        const text = changes.reduce(
          (before, { field, mine }) =>
            before.replace(new RegExp(`"${field}":("[^"]*"|[^,}]*)`, 'u'), `"${field}":${mine}`),
          rows.get(id) ?? '{}',
        );
        return applied(id, text);
      },
    };
  };
  const held = ({ stores }: Awaited<ReturnType<typeof open>>, id: string): string =>
    stores.snapshot().base('Planification', id) ?? '';

  test('is followed by a change back, and that is said (I8)', async () => {
    const bench = await open(serving());
    await bench.commands.dispatch(rename('Oral'));
    await bench.online();
    expect(held(bench, '7')).toContain('"Nom":"Oral"');
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, follows: true });
    await bench.world.run(100);
    expect(held(bench, '7')).toContain('"Nom":"Cours"');
    expect(await bench.commands.redoLast()).toMatchObject({ ok: true });
    await bench.world.run(100);
    expect(held(bench, '7')).toContain('"Nom":"Oral"');
  });

  test('is undone from its notice, also after another change, which stays, and once only', async () => {
    const bench = await open(serving());
    const oral = await bench.commands.dispatch(rename('Oral'));
    await bench.online();
    await bench.commands.dispatch({ kind: 'create', rows: [jury] });
    const intentId = oral.ok ? oral.intentId : '';
    await bench.commands.undoOf(intentId);
    expect(bench.endings.at(-1)).toMatchObject({ ok: true, said: 'undo', follows: true });
    await bench.world.run(100);
    expect(held(bench, '7')).toContain('"Nom":"Cours"');
    await bench.commands.undoOf(intentId);
    expect(bench.endings.at(-1)).toMatchObject({ ok: false, rejection: 'nothingLeft' });
    // The other change is still the last one that the key undoes.
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, steps: [{ action: 'create' }] });
  });

  test('R3.0 and needs a confirmation is followed by a change back that the user sends, and that is said', async () => {
    const person = '{"Id":2259,"Nom":"Bensaïd","HasChosenMarketing":false}';
    const bench = await open(serving(['2259', person]));
    await bench.stores.store.absorb({ entity: 'Candidat' }, [{ id: '2259', hash: 'h', text: rawJson(person) }], 0);
    const members = { HasChosenMarketing: 'true' };
    await bench.commands.dispatch({
      kind: 'edit',
      rows: [{ entity: 'Candidat', id: '2259', members, isConfirmed: true, subject: 'BENSAÏD' }],
    });
    await bench.online();
    const [step] = bench.stores.snapshot().steps;
    expect(await bench.commands.attend(step?.id ?? '', null)).toMatchObject({ kind: 'applied' });
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, follows: true, isAttended: true });
    await bench.world.run(100);
    expect(bench.stores.snapshot().steps).toMatchObject([{ attended: true, state: { kind: 'waiting' } }]);
    expect(await bench.commands.redoLast()).toMatchObject({ ok: true, isAttended: false });
    expect(bench.stores.snapshot().steps).toEqual([]);
  });

  test('as a creation, is cancelled under the id it was given (I6), and restored by doing it again', async () => {
    const bench = await open(serving());
    await bench.commands.dispatch({ kind: 'create', rows: [jury] });
    await bench.online();
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, follows: true });
    await bench.world.run(100);
    expect(held(bench, '70')).toContain('"Annule":true');
    await bench.commands.redoLast();
    await bench.world.run(100);
    expect(held(bench, '70')).toContain('"Annule":false');
  });

  test('I12 and has another value since is not touched; the change before it can be undone once the user leaves it aside', async () => {
    const bench = await open(serving());
    await bench.commands.dispatch({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '7', members: { Annule: 'true' } }],
    });
    await bench.commands.dispatch(rename('Oral'));
    await bench.online();
    const others = rawJson(held(bench, '7').replace('"Oral"', '"Autre"'));
    await bench.stores.store.absorb(
      { entity: 'Planification' },
      [{ id: '7', hash: 'i', text: others }],
      bench.stores.store.acknowledgements(),
    );
    for (const _press of [1, 2]) {
      expect(await bench.commands.undoLast(), 'stays the next in line').toMatchObject({
        ok: false,
        rejection: 'changedSince',
      });
    }
    await bench.commands.leaveAside();
    expect(bench.endings.at(-1)).toMatchObject({ rejection: 'leftAside' });
    expect(await bench.commands.undoLast()).toMatchObject({
      ok: true,
      steps: [{ summary: { key: 'event.cancelled' } }],
    });
    await bench.world.run(100);
    expect(held(bench, '7')).toContain('"Annule":false');
  });
});

describe('keys that follow each other', () => {
  const holdMs = 1_500;
  const at = (hour: number): string => `2026-11-20T${hour}:00:00+01:00`;
  const nudge = (hour: number) =>
    ({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '7', members: { Debut: at(hour), Fin: at(hour + 1) } }],
    }) as const;

  test('I1 are stored at once, and sent as one change once no more keys follow', async () => {
    const { commands, sent, stores, world, online } = await open();
    await online();
    for (const hour of [14, 15, 16]) {
      await commands.dispatch(nudge(hour), { id: 'gesture', holdMs });
      expect(stores.snapshot().steps.at(-1)?.changes[0]?.mine).toBe(`"${at(hour)}"`);
      await world.run(1_000);
    }
    expect(sent).toEqual([]);
    await world.run(holdMs);
    expect(sent).toEqual([`replace 7 "${at(16)}" "${at(17)}"`]);
    expect(stores.snapshot().steps).toEqual([]);
  });

  test('are undone as one, and done again as one', async () => {
    const { commands, stores } = await open();
    for (const hour of [14, 15, 16]) await commands.dispatch(nudge(hour), { id: 'gesture', holdMs });
    expect(await commands.undoLast()).toMatchObject({
      ok: true,
      steps: [{ summary: { key: 'event.moved', values: { toDebut: at(16) } } }],
    });
    expect(stores.snapshot().steps).toEqual([]);
    expect(await commands.undoLast()).toMatchObject({ rejection: 'nothingLeft' });
    await commands.redoLast();
    expect(stores.snapshot().steps.at(-1)?.changes[0]?.mine).toBe(`"${at(16)}"`);
  });

  test('leave nothing to undo when they end where they began', async () => {
    const { commands, stores } = await open();
    const began = stores.snapshot().current('Planification', '7') ?? '';
    const [, debut = '', fin = ''] = /"Debut":"([^"]*)".*"Fin":"([^"]*)"/u.exec(began) ?? [];
    await commands.dispatch(nudge(14), { id: 'gesture', holdMs });
    await commands.dispatch(
      { kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Debut: debut, Fin: fin } }] },
      { id: 'gesture', holdMs },
    );
    expect(stores.snapshot().steps).toEqual([]);
    expect(await commands.undoLast()).toMatchObject({ rejection: 'nothingLeft' });
  });

  test('are sent at once when the gesture is said to be over', async () => {
    const { commands, sent, world, online } = await open();
    await online();
    await commands.dispatch(nudge(14), { id: 'gesture', holdMs });
    commands.letGo('gesture');
    await world.run(10);
    expect(sent).toHaveLength(1);
  });
});

test('I1 an intent that a form dispatches twice under one id is stored once, and undone once', async () => {
  const { commands, stores } = await open();
  const newValue = { kind: 'create', rows: [jury] } as const;
  const [first, second] = await Promise.all([
    commands.dispatch(newValue, { id: 'form' }),
    commands.dispatch(newValue, { id: 'form' }),
  ]);
  expect(second).toMatchObject({ ok: true, targets: first?.ok ? first.targets : [] });
  expect(stores.snapshot().steps).toHaveLength(1);
  await commands.undoLast();
  expect(await commands.undoLast()).toMatchObject({ rejection: 'nothingLeft' });
});
