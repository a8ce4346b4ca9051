import { describe, expect, it } from 'vitest';
import { Memory } from '#cache/memory.ts';
import type { BaseRows } from '#cache/overlay/baseRows.ts';
import { mostUrgentMark, overlayRow } from '#cache/overlay/overlayRow.ts';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { StepState } from '#sync/step.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const name = (mine: string) => [{ field: 'Nom', base: rawJson('"a"'), mine: rawJson(JSON.stringify(mine)) }];
const failure = { kind: 'refused' } as const;
const states: Record<string, StepState> = {
  waiting: { kind: 'waiting', notBefore: null, failure: null },
  sending: { kind: 'sending' },
  doubt: { kind: 'doubt', asked: true, since: 0, notBefore: null, candidates: [] },
  refused: { kind: 'refused', failure },
  conflict: {
    kind: 'conflict',
    row: rawJson('{}'),
    readAt: 0,
    conflicts: [{ unit: 'Nom', fields: [{ field: 'Nom', base: null, mine: rawJson('1'), theirs: null }] }],
  },
};

describe('overlayRow', () => {
  it('applies steps one after the other, whatever their state, and leaves every other text unchanged (R2.2)', () => {
    const base = rawJson('{"Id":12345678901234567890,"Nom":"a","Taux":1250.10}');
    for (const state of Object.values(states)) {
      const steps = [
        aStep({ id: '1', seq: 1, changes: name('b') }),
        aStep({ id: '2', seq: 2, changes: name('c'), state }),
      ];
      expect(overlayRow('Planification', base, steps)).toBe('{"Id":12345678901234567890,"Nom":"c","Taux":1250.10}');
    }
  });

  it('uses the step’s own copy when the row is not in the cache', () => {
    const step = aStep({ id: '1', seq: 1, changes: name('b'), base: rawJson('{"Id":1,"Nom":"a"}') });
    expect(overlayRow('Planification', undefined, [step])).toBe('{"Id":1,"Nom":"b"}');
    expect(overlayRow('Planification', undefined, [{ ...step, base: null }])).toBeUndefined();
  });

  it('shows a creation by its body, with the edits made since', () => {
    const creation = aStep({ id: '1', seq: 1, action: 'create', target: 'new:1', body: rawJson('{"Nom":"a"}') });
    expect(overlayRow('Planification', undefined, [creation])).toBe('{"Nom":"a"}');
    const edit = aStep({ id: '2', seq: 2, target: 'new:1', changes: name('b') });
    expect(overlayRow('Planification', undefined, [creation, edit])).toBe('{"Nom":"b"}');
  });

  it('shows a created folder under its provisional id (R3.3)', () => {
    const body = rawJson('{"Nom":"Photos \\u00e9","Streamid":"g-1"}');
    const step = aStep({ id: '1', seq: 1, entity: 'Directory', action: 'create', target: 'new:1', body });
    expect(overlayRow('Directory', undefined, [step])).toBe(
      '{"Streamid":"new:1","Name":"Photos \\u00e9","Isdirectory":true}',
    );
  });
});

describe('mostUrgentMark', () => {
  it('conflict, refused, doubt, sending, waiting', () => {
    const order = ['conflict', 'refused', 'doubt', 'sending', 'waiting'] as const;
    for (const [index, mark] of order.entries()) {
      const steps = order.slice(index).map((kind, seq) => aStep({ id: kind, seq, state: states[kind]! }));
      expect(mostUrgentMark(steps.reverse())).toBe(mark);
    }
    expect(mostUrgentMark([])).toBeNull();
  });
});

describe('snapshotOf', () => {
  const base: BaseRows = {
    row: (_entity, id) => (id === '1' ? rawJson('{"Id":1,"Nom":"a"}') : undefined),
    isGone: () => false,
    rows: (entity) => {
      if (entity === 'Instance') return [['1', rawJson('{"RootStreamid":"g-root"}')]];
      return entity === 'Planification' ? [['1', rawJson('{"Id":1,"Nom":"a"}')]] : [];
    },
    children: () => [],
  };

  it('holds every row once: cached, changed, and only here', () => {
    const seen = snapshotOf(base, [
      aStep({ id: '1', seq: 1, target: '1', changes: name('b') }),
      aStep({ id: '2', seq: 2, target: 'new:1', action: 'create', body: rawJson('{"Nom":"n"}') }),
      aStep({ id: '3', seq: 3, target: 'new:1', changes: name('m') }),
    ]);
    expect([...seen.all('Planification')]).toEqual([
      ['1', '{"Id":1,"Nom":"b"}'],
      ['new:1', '{"Nom":"m"}'],
    ]);
    expect(seen.base('Planification', '1')).toBe('{"Id":1,"Nom":"a"}');
  });

  it('R1.5 holds what is being created in the Selection context among the rows of that context alone', () => {
    const body = rawJson('{"Prenoms":"n"}');
    const step = aStep({ id: '1', seq: 1, entity: 'selection/Candidat', target: 'new:1', action: 'create', body });
    const memory = new Memory();
    memory.setSteps([step]);
    const entities = ['Candidat', 'selection/Candidat', 'selection/Apprenant'] as const;
    const ids = entities.map((entity) => [...new Rows(memory).ids(entity)]);
    expect(ids).toEqual([[], ['new:1'], []]);
    expect(entities.map((entity) => [...snapshotOf(base, [step]).all(entity)].map(([id]) => id))).toEqual(ids);
  });

  it('finds created folders at the root, in a known folder, and in one that is only here', () => {
    const folder = (id: string, seq: number, parent: string, parentPath?: string[]) =>
      aStep({
        id,
        seq,
        entity: 'Directory',
        action: 'create',
        target: `new:${id}`,
        body: rawJson(JSON.stringify({ Nom: id, Streamid: parent })),
        ...(parentPath && { parentPath }),
      });
    const seen = snapshotOf(base, [
      folder('A', 1, 'g-root', []),
      folder('B', 2, 'new:A', ['A']),
      folder('C', 3, 'g-9', ['x']),
    ]);
    expect(seen.childNames('root')).toEqual(['A']);
    expect(seen.childNames('g-root')).toEqual(['A']);
    expect(seen.childNames('new:A')).toEqual(['B']);
    expect(seen.childNames('g-9')).toEqual(['C']);
  });
});
