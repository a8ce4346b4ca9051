import { beforeEach, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { openNumbered } from '#shell/number/openByNumber.ts';
import type { NumberRead } from '#stores/session.ts';
import { useView } from '#stores/view.ts';

const event = {
  id: '9007199254740993',
  row: rawJson('{"Id":9007199254740993,"Nom":"Jury","Debut":"2026-11-19T23:30:00Z"}'),
  isFresh: true,
};

function world(read: NumberRead) {
  const kept: string[] = [];
  const ports = {
    findByNumber: async () => read,
    refresh: async ({ entity, of = '' }: { entity: string; of?: string }) => void kept.push(`${entity} ${of}`),
    dayOf: (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at),
  };
  return { kept, ports };
}

beforeEach(() => useView.setState(useView.getInitialState(), true));

test('R3.4 R5.4 an event is kept on this workstation under its exact id, and shown on its day at the school', async () => {
  const { kept, ports } = world({ kind: 'found', rows: [event] });
  expect(await openNumbered('Planification', '9007199254740993', ports)).toEqual({ kind: 'opened' });
  expect(kept).toEqual(['Planification 9007199254740993']);
  expect(useView.getState()).toMatchObject({
    screen: 'calendar',
    calendarDay: '2026-11-20',
    selection: { calendar: '9007199254740993' },
  });
});

test('what this workstation holds already is not received again, and opens on its page', async () => {
  const { kept, ports } = world({ kind: 'found', rows: [{ id: '5', row: rawJson('{"Id":5}'), isFresh: false }] });
  expect(await openNumbered('Dossier', '5', ports)).toEqual({ kind: 'opened' });
  expect([kept, useView.getState().person]).toEqual([[], { entity: 'Dossier', id: '5' }]);
});

test('several are the user’s to choose from, and what cannot be found is said; nothing is shown or kept', async () => {
  const rows = [event, { ...event, id: '6' }];
  const reads: readonly NumberRead[] = [
    { kind: 'notANumber' },
    { kind: 'absent' },
    { kind: 'unreachable', id: '5', failure: 'offline' },
  ];
  for (const read of reads) expect(await openNumbered('Planification', '5', world(read).ports)).toEqual(read);
  const { kept, ports } = world({ kind: 'found', rows });
  expect(await openNumbered('Planification', '5', ports)).toEqual({ kind: 'several', rows });
  expect([kept, useView.getState().selection]).toEqual([[], {}]);
});
