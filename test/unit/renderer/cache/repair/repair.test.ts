import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repair } from '#cache/repair/repair.ts';
import type { DiskCopy, JournalCopy, OutboxRevision } from '#cache/repair/repair.ts';
import { readCopy } from '#cache/repair/repairOutbox.ts';
import { journalChange, wholeOf } from '#cache/writes/journalled.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const lineage = '0123456789abcdef';
const fresh = 'f'.repeat(16);
const at = (number: number): OutboxRevision => ({ lineage, number });
const edit = (id: string, more: Partial<Step> = {}): Step => aStep({ id, seq: Number(id.slice(1)), ...more });
const creation = (id: string, more: Partial<Step> = {}): Step =>
  edit(id, { action: 'create', target: `new:${id}`, changes: [], base: null, body: rawJson('{"Nom":"x"}'), ...more });
const disk = (
  number: number | null,
  steps: readonly Step[],
  damaged: readonly string[] = [],
  isWhole = true,
): DiskCopy => ({
  isWhole,
  revision: number === null ? null : at(number),
  steps,
  damaged,
});
const journal = (number: number, steps: readonly Step[], more: Partial<JournalCopy> = {}): JournalCopy => ({
  ...at(number),
  isSure: true,
  isTorn: false,
  steps: steps.map((step) => ({ step, number })),
  receipts: [],
  ...more,
});
const ids = (steps: readonly Step[]): readonly string[] => steps.map(({ id }) => id);

describe('I20 two copies that agree', () => {
  test('are left alone', () => {
    const steps = [edit('s1'), creation('s2')];
    const repaired = repair(disk(7, steps), journal(7, steps), fresh);
    expect(repaired).toEqual({
      revision: at(7),
      steps,
      receipts: [],
      restored: [],
      uncertain: [],
      lost: [],
      mayLack: false,
      disk: false,
      journal: false,
    });
  });

  test('of nothing yet: a new outbox begins in both', () => {
    expect(repair(disk(null, []), null, fresh)).toMatchObject({
      revision: { lineage: fresh, number: 0 },
      disk: true,
      journal: true,
    });
  });

  test('an outbox from before there was a journal is kept as it is', () => {
    const steps = [edit('s1'), creation('s2')];
    expect(repair(disk(null, steps), null, fresh)).toMatchObject({ steps, restored: [], uncertain: [], journal: true });
  });
});

describe('I6 a commit that is in the journal and never reached the database', () => {
  const receipt = (step: Step, number: number): JournalCopy['receipts'][number] => ({
    step: { ...step, target: '9' },
    number,
  });

  test('removed a step that was being sent: its receipt comes with it, and a receipt that was shown stays', () => {
    const away = creation('s1', { state: { kind: 'sending' } });
    const copy = journal(8, [edit('s2')], { receipts: [receipt(edit('s0'), 6), receipt(away, 8)] });
    expect(repair(disk(7, [away, edit('s2')]), copy, fresh)).toMatchObject({
      steps: [{ id: 's2' }],
      receipts: [{ id: 's1', target: '9' }],
      revision: at(8),
      disk: true,
      mayLack: false,
    });
  });

  test('a database that is wiped twice has the receipt of a change that was given up both times (I8)', async () => {
    const held = memoryJournal();
    await held.rewrite(wholeOf(at(0), { steps: [edit('s1')], receipts: [] }));
    const givenUp = edit('s1', { state: { kind: 'dropped', at: 1, mayHaveArrived: true } });
    const change = { putSteps: [edit('s2')], removeSteps: ['s1'], putReceipts: [givenUp] };
    await held.append({ ...at(1), put: [], remove: [], receipts: [], ...journalChange(change) });
    for (const time of ['once', 'twice']) {
      const view = await held.read();
      const { revision, steps, receipts } = repair(disk(null, []), view && readCopy(view).copy, fresh);
      expect([ids(steps), ids(receipts)], time).toEqual([['s2'], ['s1']]);
      await held.rewrite(wholeOf(revision, { steps, receipts: [] }));
    }
  });

  test('a journal of another lineage says nothing about this outbox', () => {
    const copy = journal(8, [], { lineage: fresh, receipts: [receipt(edit('s0'), 6)] });
    expect(repair(disk(3, []), copy, fresh).receipts).toEqual([]);
  });
});

