import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SyncState } from '#sync/core/index.ts';
import type { Step } from '#sync/step.ts';
import { core, table, unlisted } from './lifeOfAStep.ts';
import { Core, change, edit } from './world.ts';

const textOf = (file: string): string => readFileSync(join(core, file), 'utf8');

describe('the life of a step, as the README of the core shows it', () => {
  test('is a table of transitions', () => expect(table.length).toBeGreaterThan(20));

  test.each(table.map(({ from, to, by }) => [`${from.join(', ')} → ${to.join(', ')}`, by]))(
    '%s: every function exists in its file',
    (_name, by) => {
      const files = [...by.matchAll(/(\w+)\.ts/gu)].map(([file]) => textOf(file));
      const functions = [...by.matchAll(/`(\w+)`/gu)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'prepared');
      expect(files).not.toEqual([]);
      for (const name of functions) {
        const declared = new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'mu');
        expect(
          files.some((text) => declared.test(text)),
          name,
        ).toBe(true);
      }
    },
  );

  test.each(table.flatMap(({ events }) => events).filter((event) => event !== 'any'))('%s is an event', (event) => {
    expect(textOf('events.ts')).toContain(`kind: '${event}'`);
  });

  test('a transition that it lacks is found', () => {
    const outbox = new Core().add(edit('a', '7', change('Nom', 'A', 'B')));
    const refused: Step = { ...outbox.step('a'), state: { kind: 'refused', failure: { kind: 'refused' } } };
    const to = (steps: SyncState['steps']) =>
      unlisted(outbox.state, { kind: 'hint' }, { ...outbox.state, steps }, null);
    expect(to(new Map([['a', refused]]))).toEqual(['waiting -- hint --> refused']);
    expect(to(new Map())).toEqual(['waiting -- hint --> gone']);
    expect(to(outbox.state.steps)).toEqual([]);
  });
});
