import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Intent, RowEdit } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { remembering } from '#session/undo.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { usePairAct } from '#stores/pair.ts';
import { usePreferences } from '#stores/preferences.ts';
import type { Gateway } from '#sync/ports.ts';
import { asNewStep } from '#sync/step.ts';
import { engineOn, row } from '../sync/engine/bench.ts';

const hour = (time: string): number => Date.parse(`2026-11-20T${time}:00+01:00`);
const application =
  '{"Id":41,"CandidatId":5,"Numero":"41-1","CreneauLibre":"2026-11-20T10:00:00+01:00","AgentId":null}';
const hourSeen: Seen = { entity: 'Dossier', id: '41', field: 'CreneauLibre', raw: hour('10:00') };
const move = (time: string): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id: '7', members: { Debut: hour(time), Fin: hour(time) + 1_800_000 } }],
});

const ask = vi.fn(async () => true);

/** A pair: whatever moves event 7 asks the same hour of application 41. */
async function open(
  half: (at: number) => RowEdit = (at) => ({
    entity: 'Dossier',
    id: '41',
    members: { CreneauLibre: at },
    partner: '7',
  }),
  change: Partial<Gateway> = {},
  isApart = false,
) {
  const network = { isUp: false };
  const bench = engineOn({ ping: async () => (network.isUp ? null : { kind: 'offline' }), ...change });
  await bench.stores.store.absorb({ entity: 'Planification' }, [{ id: '7', hash: 'h', text: row }], 0);
  await bench.stores.store.absorb({ entity: 'Dossier' }, [{ id: '41', hash: 'h', text: rawJson(application) }], 0);
  await bench.begin();
  const commands = remembering(bench.engine.commands, {
    ask,
    tell: () => undefined,
    findOtherHalves: async (intent) => {
      const [first] = intent.kind === 'edit' ? intent.rows : [];
      const at = first?.entity === 'Planification' ? first.members.Debut : undefined;
      if (typeof at !== 'number') return null;
      return {
        rows: [half(at)],
        seen: [hourSeen],
        isApart,
      };
    },
  });
  const shown = (entity: 'Planification' | 'Dossier', id: string, member: string): unknown =>
    (JSON.parse(bench.stores.snapshot().current(entity, id) ?? '{}') as Record<string, unknown>)[member];
  const hours = (): unknown[] =>
    [shown('Planification', '7', 'Debut'), shown('Dossier', '41', 'CreneauLibre')].map((each) =>
      Date.parse(String(each)),
    );
  const online = async (): Promise<void> => {
    network.isUp = true;
    bench.engine.hint();
    await bench.world.run(100);
  };
  return { ...bench, commands, shown, hours, online };
}
const before = async (bench: Awaited<ReturnType<typeof open>>): Promise<unknown[]> => bench.hours();

afterEach(() => {
  usePairAct.setState({ act: null });
  usePreferences.setState(usePreferences.getInitialState());
});