describe('I2 what one copy lost comes from the other', () => {
  test('a wiped database is filled from the journal; alone, that may be an older one, and is not taken for all there was', () => {
    const steps = [edit('s1'), creation('s2', { state: { kind: 'sending' } })];
    expect(repair(disk(null, []), journal(9, steps), fresh)).toMatchObject({
      revision: at(10),
      steps: [edit('s1'), { id: 's2', state: { kind: 'doubt', asked: false } }],
      restored: ['s1', 's2'],
      mayLack: true,
      disk: true,
    });
  });

  test('a database that lost its revision only is whole where the journal holds the same', () => {
    const steps = [edit('s1'), creation('s2')];
    expect(repair(disk(null, steps), journal(9, steps), fresh)).toMatchObject({
      revision: at(9),
      steps,
      uncertain: [],
      mayLack: false,
    });
  });

  test('what neither holds is reported', () => {
    expect(repair(disk(6, [edit('s1')], ['s2']), null, fresh)).toMatchObject({ steps: [{ id: 's1' }], lost: ['s2'] });
  });

  test('an end that a stop cut off says nothing against what was confirmed', () => {
    const steps = [creation('s1')];
    expect(repair(disk(6, steps), journal(6, steps, { isTorn: true }), fresh)).toMatchObject({
      steps,
      uncertain: [],
      journal: true,
    });
  });
});

describe('I3 I4 a creation of which neither copy knows the end is looked up, never made again', () => {
  const doubt = { kind: 'doubt', asked: false };
  test.each<[string, DiskCopy, JournalCopy | null]>([
    ['the database is gone: the journal may be an older one', disk(null, []), journal(9, [creation('s1')])],
    ['the database is gone and the journal damaged', disk(null, []), journal(9, [creation('s1')], { isSure: false })],
    [
      'the database is gone and the journal’s end is torn',
      disk(null, []),
      journal(9, [creation('s1')], { isTorn: true }),
    ],
    ['the journal is gone: the database may be an older one', disk(9, [creation('s1')]), null],
    ['the journal lost its end: so may the database have', disk(9, [creation('s1')]), journal(5, [creation('s1')])],
    ['the journal is older and the record damaged', disk(9, [], ['s1']), journal(5, [creation('s1')])],
    [
      'the database lost its tail and the journal is damaged',
      disk(4, [creation('s1')]),
      journal(9, [], { isSure: false }),
    ],
    ['the database is of another life', disk(4, [creation('s1')]), journal(9, [], { lineage: fresh })],
  ])('%s', (_, held, copy) => {
    const repaired = repair(held, copy, fresh);
    expect(repaired.steps).toMatchObject([{ id: 's1', state: doubt }]);
    expect(repaired).toMatchObject({ uncertain: ['s1'], mayLack: true });
  });

  test('R3.0 a call of another endpoint that may have left is asked about, and not offered for sending', () => {
    const call = edit('s1', {
      action: 'act',
      endpoint: 'Convention.synchroniseAffaire',
      changes: [],
      base: null,
      attended: true,
    });
    const repaired = repair(disk(null, []), journal(7, [call], { isSure: false, isTorn: true }), fresh);
    expect(repaired.steps).toMatchObject([{ id: 's1', state: { kind: 'doubt', asked: true } }]);
  });

  test('I3 I8 one that was being sent may have left, whatever main noted of it: the note may be as old', () => {
    const sending = { sentAt: 5, state: { kind: 'sending' as const } };
    const steps = [creation('s1', sending), edit('s2', sending)];
    const repaired = repair(disk(null, []), journal(9, steps, { isSure: false }), fresh);
    expect(repaired.steps).toMatchObject([
      { id: 's1', sentAt: 5, state: { ...doubt, since: 5 } },
      { id: 's2', sentAt: 5, state: { kind: 'waiting', failure: { kind: 'timeout' } } },
    ]);
  });

  test('I7 I24 what belongs to a creation that is lost waits for the user, and for nothing else', () => {
    const child = creation('s2', { provisional: [{ field: 'CandidatId', id: 'new:s1' }] });
    const ofLost = edit('s3', { target: 'new:s1' });
    expect(repair(disk(null, []), journal(9, [child, ofLost], { isSure: false }), fresh).steps[0]).toMatchObject({
      id: 's2',
      state: { kind: 'refused' },
    });
    const both = repair(disk(null, []), journal(9, [creation('s1'), child], { isSure: false }), fresh);
    expect(both.steps).toMatchObject([
      { id: 's1', state: doubt },
      { id: 's2', state: { kind: 'waiting' } },
    ]);
  });
});

interface Commit {
  readonly put: readonly number[];
  readonly remove: readonly number[];
}
type History = readonly Commit[];

