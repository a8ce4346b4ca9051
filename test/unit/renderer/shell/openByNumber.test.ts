import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNumbered } from '#pages/number/useOpenByNumber.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { showFound } from '#shell/number/numberedKinds.ts';
import type { NumberedKind } from '#shell/number/numberedKinds.ts';
import { beginOn, here } from '#stores/place.ts';
import type { FoundByNumber, NumberRead } from '#stores/session.ts';

const event = {
  id: '9007199254740993',
  row: rawJson('{"Id":9007199254740993,"Nom":"Jury","Debut":"2026-11-19T23:30:00Z"}'),
  isFresh: true,
};

const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at);

function world(kind: NumberedKind, read: NumberRead) {
  const stored: string[] = [];
  const ports = {
    findByNumber: async () => read,
    refresh: async ({ entity, of = '' }: { entity: string; of?: string }) => void stored.push(`${entity} ${of}`),
    show: (found: FoundByNumber) => showFound(kind, found, dayOf),
  };
  return { stored, ports };
}

beforeEach(() => {
  beginOn('today');
  // No list is drawn that could give the event the focus.
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
});
afterEach(() => void vi.unstubAllGlobals());

test('R3.4 R5.4 an event is stored on this workstation under its exact id, and shown on its day in the school’s zone', async () => {
  const { stored, ports } = world('Planification', { kind: 'found', rows: [event] });
  expect(await openNumbered('Planification', '9007199254740993', ports)).toEqual({ kind: 'opened' });
  expect(stored).toEqual(['Planification 9007199254740993']);
  expect(here()).toEqual({ at: 'calendar', day: '2026-11-20', of: null, selected: '9007199254740993' });
});

test('what this workstation has already is not downloaded again, and opens on its page', async () => {
  const { stored, ports } = world('Dossier', {
    kind: 'found',
    rows: [{ id: '5', row: rawJson('{"Id":5}'), isFresh: false }],
  });
  expect(await openNumbered('Dossier', '5', ports)).toEqual({ kind: 'opened' });
  expect([stored, here()]).toEqual([[], { at: 'row', entity: 'Dossier', id: '5' }]);
});

test('several results are offered to the user, no result is reported, and neither shows or stores anything', async () => {
  const rows = [event, { ...event, id: '6' }];
  const reads: readonly NumberRead[] = [
    { kind: 'notANumber' },
    { kind: 'absent' },
    { kind: 'unreachable', id: '5', failure: 'offline' },
  ];
  for (const read of reads)
    expect(await openNumbered('Planification', '5', world('Planification', read).ports)).toEqual(read);
  const { stored, ports } = world('Planification', { kind: 'found', rows });
  expect(await openNumbered('Planification', '5', ports)).toEqual({ kind: 'several', rows });
  expect([stored, here()]).toEqual([[], { at: 'today' }]);
});
