import { describe, expect, test } from 'vitest';
import type { Place } from '#shared/ipc/place.ts';
import { changesOf, selectedThing } from '#shell/HistoryShortcut.tsx';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

describe('the history of the selected thing', () => {
  test.each<readonly [string, Place, ReturnType<typeof selectedThing>]>([
    ['an event', { at: 'calendar', selected: '12' }, { entity: 'Planification', target: '12' }],
    ['an interview', { at: 'today', selected: '5' }, { entity: 'Dossier', target: '5' }],
    ['a folder', { at: 'folder', id: 'root', selected: 'guid' }, { entity: 'Directory', target: 'guid' }],
    ['the open folder, where nothing in it is chosen', { at: 'folder', id: 'g' }, { entity: 'Directory', target: 'g' }],
    ['a page', { at: 'row', entity: 'Candidat', id: '7' }, { entity: 'Candidat', target: '7' }],
    ['nothing', { at: 'calendar' }, null],
    ['a change, which is its own story', { at: 'changes', selected: 's' }, null],
  ])('is that of %s', (_, place, thing) => {
    expect(selectedThing(place)).toEqual(thing);
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
