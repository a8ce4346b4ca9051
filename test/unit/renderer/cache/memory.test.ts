import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { aStep } from '#test/contract/stores/samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('performance: a query is read again only after something that it looked at changed', () => {
  const memory = new Memory();
  memory.setDataset('Planification', new Dataset());
  const events = memory.watched(() => memory.dataset('Planification')).readParts;
  const steps = memory.watched(() => memory.stepsOf('Planification', '1')).readParts;
  const statuses = memory.watched(() => memory.status('Agent')).readParts;
  const isCurrent = (): readonly boolean[] => [events, steps, statuses].map((look) => memory.isCurrent(look));
  memory.tell('Agent');
  memory.setSteps([aStep({ id: 'a', seq: 1, entity: 'Dossier' })]);
  expect(isCurrent()).toEqual([true, true, true]);
  memory.setStatus('Agent', { at: 1, received: 0, complete: true, unreadable: [] });
  expect(isCurrent()).toEqual([true, true, false]);
  memory.tell('Planification');
  expect(isCurrent()).toEqual([false, false, false]);
});

test('performance: what every query may depend on has all of them read again', () => {
  const memory = new Memory();
  const { readParts } = memory.watched(() => memory.steps());
  memory.changed();
  expect(memory.isCurrent(readParts)).toBe(false);
});

test('performance: an edit leaves the lists of steps of all other rows and datasets the same objects', () => {
  const memory = new Memory();
  const steps = [
    aStep({ id: 'a', seq: 1, entity: 'Planification', target: '1' }),
    aStep({ id: 'b', seq: 2, entity: 'Planification', target: '2' }),
    aStep({ id: 'c', seq: 3, entity: 'Dossier', target: '1' }),
  ];
  memory.setSteps(steps);
  const lists = () => [
    memory.stepsOf('Planification', '1'),
    memory.stepsOf('Planification', '2'),
    memory.stepsIn('Planification'),
    memory.stepsIn('Dossier'),
  ];
  const before = lists();
  const edited = { ...aStep({ id: 'b', seq: 2, entity: 'Planification', target: '2' }), attempts: 1 };
  memory.setSteps(steps.with(1, edited));
  expect(lists().map((list, at) => list === before[at])).toEqual([true, false, false, true]);
  expect(memory.stepsOf('Planification', '2')).toEqual([edited]);
  memory.setSteps([]);
  expect(lists()).toEqual([[], [], [], []]);
});

test('performance: screens are notified of the first received rows at once, then every second; of anything else at once', () => {
  const memory = new Memory();
  const notified: number[] = [];
  memory.subscribe(() => notified.push(performance.now()));
  const begun = performance.now();
  for (let batch = 0; batch < 100; batch += 1) {
    memory.received('Planification');
    vi.advanceTimersByTime(20);
  }
  vi.runAllTimers();
  expect(notified.map((at) => at - begun)).toEqual([0, 1000, 2000]);
  memory.received('Planification');
  memory.received('Planification');
  memory.tell();
  expect(notified).toHaveLength(4);
  vi.runAllTimers();
  expect(notified).toHaveLength(4);
});
