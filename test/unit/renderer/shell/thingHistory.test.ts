import { describe, expect, test } from 'vitest';
import { changesOf, selectedThing } from '#shell/HistoryShortcut.tsx';
import { useView } from '#stores/view.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

const view = useView.getState();

describe('the history of the selected thing', () => {
  test.each([
    ['an event', { screen: 'calendar', selection: { calendar: '12' } }, { entity: 'Planification', target: '12' }],
    [
      'an interview',
      { screen: 'today', selection: { today: '5', calendar: '12' } },
      { entity: 'Dossier', target: '5' },
    ],
    ['a folder', { screen: 'directory', selection: { directory: 'guid' } }, { entity: 'Directory', target: 'guid' }],
    [
      'the open folder, where nothing in it is chosen',
      { screen: 'directory', selection: {}, folder: 'g' },
      { entity: 'Directory', target: 'g' },
    ],
    [
      'a page',
      { screen: 'people', selection: {}, page: { entity: 'Candidat', id: '7' } },
      { entity: 'Candidat', target: '7' },
    ],
    ['nothing', { screen: 'calendar', selection: {} }, null],
    ['a change, which is its own story', { screen: 'changes', selection: { changes: 's' } }, null],
  ] as const)('is that of %s', (_, shown, thing) => {
    expect(selectedThing({ ...view, ...shown })).toEqual(thing);
  });

  test('begins with what needs a decision, then what waits, then what is done', () => {
    const [asks, waits, done, other] = [
      aStep({ id: 'a', seq: 3 }),
      aStep({ id: 'w', seq: 2 }),
      aReceipt({ id: 'r', seq: 1 }),
      aStep({ id: 'o', seq: 4, target: '2' }),
    ];
    const outbox = { toDecide: [asks], waiting: [waits, other], receipts: [done] };
    expect(changesOf({ entity: 'Planification', target: '1' }, outbox)).toEqual([asks, waits, done]);
    expect(changesOf({ entity: 'Dossier', target: '1' }, outbox)).toEqual([]);
  });
});
