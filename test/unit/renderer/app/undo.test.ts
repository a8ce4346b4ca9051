import { describe, expect, test } from 'vitest';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { remembering } from '../../../../renderer/app/undo.ts';
import type { Gateway } from '../../../../renderer/sync/ports.ts';
import { engineOn, rename, row } from '../sync/engine/bench.ts';

const jury = { campusId: '1', typeId: '2', nom: 'Jury', debut: '2026-11-20T10:00:00Z', fin: '2026-11-20T11:00:00Z' };

async function open(change: Partial<Gateway> = {}) {
  const network = { up: false };
  const bench = engineOn({ ping: async () => (network.up ? null : { kind: 'offline' }), ...change });
  await bench.stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  await bench.begin();
  const commands = remembering(bench.engine.commands);
  const online = async (): Promise<void> => {
    network.up = true;
    bench.engine.hint();
    await bench.world.run(100);
  };
  const names = (): (string | undefined)[] => bench.stores.snapshot().steps.map(({ changes, action }) => changes[0]?.mine ?? action);
  return { ...bench, commands, online, names };
}

describe('offline', () => {
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
    const made = await commands.dispatch({ kind: 'event.create', linked: true, events: [jury, jury] });
    const id = made.ok ? (made.targets[0] ?? '') : '';
    await commands.dispatch({ kind: 'event.edit', id, nom: 'Jury BTS' });
    await commands.undoLast();
    await commands.undoLast();
    expect(names()).toEqual([]);
    await commands.redoLast();
    await commands.redoLast();
    expect(stores.snapshot().steps.map(({ body }) => /"Nom":"([^"]*)"/u.exec(body ?? '')?.[1])).toEqual(['Jury BTS', 'Jury']);
  });

  test('a new change ends what could be done again', async () => {
    const { commands, names } = await open();
    await commands.dispatch(rename('Oral'));
    await commands.undoLast();
    await commands.dispatch(rename('Autre'));
    expect(await commands.redoLast()).toMatchObject({ rejection: 'nothingLeft' });
    expect(names()).toEqual(['"Autre"']);
  });

  test('two quick keys undo two changes', async () => {
    const { commands, names } = await open();
    await commands.dispatch(rename('Oral'));
    await commands.dispatch({ kind: 'event.cancel', id: '7', annule: true });
    await Promise.all([commands.undoLast(), commands.undoLast()]);
    expect(names()).toEqual([]);
  });

  test('what was taken back by its own button is not undone again; what stood before it is', async () => {
    const { commands, names, stores } = await open();
    await commands.dispatch(rename('Oral'));
    await commands.dispatch({ kind: 'event.cancel', id: '7', annule: true });
    await commands.undo(stores.snapshot().steps.at(-1)?.id ?? '');
    expect(names()).toEqual(['"Oral"']);
    await commands.undoLast();
    expect(names()).toEqual([]);
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

describe('what has left', () => {
  /** A service that holds each row and answers with it. */
  const serving = (): Partial<Gateway> => {
    const rows = new Map<string, string>([['7', row]]);
    const applied = (id: string, text: string): Verdict => {
      rows.set(id, text);
      return { kind: 'applied', id, row: rawJson(text), receipt: { outcome: 'verified', changedFields: [], gapMs: 1 } };
    };
    return {
      create: async ({ body }) => applied('70', body.replace('{', '{"Id":70,')),
      replace: async ({ id, changes }) => {
        const text = changes.reduce((before, { field, mine }) => before.replace(new RegExp(`"${field}":("[^"]*"|[^,}]*)`, 'u'), `"${field}":${mine}`), rows.get(id) ?? '{}');
        return applied(id, text);
      },
    };
  };
  const held = ({ stores }: Awaited<ReturnType<typeof open>>, id: string): string => stores.snapshot().base('Planification', id) ?? '';

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

  test('as a creation, is cancelled under the id it was given (I6), and restored by doing it again', async () => {
    const bench = await open(serving());
    await bench.commands.dispatch({ kind: 'event.create', linked: false, events: [jury] });
    await bench.online();
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, follows: true });
    await bench.world.run(100);
    expect(held(bench, '70')).toContain('"Annule":true');
    await bench.commands.redoLast();
    await bench.world.run(100);
    expect(held(bench, '70')).toContain('"Annule":false');
  });

  test('I12 and has another value since is not touched; the change before it can still be undone', async () => {
    const bench = await open(serving());
    await bench.commands.dispatch({ kind: 'event.cancel', id: '7', annule: true });
    await bench.commands.dispatch(rename('Oral'));
    await bench.online();
    const others = rawJson(held(bench, '7').replace('"Oral"', '"Autre"'));
    await bench.stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'i', text: others }], bench.stores.store.acknowledgements());
    expect(await bench.commands.undoLast()).toMatchObject({ ok: false, rejection: 'changedSince' });
    expect(await bench.commands.undoLast()).toMatchObject({ ok: true, steps: [{ summary: { key: 'event.cancelled' } }] });
    await bench.world.run(100);
    expect(held(bench, '7')).toContain('"Annule":false');
  });
});
