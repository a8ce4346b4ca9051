import { describe, expect, test } from 'vitest';
import type { Step } from '#sync/step.ts';
import { change, Core, creation, edit } from './world.ts';

/** Steps as another workstation stored them. */
function elsewhere(...add: readonly ReturnType<typeof edit>[]): readonly Step[] {
  return [...new Core().add(...add).state.steps.values()];
}

describe('an outbox of another workstation', () => {
  test('I3 I4 a creation is looked up before anything, for the other one may have sent it', () => {
    const core = new Core().online().on({ kind: 'adopted', steps: elsewhere(creation('c', 'new:1')) });
    expect(core.step('c').state).toMatchObject({ kind: 'doubt', asked: false });
    expect(core.sent).toEqual([]);
    expect(core.kinds()).toContain('lookUp');
  });

  test('R3.2 an edit goes, merged with what is there by the read before it', () => {
    const core = new Core().online().on({ kind: 'adopted', steps: elsewhere(edit('a', '7', change('Nom', 'A', 'B'))) });
    expect(core.sent).toEqual(['a']);
  });

  test('I7 what awaits another’s id waits for it', () => {
    const child = { ...creation('k', 'new:2'), provisional: [{ field: 'SequenceId', id: 'new:1' }] };
    const core = new Core().online().on({ kind: 'adopted', steps: elsewhere(creation('c', 'new:1'), child) });
    expect([core.step('c').state.kind, core.step('k').state.kind]).toEqual(['doubt', 'waiting']);
    core.on({ kind: 'settle', stepId: 'c', existing: { id: '9', row: null } });
    expect(core.step('k').provisional).toEqual([]);
  });

  test('I21 goes behind what is here, in its own order', () => {
    const core = new Core().add(edit('x', '7', change('Nom', 'A', 'B')));
    core.on({
      kind: 'adopted',
      steps: elsewhere(edit('a', '7', change('Salle', '1', '2')), edit('b', '8', change('Nom', 'A', 'B'))),
    });
    expect([...core.state.steps.values()].sort((a, b) => a.seq - b.seq).map(({ id }) => id)).toEqual(['x', 'a', 'b']);
  });

  test('taken in twice, it is there once', () => {
    const steps = elsewhere(edit('a', '7', change('Nom', 'A', 'B')));
    const core = new Core().on({ kind: 'adopted', steps }).on({ kind: 'adopted', steps });
    expect(core.state.steps.size).toBe(1);
    expect(core.commit).toBeNull();
  });

  test('is not taken back as if it were here only', () => {
    const core = new Core().on({ kind: 'adopted', steps: elsewhere(edit('a', '7', change('Nom', 'A', 'B'))) });
    core.on({ kind: 'undo', stepIds: ['a'] });
    expect(core.step('a').state.kind).toBe('waiting');
  });

  test('I8 one that was on its way there waits for a quiet time', () => {
    const [step] = elsewhere(edit('a', '7', change('Nom', 'A', 'B')));
    if (!step) throw new Error('was just made');
    const core = new Core().online().on({ kind: 'adopted', steps: [{ ...step, state: { kind: 'sending' } }] });
    expect(core.sent).toEqual([]);
    expect(core.kinds()).toContain('quiet');
  });
});
