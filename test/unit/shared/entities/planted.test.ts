import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { groupsOf, shownFieldsOf } from '#forms/fields/groups.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { canHold, eventFields, sent, shownEventFields } from '#intents/event/fields.ts';
import type { EventField } from '#intents/event/fields.ts';
import { fieldKind, mayChange, mayCreateWith } from '#intents/fields.ts';
import { servedRoutes } from '#main/tools/practice/operations/routes.ts';
import { servedSets } from '#main/tools/practice/sets/index.ts';
import { publicSetNames } from '#main/tools/practice/sets/setNames.ts';
import { everyField, rowFieldsOf } from '#pages/everyField.ts';
import type * as Families from '#shared/endpoints/families.ts';
import { endpoint, endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import type * as Index from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type * as Names from '#shared/entities/names.ts';
import type * as Event from '#shared/entities/planification.ts';
import { linkedEntities, pageScreens } from '#shared/ipc/pageScreens.ts';
import { linkTo, parseLink, placeSchema, screenOf } from '#shared/ipc/place.ts';
import { listsOf } from '#shared/ipc/screens.ts';
import type * as Screens from '#shared/ipc/screens.ts';
import { canOpenRow } from '#stores/openedRow.ts';
import { receivedEntities } from '#sync/rules/received.ts';

// A room with its list, page, form and link, and a floor of an event: each file that is mocked is one to touch.
vi.mock('#shared/entities/names.ts', async (original) => {
  const { entityNames } = await original<typeof Names>();
  return { entityNames: [...entityNames, 'Salle'] };
});
vi.mock('#shared/entities/index.ts', async (original) => {
  const index = await original<typeof Index>();
  const { always, count, entity, group, refTo, text } = await import('#shared/entities/entity.ts');
  const { named } = await import('#shared/entities/common.ts');
  const { assumed, byLookUp } = await import('#shared/endpoints/endpointParts.ts');
  const salle = entity('Salle' as 'Programme', {
    names: { fr: ['Salle', 'Salles'], en: ['Room', 'Rooms'] },
    screen: 'teaching',
    link: 'room',
    received: 'whole',
    endpoints: {
      list: assumed,
      create: { required: ['Nom'], doubt: byLookUp('Nom'), readings: ['R3.6'] },
    },
    groups: {
      room: group({ fr: 'Salle', en: 'Room' })({
        Nom: always(named.Nom),
        Etage: text({ fr: 'Étage', en: 'Floor', column: true, nullable: true }),
        Places: count({ fr: 'Places', en: 'Seats', column: true }),
        EntiteJuridiqueId: refTo('EntiteJuridique', { fr: 'Campus', en: 'Campus' }),
        Code: { ...named.Code, assigned: true },
      }),
    },
  });
  return {
    ...index,
    entities: { ...index.entities, Salle: salle },
    describeEntity: (name: EntityName) => (name === ('Salle' as EntityName) ? salle : index.describeEntity(name)),
  };
});
vi.mock('#shared/endpoints/families.ts', async (original) => {
  const { families } = await original<typeof Families>();
  const { endpointsOf } = await import('#shared/endpoints/ofEntity.ts');
  return { families: { ...families, teaching: { ...families.teaching, ...endpointsOf('Salle' as 'Programme') } } };
});
vi.mock('#shared/ipc/screens.ts', async (original) => {
  const screens = await original<typeof Screens>();
  return {
    ...screens,
    listsOf: (screen: Screens.ListScreen) =>
      screen === 'teaching' ? [...screens.listsOf(screen), 'Salle'] : screens.listsOf(screen),
  };
});
vi.mock('#shared/entities/planification.ts', async (original) => {
  const { otherMembers, planification } = await original<typeof Event>();
  const { always, text, variant } = await import('#shared/entities/entity.ts');
  const Etage = always(text({ fr: 'Étage', en: 'Floor' }));
  return {
    otherMembers: { ...otherMembers, Etage },
    planification: variant(planification, { Etage }, planification),
  };
});

const room = 'Salle' as EntityName; // planted
const floor = 'Etage' as EventField; // planted

describe('an entity that only its own file describes', () => {
  test('has a page, a link, names, and is received', () => {
    expect(pageScreens).toMatchObject({ Salle: 'teaching' });
    expect(linkedEntities).toMatchObject({ room: 'Salle' });
    expect(receivedEntities).toContain(room);
    expect(canOpenRow(room)).toBe(true);
    expect(namesOf(room, 'en')).toEqual({ one: 'Room', other: 'Rooms' });
  });

  test('shows each member in its group, offers it as a column, and says what it is called', () => {
    expect(groupsOf(room, 'fr')).toEqual([
      {
        id: 'room',
        title: 'Salle',
        fields: [
          { field: 'Nom', always: true },
          { field: 'Etage' },
          { field: 'Places' },
          { field: 'EntiteJuridiqueId' },
          { field: 'Code' },
        ],
      },
    ]);
    expect(describeEntity(room).columns).toEqual(['Etage', 'Places']);
    expect(shownFieldsOf(room)).toEqual(['Nom', 'Etage', 'Places', 'EntiteJuridiqueId', 'Code']);
    expect(everyField(room).map(({ field }) => field)).toEqual([...shownFieldsOf(room), 'Id']);
    expect(meaningOf(room, 'Etage', 'fr').label).toBe('Étage');
    expect(meaningOf(room, 'Code', 'en').readOnly).toBe('Assigned by the service');
  });

  test('is parsed and edited by the kinds of its members', () => {
    expect(describeEntity(room).schema.safeParse({ Id: 7, Etage: null, Places: 30 }).success).toBe(true);
    expect(describeEntity(room).schema.safeParse({ Id: 7, Places: 'many' }).success).toBe(false);
    expect(['Etage', 'Places', 'EntiteJuridiqueId'].map((field) => fieldKind(room, field))).toEqual([
      'text',
      'number',
      'reference',
    ]);
    expect(['Etage', 'Code'].map((field) => mayChange(room, field))).toEqual([true, false]);
    expect(mayCreateWith(room, 'Places')).toBe(true);
  });

  test('is a list of its screen, a place that a link leads to, and what is called for it', () => {
    expect(listsOf('teaching')).toContain(room);
    const list = placeSchema.parse({ at: 'rows', entity: room });
    expect(screenOf(list)).toBe('teaching');
    const page = placeSchema.parse({ at: 'row', entity: room, id: '7' });
    expect([screenOf(page), linkTo(page)]).toEqual(['teaching', 'carnet://room/7']);
    expect(parseLink('carnet://room/7')).toEqual(page);
    expect(hasWholeList(room)).toBe(true);
    const create = endpointFor(room, 'create');
    expect(create && endpoint(create)).toEqual({
      verb: 'POST',
      path: '/Salle',
      kind: 'create',
      entity: room,
      answer: 'entity',
      success: [200, 201],
      required: ['Nom'],
      doubt: { settledBy: 'lookUp', list: 'Salle.list', fields: ['Nom'] },
      readings: ['R3.6'],
    });
  });

  test('needs no more files than those that are mocked here, its own, and rows of the sample', () => {
    const mocked = readFileSync(import.meta.filename, 'utf8').matchAll(/^vi\.mock\('(#[^']+)'/gmu);
    const files = [...mocked].map(([, file]) => file).filter((file) => file !== '#shared/entities/planification.ts');
    expect(files).toEqual([
      '#shared/entities/names.ts',
      '#shared/entities/index.ts',
      '#shared/endpoints/families.ts',
      '#shared/ipc/screens.ts',
    ]);
    expect(files.length + ['shared/entities/salle.ts', 'main/tools/practice/sample'].length).toBeLessThanOrEqual(10);
  });

  test('is served by the practice service', () => {
    expect(publicSetNames).toContain(room);
    const routes = servedRoutes.filter(({ path }) => path.startsWith('/Salle'));
    expect(routes.map(({ verb, path }) => `${verb} ${path}`)).toEqual(['GET /Salle', 'POST /Salle']);
    expect(Object.entries(servedSets).find(([name]) => name === room)?.[1]).toMatchObject({
      members: {
        Id: 'integer',
        Nom: 'text',
        Code: 'code',
        Etage: 'nullableText',
        Places: 'integer',
        EntiteJuridiqueId: 'integer',
      },
      assigned: ['Id', 'Code'],
      refersTo: { EntiteJuridiqueId: 'EntiteJuridique' },
    });
  });
});

test('a member of an event is one line: it is asked for, sent, shown beside the calendar and served', () => {
  expect(eventFields.at(-1)).toBe(floor);
  expect(shownEventFields).toEqual([floor]);
  expect(canHold(floor, 'Deuxième')).toBe(true);
  expect(sent(floor, 'Deuxième')).toBe('"Deuxième"');
  expect(meaningOf('Planification', floor, 'en').label).toBe('Floor');
  expect(mayChange('Planification', floor)).toBe(true);
  expect(rowFieldsOf('Planification').map(({ field }) => field)).toContain(floor);
  expect(servedSets.Planification.members).toMatchObject({ Etage: 'text' });
});
