import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isBased, ofApplication } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useNote } from '#acts/useNote.ts';
import { eventEdit, useEventActs } from '#features/calendar/act/useEventActs.ts';
import { useCalendarCommands } from '#features/calendar/commands/useCalendarCommands.ts';
import type { IncomingLine } from '#features/calendar/incoming/match.ts';
import { takeInIntent } from '#features/calendar/incoming/takeIn.ts';
import { useMoves } from '#features/calendar/period/useMoves.ts';
import type { Period } from '#features/calendar/period/usePeriod.ts';
import { newRow } from '#intents/intent.ts';
import type { Intent, ShownRow, WalkIn } from '#intents/intent.ts';
import type { Column, ShownColumns } from '#parts/free/columns.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { movesSaved } from '#stores/moved.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { interviewsAsEvents, rowsOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { asRead, at, eventView, now, zone } from '../features/calendar/fixtures.ts';
import { interviewView } from '../features/calendar/interviewView.ts';
import { colleague, expectBoth, membersOf, valueOf, withMembers } from './meanwhile.ts';
import { used } from './used.tsx';

vi.mock('react-i18next', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string) => key }),
}));
vi.mock('#cache/queries/hooks.ts', () => import('../features/calendar/screen/fakeCache.ts'));
const codes = vi.hoisted(() => ({ arrived: 'NOTE', done: 'AVIS', absent: 'ABSENT' }));
vi.mock('#stores/interviewDay.ts', async (original) => ({
  ...(await original<object>()),
  useDayChoices: () => ({ fieldMapping: codes }),
}));
vi.mock('#timeGrid/drag.ts', () => ({ whileGhostStands: (saving: Promise<void>) => saving }));
vi.mock('#stores/session.ts', async (original) => ({
  ...(await original<object>()),
  useCommands: () => ({ letGo: () => undefined }),
}));

// Nothing is stored: only the intent counts.
const dispatch = vi.fn<Commands['dispatch']>(async () => ({ ok: false, rejection: 'storage' }));
beforeAll(() => {
  // Other members are not used here.
  useSession.setState({ commands: { dispatch } as unknown as Commands });
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
});
afterAll(() => vi.unstubAllGlobals());

/** What is shown, and what the user does to it by one way. */
interface Act {
  readonly shown: readonly ShownRow[];
  readonly run: () => unknown;
}

/** Null: nothing was left to change. */
async function intentOf({ run }: Act): Promise<Intent | null> {
  dispatch.mockClear();
  await run();
  await movesSaved();
  return dispatch.mock.lastCall?.[0] ?? null;
}

const text = fc.constantFrom('Aube', 'Brume', 'Cime', '');
const hour = fc.integer({ min: 8, max: 16 }).map((each) => String(each).padStart(2, '0'));
const oneEvent = fc
  .record({
    day: fc.integer({ min: 16, max: 20 }),
    hour,
    nom: text,
    enseignants: text,
    annule: fc.boolean(),
    realise: fc.boolean(),
  })
  .map(({ day, hour: from, nom, ...rest }): ShownEvent => eventView('5', day, [`${from}:00`, `${from}:45`], nom, rest));
const events = fc
  .array(oneEvent, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((each, index) => asRead({ ...each, id: String(index + 1) })));
const span = fc
  .record({ day: fc.integer({ min: 16, max: 27 }), hour })
  .map(({ day, hour: from }): Span => ({ debut: at(day, `${from}:15`), fin: at(day, `${from}:50`) }));
const interview = fc
  .record({ hour, stamps: fc.dictionary(fc.constantFrom(...Object.values(codes)), text) })
  .map((given) => {
    const parametres = Object.entries(given.stamps).map(([code, valeur]) => ({ code, valeur, mark: null }));
    const view = interviewView('31', 19, `${given.hour}:00`, 'DIALLO Awa', { parametres });
    const members = Object.fromEntries(parametres.map(({ code, valeur }) => [`Parametres.${code}`, valeur]));
    return Object.assign(view, withMembers(ofApplication(view), members));
  });