/** A history of commits, each putting or removing steps; what either copy holds after any number of them. */
const history: fc.Arbitrary<History> = fc.array(
  fc.record({
    put: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    remove: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 1 }),
  }),
  { maxLength: 12 },
);

function after(commits: History): readonly { readonly step: Step; readonly number: number }[] {
  const steps = new Map<string, { step: Step; number: number }>();
  for (const [index, { put, remove }] of commits.entries()) {
    for (const id of put)
      steps.set(`s${id}`, { step: (id % 2 ? edit : creation)(`s${id}`, { attempts: index }), number: index + 1 });
    for (const id of remove) steps.delete(`s${id}`);
  }
  return [...steps.values()];
}

describe('I2 I20 whatever happened to the two copies', () => {
  const copies = fc.record({ commits: history, behind: fc.nat(3), isWiped: fc.boolean(), damaged: fc.nat(2) });

  test('with a sound journal, the outbox is exactly what the last commit left', () => {
    fc.assert(
      fc.property(copies, ({ commits, behind, isWiped, damaged }) => {
        const now = after(commits);
        const older = after(commits.slice(0, Math.max(0, commits.length - behind)));
        const onDisk = isWiped ? [] : older.slice(damaged).map(({ step }) => step);
        const unreadable = isWiped ? [] : older.slice(0, damaged).map(({ step }) => step.id);
        const number = Math.max(0, commits.length - behind);
        const held: DiskCopy = {
          isWhole: true,
          revision: isWiped ? null : at(number),
          steps: onDisk,
          damaged: unreadable,
        };
        const repaired = repair(
          held,
          { ...at(commits.length), isSure: true, isTorn: false, receipts: [], steps: now },
          fresh,
        );
        expect(new Set(repaired.steps.map(({ id, attempts }) => `${id} ${attempts}`))).toEqual(
          new Set(now.map(({ step }) => `${step.id} ${step.attempts}`)),
        );
        expect(repaired.lost).toEqual([]);
        expect(repaired.revision.number).toBeGreaterThanOrEqual(commits.length);
        // A stop before the journal is rewritten: the next start ends with the same steps.
        const next = repair(
          { isWhole: true, revision: repaired.revision, steps: repaired.steps, damaged: [] },
          { ...at(commits.length), isSure: true, isTorn: false, receipts: [], steps: now },
          fresh,
        );
        expect(ids(next.steps)).toEqual(ids(repaired.steps));
      }),
    );
  });

  test('with a sound database, nothing of it is lost, and repairing it twice changes nothing more', () => {
    fc.assert(
      fc.property(copies, fc.boolean(), ({ commits, behind }, isSure) => {
        const now = after(commits).map(({ step }) => step);
        const older = after(commits.slice(0, Math.max(0, commits.length - behind)));
        const copy = {
          ...at(Math.max(0, commits.length - behind)),
          isSure,
          isTorn: !isSure,
          receipts: [],
          steps: older,
        };
        const repaired = repair({ isWhole: true, revision: at(commits.length), steps: now, damaged: [] }, copy, fresh);
        expect(new Set(ids(repaired.steps))).toEqual(new Set(ids(now)));
        const again = repair(
          { isWhole: true, revision: repaired.revision, steps: repaired.steps, damaged: [] },
          {
            ...repaired.revision,
            isSure: true,
            isTorn: false,
            receipts: [],
            steps: repaired.steps.map((step) => ({ step, number: 0 })),
          },
          fresh,
        );
        expect(again).toMatchObject({ disk: false, journal: false, restored: [], uncertain: [], lost: [] });
      }),
    );
  });

  test('with both damaged, every step that either holds is there, and no creation could be made twice', () => {
    fc.assert(
      fc.property(copies, fc.nat(6), ({ commits, behind, isWiped }, dropped) => {
        const now = after(commits);
        const older = after(commits.slice(0, Math.max(0, commits.length - behind)));
        const held: DiskCopy = {
          isWhole: true,
          revision: isWiped ? null : at(Math.max(0, commits.length - behind - 1)),
          steps: isWiped ? [] : older.map(({ step }) => step),
          damaged: [],
        };
        const left = now.filter((_, index) => index !== dropped);
        const repaired = repair(
          held,
          { ...at(commits.length), isSure: false, isTorn: false, receipts: [], steps: left },
          fresh,
        );
        const found = new Set(ids(repaired.steps));
        for (const { step } of left) expect(found.has(step.id) || held.revision !== null).toBe(true);
        for (const step of held.steps) expect(found.has(step.id)).toBe(true);
        for (const step of repaired.steps) if (step.action === 'create') expect(step.state.kind).toBe('doubt');
      }),
    );
  });
});
