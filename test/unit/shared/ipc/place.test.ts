import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedEntities, pagedEntities, pageScreens } from '#shared/ipc/pageScreens.ts';
import { addressOf, isLink, linkTo, parseLink, placeSchema, screenOf, starts } from '#shared/ipc/place.ts';
import type { Place } from '#shared/ipc/place.ts';
import { listScreens, listsOf, screens } from '#shared/ipc/screens.ts';

const folder = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('S13 a link names one thing of a kind that Carnet shows', () => {
  expect(parseLink('carnet://event/12')).toEqual({ at: 'calendar', selected: '12' });
  expect(parseLink('carnet://file/9223372036854775807')).toEqual({
    at: 'row',
    entity: 'Dossier',
    id: '9223372036854775807',
  });
  expect(parseLink('carnet://person/7/')).toEqual({ at: 'row', entity: 'Candidat', id: '7' });
  expect(parseLink(`carnet://folder/${folder.toUpperCase()}`)).toEqual({ at: 'folder', id: folder });
  expect(parseLink('carnet://selection/7'), 'R1.5').toEqual({
    at: 'row',
    entity: 'selection/Candidat',
    id: '7',
  });
  expect(parseLink('carnet://agreement/8001')).toEqual({ at: 'row', entity: 'Convention', id: '8001' });
});

test('S13 whatever is spelled otherwise leads nowhere', () => {
  const wrong = [
    'carnet://event',
    'carnet://event/',
    'carnet://event/0',
    'carnet://event/012',
    'carnet://event/-1',
    'carnet://event/1e3',
    'carnet://event/new:1',
    'carnet://event/12?annule=true',
    'carnet://event/12#x',
    'carnet://event/12/delete',
    'carnet://event/12//',
    'carnet://event/../file/12',
    'carnet://event/%31%32',
    'carnet://user@event/12',
    'carnet://event:80/12',
    'carnet:event/12',
    'CARNET://EVENT/12',
    'carnet://Event/12',
    `carnet://event/${folder}`,
    'carnet://folder/12',
    'carnet://folder/root',
    'carnet://settings/1',
    'carnet://outbox/1',
    'carnet://event/12 --service=x',
    ' carnet://event/12',
    'carnet://event/12\n',
    'carnet://event/1234567890123456789012',
    'https://event/12',
    'app://carnet/index.html',
    '',
  ];
  expect(wrong.filter((text) => parseLink(text) !== null)).toEqual([]);
});

test('S13 any text either is one of the four ways or leads nowhere', () => {
  const near = fc
    .tuple(
      fc.constantFrom('carnet://', 'carnet:', 'CARNET://', ''),
      fc.constantFrom('event', 'file', 'person', 'folder', 'x'),
      fc.string(),
    )
    .map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (text) => {
      const place = parseLink(text);
      if (place === null) return;
      expect(isLink(text)).toBe(true);
      expect(text.replace(/\/$/u, '').toLowerCase()).toBe(linkTo(place));
    }),
  );
});

test('S13 the address of a place is the link that leads to it; what only this workstation has, has none', () => {
  const words = [...Object.keys(linkedEntities), 'event'].map((word) => `carnet://${word}/12`);
  for (const text of [...words, `carnet://folder/${folder}`, 'carnet://day/today', 'carnet://day/walkin'])
    expect(linkTo(parseLink(text) ?? { at: 'offline' })).toBe(text);
  const own: readonly Place[] = [
    { at: 'row', entity: 'Dossier', id: 'new:1' },
    { at: 'row', entity: 'Apprenant', id: '7' },
    { at: 'calendar', day: null },
    { at: 'folder', id: 'root' },
    { at: 'changes', selected: 'step' },
    { at: 'settings', part: 'health' },
  ];
  expect(own.map(linkTo)).toEqual(own.map(() => null));
});

test('every screen begins at a place of its own, every list and page is on one, and the bridge reads them all', () => {
  for (const screen of screens) expect(screenOf(starts[screen])).toBe(screen);
  const places: readonly Place[] = [
    ...Object.values(starts),
    ...listScreens.flatMap((screen) => listsOf(screen).map((entity): Place => ({ at: 'rows', entity }))),
    ...pagedEntities.map((entity): Place => ({ at: 'row', entity, id: '1' })),
    { at: 'case', id: '7' },
    { at: 'draft', id: 'd' },
  ];
  for (const place of places) {
    expect(placeSchema.parse(place)).toEqual(place);
    expect(screens).toContain(screenOf(place));
  }
  // The files of the Selection context are listed with their applicant (R1.5).
  for (const entity of pagedEntities.filter((each) => each !== 'selection/Dossier'))
    expect(listsOf(pageScreens[entity]), 'the way back from its page').toContain(entity);
  expect(placeSchema.safeParse({ at: 'row', entity: 'Mail', id: '1' }).success).toBe(false);
  expect(placeSchema.safeParse({ at: 'calendar', day: 'demain' }).success).toBe(false);
});

test('what is selected, listed or shown of the days is no other address; a page and a decision are', () => {
  const same: readonly (readonly [Place, Place])[] = [
    [{ at: 'calendar' }, { at: 'calendar', day: '2026-11-19', selected: '1' }],
    [
      { at: 'rows', entity: 'Candidat' },
      { at: 'rows', entity: 'Dossier', creating: { what: 'learner' } },
    ],
    [
      { at: 'folder', id: 'root' },
      { at: 'folder', id: 'x', selected: 'y' },
    ],
  ];
  for (const [one, other] of same) expect(addressOf(one)).toBe(addressOf(other));
  const others: readonly Place[] = [
    { at: 'rows', entity: 'Candidat' },
    { at: 'row', entity: 'Candidat', id: '1' },
    { at: 'row', entity: 'Apprenant', id: '1' },
    { at: 'changes' },
    { at: 'changes', deciding: '1' },
    { at: 'settings' },
    { at: 'settings', part: 'health' },
    { at: 'offline' },
    { at: 'offline', isReport: true },
    { at: 'rows', entity: 'Client' },
    { at: 'case', id: '1' },
  ];
  expect(new Set(others.map(addressOf)).size).toBe(others.length);
});