/** Of the period only these are used. */
const periodOf = (all: readonly ShownEvent[]): Period => {
  const { move } = used(() => useMoves(all, zone));
  return {
    now,
    all,
    visible: all,
    selected: null,
    selectedId: null,
    view: 'week',
    move,
    goTo: () => undefined,
  } as unknown as Period;
};
const screenOf = (all: readonly ShownEvent[]) => {
  const period = periodOf(all);
  return used(() => useCalendarCommands({ period, pointed: { current: null }, onChoose: () => undefined }));
};
const actsOf = (all: readonly ShownEvent[]) => {
  const period = periodOf(all);
  return used(() =>
    useEventActs(period, {
      picked: new Set(all.map(({ id }) => id)),
      gesture: { press: () => ({ id: 'g' }), end: () => undefined },
      linked: {
        leftBehind: null,
        offer: () => undefined,
        moved: () => undefined,
        forget: () => undefined,
        linkedWith: () => [],
      },
    }),
  );
};
/** A way of the calendar; on events of which the first is under the hand. */
const onEvents = <More>(
  more: fc.Arbitrary<More>,
  run: (all: readonly ShownEvent[], first: ShownEvent, given: More) => unknown,
): fc.Arbitrary<Act> =>
  fc.tuple(events, more).map(([all, given]) => {
    const [first] = all;
    if (!first) throw new Error('at least one event');
    return { shown: all.flatMap(rowsOf), run: () => run(all, first, given) };
  });
const column = (name: string, more: Partial<Column> = {}): Column => ({
  id: name,
  name,
  person: null,
  events: [],
  ...more,
});
const assigned =
  (to: Column, kind: ShownColumns['kind'] = 'teachers') =>
  (all: readonly ShownEvent[], { id, enseignants }: ShownEvent) =>
    screenOf(all).assign(kind, id)({ from: column(enseignants), to, span: null, isByKey: false });

/** What a dialog, a bulk edit or a page gives to one or two rows of any entity. */
const begun = (entity: EntityName): fc.Arbitrary<Act> => {
  const names = membersOf(entity);
  const values = fc
    .subarray([...names], { minLength: 1, maxLength: 4 })
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, valueOf(entity, name)]))));
  return fc
    .record({ before: fc.array(values, { minLength: 1, maxLength: 2 }), wanted: values })
    .map(({ before, wanted }) => {
      const shown = before.map((each, index) =>
        withMembers({ entity, id: String(index + 1), row: rawJson(`{"Id":${index + 1}}`) }, each),
      );
      return { shown, run: () => used(useBegin)(shown).to(wanted) };
    });
};

/** The ways in which the user changes rows. */
const ways: Readonly<Record<string, fc.Arbitrary<Act>>> = {
  key: onEvents(span, (all, { id }, to) => screenOf(all).grid.onNudge(id, to)),
  drag: onEvents(span, (all, { id }, to) => screenOf(all).grid.onMove(id, to, all)),
  'dialog or menu, several': onEvents(span, (all, { id }, to) => actsOf(all).at(id)?.moveTo(to, 'command')),
  tomorrow: onEvents(fc.constant(null), (all) => screenOf(all).toTomorrow(all)),
  done: onEvents(fc.boolean(), (all, _first, isOn) => screenOf(all).marking.markDone(all, isOn)),
  cancelled: onEvents(fc.boolean(), (all, _first, isOn) => screenOf(all).marking.cancel(all, isOn)),
  'given to a teacher': onEvents(fc.constant(null), assigned(column('ZOLA Ana'))),
  'given to a campus': onEvents(fc.constant(null), assigned(column('Nantes', { campusId: '3' }), 'campuses')),
  'given to an agent': interview.map((view): Act => {
    const all = interviewsAsEvents([view], '2', { id: '1', name: '' });
    const to = column('ZOLA Ana', { person: { id: '9', name: 'ZOLA Ana' } });
    return { shown: all.flatMap(rowsOf), run: () => all.map((each) => assigned(to, 'agents')(all, each)) };
  }),
  series: onEvents(text, (all, first, enseignants) =>
    actsOf(all).follow(all, {
      kind: 'assigned',
      scopes: [],
      changed: [first],
      isStill: () => true,
      edit: (other) => eventEdit(other, { Enseignants: enseignants }),
      intentId: 'i',
    }),
  ),
  'a file taken in': onEvents(span, (all, _first, { debut, fin }) => {
    const lines = all.map((known): IncomingLine => ({
      id: known.id,
      title: '',
      debut,
      event: null,
      teachers: '',
      fate: { kind: 'changed', known, differences: { Debut: debut, Fin: fin, Nom: 'Dune' } },
    }));
    const intent = takeInIntent(lines, lines, { campusId: '2', typeId: '1', typeName: '' });
    return intent && used(useBegin)([]).keep(intent);
  }),
  ...Object.fromEntries(
    (['arrived', 'done', 'absent'] as const).map((field) => [
      `stamp ${field}`,
      interview.map((view): Act => ({ shown: [ofApplication(view)], run: () => used(useNote)(view, field, true) })),
    ]),
  ),
  ...Object.fromEntries(
    entityNames
      .filter((entity) => endpointFor(entity, 'replace') !== undefined)
      .map((entity) => [entity, begun(entity)]),
  ),
};