describe('R4.7 R2.10 an act on one half of an interview', () => {
  test('says beforehand what it changes of the other half, and nothing of one that it would leave', async () => {
    const bench = await open();
    const other = { entity: 'Dossier', id: '41', members: { CreneauLibre: hour('14:00') }, partner: '7' };
    expect(await bench.commands.otherHalves(move('14:00'))).toEqual([other]);
    expect(bench.stores.snapshot().steps).toEqual([]);
    usePreferences.setState({ isActingOnBoth: false });
    expect(await bench.commands.otherHalves(move('14:00'))).toEqual([]);
    usePreferences.setState({ isActingOnBoth: true });
    expect(await (await open(undefined, {}, true)).commands.otherHalves(move('14:00'))).toEqual([]);
  });

  test('is one on both: one intent of two steps, one undo, one redo', async () => {
    const bench = await open();
    const start = await before(bench);
    await bench.commands.dispatch(move('14:00'));
    expect(bench.hours()).toEqual([hour('14:00'), hour('14:00')]);
    const { steps } = bench.stores.snapshot();
    expect(steps.map(({ entity }) => entity)).toEqual(['Planification', 'Dossier']);
    expect(new Set(steps.map(({ intentId }) => intentId)).size).toBe(1);
    const partners = (): unknown[] => bench.stores.snapshot().steps.map(({ partner }) => partner);
    expect(partners()).toEqual([undefined, '7']);
    await bench.commands.undoLast();
    expect(bench.hours()).toEqual(start);
    expect(bench.stores.snapshot().steps).toEqual([]);
    expect(usePairAct.getState().act).toBeNull();
    await bench.commands.redoLast();
    expect(bench.hours()).toEqual([hour('14:00'), hour('14:00')]);
    expect(partners()).toEqual([undefined, '7']);
  });

  test('leaves the other half by one key and takes it by the same, and stays one change', async () => {
    const bench = await open();
    const start = await before(bench);
    await bench.commands.dispatch(move('14:00'));
    expect(await bench.commands.switchPair()).toBeNull();
    expect(bench.hours()).toEqual([hour('14:00'), start[1]]);
    expect(usePairAct.getState().act?.isBoth).toBe(false);
    expect(await bench.commands.switchPair()).toBeNull();
    expect(bench.hours()).toEqual([hour('14:00'), hour('14:00')]);
    await bench.commands.undoLast();
    expect(bench.hours()).toEqual(start);
  });

  test('by several presses keeps what the user chose, and is one undo', async () => {
    const bench = await open();
    const start = await before(bench);
    const press = { id: 'gesture', holdMs: 1_500 };
    await bench.commands.dispatch(move('14:00'), press);
    await bench.commands.dispatch(move('14:15'), press);
    expect(bench.hours()).toEqual([hour('14:15'), hour('14:15')]);
    await bench.commands.switchPair();
    await bench.commands.dispatch(move('14:30'), press);
    expect(bench.hours()).toEqual([hour('14:30'), start[1]]);
    await bench.commands.switchPair();
    expect(bench.hours()).toEqual([hour('14:30'), hour('14:30')]);
    await bench.commands.undoLast();
    expect(bench.hours()).toEqual(start);
  });

  test('is one on this half where the user chose so, and the key takes the other', async () => {
    usePreferences.setState({ isActingOnBoth: false });
    const bench = await open();
    const start = await before(bench);
    await bench.commands.dispatch(move('14:00'));
    expect(bench.hours()).toEqual([hour('14:00'), start[1]]);
    expect(usePairAct.getState().act).toMatchObject({ isBoth: false, rows: [{ id: '41' }] });
    await bench.commands.switchPair();
    expect(bench.hours()).toEqual([hour('14:00'), hour('14:00')]);
  });

  test('I12 is one on this half where the two are at different hours, and the key takes the other', async () => {
    const bench = await open(undefined, {}, true);
    const start = await before(bench);
    await bench.commands.dispatch(move('14:00'));
    expect(bench.hours()).toEqual([hour('14:00'), start[1]]);
    await bench.commands.switchPair();
    expect(bench.hours()).toEqual([hour('14:00'), hour('14:00')]);
  });

  test('I12 taken after a colleague changed the other half, is based on what was shown at the act', async () => {
    const bench = await open(undefined, {}, true);
    await bench.commands.dispatch(move('14:00'));
    const changed = rawJson(application.replace('10:00', '11:00'));
    await bench.stores.store.absorb({ entity: 'Dossier' }, [{ id: '41', hash: 'h2', text: changed }], 0);
    await bench.commands.switchPair();
    const step = bench.stores.snapshot().steps.find(({ entity }) => entity === 'Dossier');
    expect(step?.changes.map(({ base }) => base)).toEqual(['"2026-11-20T10:00:00+01:00"']);
  });

  test('I2 is stored all the same where the other half cannot be changed now, and that is said', async () => {
    const bench = await open(() => ({ entity: 'Dossier', id: '404', members: { CreneauLibre: hour('14:00') } }));
    await bench.commands.dispatch(move('14:00'));
    expect(bench.hours()[0]).toBe(hour('14:00'));
    expect(usePairAct.getState().act?.isBoth).toBe(false);
    expect(await bench.commands.switchPair()).toBe('unknownEntity');
  });

  test.each(['Planification', 'Dossier'] as const)(
    'I2 of which the service refuses the half %s leaves the other done, each with its verdict, and both go back together',
    async (refused) => {
      const texts: Record<string, string> = { Planification: row, Dossier: application };
      const bench = await open(undefined, {
        replace: async ({ entity, id, changes }) => {
          if (entity === refused) return { kind: 'refused', failure: { kind: 'refused' } };
          const text = changes.reduce(
            (before, { field, mine }) =>
              before.replace(new RegExp(`"${field}":("[^"]*"|[^,}]*)`, 'u'), `"${field}":${mine}`),
            texts[entity] ?? '',
          );
          texts[entity] = text;
          return {
            kind: 'applied',
            id,
            row: rawJson(text),
            receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
          };
        },
      });
      const start = await before(bench);
      await bench.commands.dispatch(move('14:00'));
      const steps = bench.stores.snapshot().steps;
      await bench.online();
      expect(bench.stores.snapshot().steps).toMatchObject([{ entity: refused, state: { kind: 'refused' } }]);
      const other = refused === 'Dossier' ? 'Planification' : 'Dossier';
      expect(texts[other]).toContain('14:00');
      // As the note of the shell does: the done half goes back, the refused one is given up.
      const done = steps.filter(({ entity }) => entity === other).map(asNewStep);
      expect(await bench.commands.dispatch({ kind: 'undo', steps: done })).toMatchObject({ ok: true });
      const [parked] = bench.stores.snapshot().steps;
      await bench.commands.discard(parked?.id ?? '');
      await bench.world.run(100);
      expect(bench.stores.snapshot().steps).toEqual([]);
      expect(bench.hours()).toEqual(start);
      expect(texts[other]).not.toContain('14:00');
    },
  );

  test('R2.10 of which the service refuses the event is put back as one change, and comes forward again as one', async () => {
    let text = application;
    const bench = await open(undefined, {
      create: async () => ({ kind: 'refused', failure: { kind: 'refused' } }),
      replace: async ({ id, changes }) => {
        const [hourChange] = changes;
        text = text.replace(/"CreneauLibre":"[^"]*"/u, `"CreneauLibre":${String(hourChange?.mine)}`);
        return {
          kind: 'applied',
          id,
          row: rawJson(text),
          receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
        };
      },
    });
    const event = {
      entity: 'Planification',
      members: {
        EntiteJuridiqueId: '101',
        TypePlanificationId: '2',
        Nom: 'Entretien',
        Debut: hour('14:00'),
        Fin: hour('14:30'),
      },
    } as const;
    const edits = [{ entity: 'Dossier', id: '41', members: { CreneauLibre: hour('14:00') } }] as const;
    await bench.commands.dispatch({ kind: 'create', rows: [event], edits, seen: [hourSeen] });
    const done = bench.stores
      .snapshot()
      .steps.filter(({ entity }) => entity === 'Dossier')
      .map(asNewStep);
    await bench.online();
    const [refused] = bench.stores.snapshot().steps;
    expect(refused).toMatchObject({ action: 'create', state: { kind: 'refused' } });
    expect(bench.hours()[1]).toBe(hour('14:00'));
    // As the note of the shell does.
    await bench.commands.dispatch({ kind: 'undo', steps: done, givesUp: refused?.id ?? '' });
    await bench.world.run(100);
    expect(bench.stores.snapshot().steps).toEqual([]);
    expect(bench.hours()[1]).toBe(hour('10:00'));
    // The key says first that it brings back what was given up, and then brings back both halves.
    await bench.commands.undoLast();
    expect(bench.stores.snapshot().steps).toEqual([]);
    await bench.commands.undoLast();
    expect(bench.stores.snapshot().steps.map(({ entity }) => entity)).toEqual(['Planification', 'Dossier']);
    expect(bench.hours()[1]).toBe(hour('14:00'));
  });

  test('I2 what cannot exist without what is given up is asked about, and nothing goes without a yes', async () => {
    const bench = await open(undefined, {
      create: async () => ({ kind: 'refused', failure: { kind: 'refused' } }),
    });
    await bench.commands.dispatch(move('14:00'));
    const done = bench.stores.snapshot().steps.map(asNewStep);
    const inside = [{ name: 'Photos', inside: [] }];
    const instance = rawJson('{"Id":1,"RootStreamid":"aaaaaaaa-0000-4000-8000-000000000000"}');
    await bench.stores.store.absorb({ entity: 'Instance' }, [{ id: '1', hash: 'h', text: instance }], 0);
    await bench.commands.dispatch({ kind: 'folder', parent: 'root', parentPath: [], name: 'Jury', inside });
    await bench.online();
    const outbox = (): unknown[] => bench.stores.snapshot().steps.map(({ summary }) => summary.subject);
    expect(outbox()).toEqual(['Jury', 'Photos']);
    const givesUp = bench.stores.snapshot().steps[0]?.id ?? '';
    ask.mockResolvedValueOnce(false);
    await bench.commands.dispatch({ kind: 'undo', steps: done, givesUp });
    expect(ask).toHaveBeenLastCalledWith(done, { along: [bench.stores.snapshot().steps[1]], remains: [] });
    expect(outbox()).toEqual(['Jury', 'Photos']);
    await bench.commands.dispatch({ kind: 'undo', steps: done, givesUp });
    expect(outbox()).not.toContain('Photos');
  });
});