const property = (acts: fc.Arbitrary<Act>, begins: (intent: Intent) => Intent) =>
  fc.asyncProperty(acts, colleague, async (act, theirs) => {
    const intent = await intentOf(act);
    fc.pre(intent !== null);
    expectBoth(begins(intent), act.shown, theirs);
  });

test.each(Object.entries(ways))(
  'I12 %s: what a colleague changed since it was shown is never overwritten',
  async (_way, acts) => {
    await fc.assert(
      property(acts, (intent) => intent),
      { numRuns: 50 },
    );
    const planted = await fc.check(
      property(acts, ({ from: _from, ...intent }) => intent),
      { endOnFailure: true },
    );
    expect(planted.failed, 'it is seen where the base is missing').toBe(true);
  },
);

const member = fc.constantFrom('Nom', 'Code').map((name) => ({ [name]: 'Aube' }));
const applicant = { nom: 'SOW', prenoms: 'Ada' };
/** All that creates something, as the screens ask for it. */
const creations: Readonly<Record<string, fc.Arbitrary<Intent>>> = {
  ...Object.fromEntries(
    entityNames
      .filter((entity) => endpointFor(entity, 'create') !== undefined)
      .map((entity) => [
        entity,
        member.map((members): Intent => ({ kind: 'create', rows: [newRow(entity, members, { subject: 'Aube' })] })),
      ]),
  ),
  'several events': member.map((members): Intent => ({
    kind: 'create',
    rows: ['a', 'b'].map((group) => ({ entity: 'Planification', members, group })),
  })),
  'a row that is gone': fc.constant<Intent>({ kind: 'create', gone: [] }),
  copies: fc
    .tuple(span, fc.boolean())
    .map(([to, linked]): Intent => ({ kind: 'copy', events: [{ id: '5', ...to }], linked })),
  'an application': fc.constantFrom('7', applicant).map((of): Intent => ({
    kind: 'walkIn',
    people: [{ applicant: of, application: {} } as unknown as WalkIn], // the members do not count here
  })),
  'a folder': text.map((name): Intent => ({ kind: 'folder', parent: '1', parentPath: [], name })),
};

test.each(Object.entries(creations))(
  'I26 %s: however often and fast its control is activated, it is created once',
  async (_what, intents) => {
    await fc.assert(
      fc.asyncProperty(intents, fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), async (intent, presses) => {
        dispatch.mockReset();
        dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['1'] });
        const act = used(useBegin)([]);
        // A second press comes as the first is being stored, or right after it was.
        const first = act.keep(intent);
        for (const isAfter of presses) {
          if (isAfter) await first;
          await act.keep(structuredClone(intent));
        }
        await first;
        expect(dispatch).toHaveBeenCalledOnce();
      }),
      { numRuns: 20 },
    );
  },
);

test('I12 a row that was not shown is not changed', () => {
  const edit = { entity: 'Planification', id: '5', members: { Annule: 'true' } } as const;
  const other: ShownRow = { entity: 'Planification', id: '6', row: rawJson('{"Id":6}') };
  expect(isBased({ kind: 'edit', rows: [edit], from: [other] })).toBe(false);
  expect(isBased({ kind: 'create', rows: [], edits: [edit] })).toBe(false);
  expect(isBased({ kind: 'edit', rows: [edit], from: [{ ...other, id: '5' }] })).toBe(true);
});
