import { z } from 'zod';
import { isGuid, isId } from '../entities/idForm.ts';
import { personEntities } from '../entities/people.ts';
import { linkedEntities, pagedEntities, pageScreens } from './pageScreens.ts';
import { hideableScreens, listScreens, listsOf } from './screens.ts';
import type { ListedOn, ListScreen, Screen } from './screens.ts';

type ListedEntity = ListedOn<ListScreen>;
const screenOfList = Object.fromEntries(
  listScreens.flatMap((screen) => listsOf(screen).map((entity) => [entity, screen])),
) as Readonly<Record<ListedEntity, ListScreen>>; // entries forget their names

/** Of the service, or provisional for what was not created yet. */
const id = z.string().min(1).max(80);
/** YYYY-MM-DD in the school's zone; null is today, even after midnight. */
const day = z.iso.date().nullable();

/** A person whose events the calendar can show alone. */
const weekPersonSchema = z.object({
  kind: z.enum(['teacher', 'agent', 'applicant', 'learner']),
  /** Null where only a text names them. */
  id: id.nullable(),
  /** NOM Prénom. */
  name: z.string().max(200),
});
export type WeekPerson = Readonly<z.infer<typeof weekPersonSchema>>;

/** Whose events are shown alone; `beside`: a colleague whose days stand beside theirs. */
const weekOfSchema = weekPersonSchema.extend({ beside: weekPersonSchema.optional() });
export type WeekOf = Readonly<z.infer<typeof weekOfSchema>>;

/** What can be created from anywhere, and the screen that has its form. */
export const creationScreens = {
  application: 'people',
  learner: 'people',
  selectionPerson: 'people',
  applicants: 'people',
  agreement: 'agreements',
  user: 'users',
  admissionPath: 'teaching',
  otherPlace: 'teaching',
  company: 'companies',
  client: 'finance',
  incomingEvents: 'calendar',
  walkIn: 'today',
} as const satisfies Readonly<Record<string, Screen>>;
export type Creatable = keyof typeof creationScreens;

const creationSchema = z.object({
  what: z.enum(Object.keys(creationScreens) as [Creatable, ...Creatable[]]), // keys loses the names
  /** Whose it is: of an application, the applicant; of an agreement, the learner. Absent: not known, or new too. */
  of: z.object({ id, name: z.string() }).optional(),
  /** Of an application: the context of its applicant, where that is not the plain one (R1.5). */
  in: z.enum(['plain', 'selection']).optional(),
  /** Of an application: the name of a new applicant, typed before the form was opened. */
  applicant: z.object({ lastName: z.string(), firstName: z.string() }).optional(),
  /** Of a walk-in: the event of its interview, and its hour in epoch ms; the person is not here yet. */
  event: z.object({ id, at: z.number() }).optional(),
  /** Of a client: what it is made from; absent where it is made freely. */
  source: z.object({ entity: z.enum([...personEntities, 'Convention']), id }).optional(),
});
export type Creation = Readonly<z.infer<typeof creationSchema>>;
export type ClientSource = NonNullable<Creation['source']>;

/** The form lies over the place, or takes its room on the screen until it is closed. */
const creating = creationSchema.optional();

/** The pages of the settings, and the sections of the first one that a place can ask for. */
const settingsParts = ['it', 'connection', 'health', 'damaged', 'screens', 'options', 'fields'] as const;

/** What « Modifications » lists: what needs the user first; the long history as tables. */
export const changesTabs = ['open', 'receipts', 'all'] as const;

/**
 * Where the user is, without how it is arranged, filtered or sorted. A member of days, folders or changes that is
 * absent stays as it was left.
 */
export const placeSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('today'), day: day.optional(), selected: id.nullable().optional(), creating }),
  z.object({
    at: z.literal('calendar'),
    day: day.optional(),
    /** Null: everyone's. */
    of: weekOfSchema.nullable().optional(),
    selected: id.nullable().optional(),
    creating,
  }),
  /** A list of a screen. */
  z.object({
    at: z.literal('rows'),
    entity: z.enum(Object.keys(screenOfList) as [ListedEntity, ...ListedEntity[]]),
    /** Of the lines of the ledger: the billing cases (Affaire) that they are of, or the clients who pay. */
    by: z.enum(['case', 'client']).optional(),
    /** A day of the week that it is seen as; absent: as lines. */
    week: day.optional(),
    creating,
  }),
  /** `tab`: absent for the first; `isCorrecting`: with the form that corrects what the service refused to create. */
  z.object({
    at: z.literal('row'),
    entity: z.enum(pagedEntities),
    id,
    tab: z.string().max(40).optional(),
    isCorrecting: z.boolean().optional(),
    creating,
  }),
  /** The ledger of a billing case (Affaire). */
  z.object({ at: z.literal('case'), id }),
  /** An agreement that is being prepared, by the id of its draft. */
  z.object({ at: z.literal('draft'), id }),
  /** `id`: of the service, or 'root'. */
  z.object({ at: z.literal('folder'), id, selected: id.nullable().optional() }),
  /** `deciding`: the conflict or doubt that is open in place of the list; it and `selected` are ids of steps. */
  z.object({
    at: z.literal('changes'),
    tab: z.enum(changesTabs).optional(),
    selected: id.nullable().optional(),
    deciding: id.nullable().optional(),
  }),
  z.object({ at: z.literal('offline'), isReport: z.boolean().optional() }),
  /** Without a part, the beginning of the first page. */
  z.object({ at: z.literal('settings'), part: z.enum(settingsParts).optional() }),
]);
export type Place = Readonly<z.infer<typeof placeSchema>>;
export type PlaceAt<At extends Place['at']> = Extract<Place, { at: At }>;

/** The screen that shows a place: a new kind of place does not compile without one. */
const screenAt: { readonly [At in Place['at']]: (place: PlaceAt<At>) => Screen } = {
  today: () => 'today',
  calendar: () => 'calendar',
  rows: ({ entity }) => screenOfList[entity],
  row: ({ entity }) => pageScreens[entity],
  case: () => 'finance',
  draft: () => 'agreements',
  folder: () => 'directory',
  changes: () => 'changes',
  offline: () => 'offline',
  settings: () => 'settings',
};
export const screenOf = (place: Place): Screen => (screenAt[place.at] as (place: Place) => Screen)(place); // of its own kind

type ListStarts = { readonly [On in ListScreen]: { readonly at: 'rows'; readonly entity: ListedOn<On> } };
export const starts = {
  today: { at: 'today' },
  calendar: { at: 'calendar' },
  directory: { at: 'folder', id: 'root' },
  changes: { at: 'changes' },
  offline: { at: 'offline' },
  settings: { at: 'settings' },
  ...(Object.fromEntries(
    listScreens.map((screen) => [screen, { at: 'rows', entity: listsOf(screen)[0] }]),
  ) as ListStarts), // entries forget their names
} as const satisfies Readonly<Record<Screen, Place>>;

/** Equal for two places that differ only in what is listed, selected or shown of the days. */
export function addressOf(place: Place): string {
  const opened = (): string | undefined => {
    if (place.at === 'row') return `${place.entity} ${place.id}`;
    if (place.at === 'case' || place.at === 'draft') return place.id;
    if (place.at === 'changes') return place.deciding ?? undefined;
    if (place.at === 'settings') return place.part;
    return place.at === 'offline' && place.isReport ? 'report' : undefined;
  };
  return [screenOf(place), opened()].join(' ');
}

export const linkScheme = 'carnet';

/** Whether a text is meant as a link of Carnet, correctly spelled or not. */
export const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`);

/** Of the dock and the jump list: the screen of the day, and its form for a walk-in. */
const days: Readonly<Record<string, Place>> = {
  today: { at: 'today', day: null },
  walkin: { at: 'today', creating: { what: 'walkIn' } },
};
const linked = new Map(Object.entries(linkedEntities));

/**
 * `carnet://event/12`, spelled exactly: no query, no second part, nothing to decode; else null. A link changes only
 * what is shown (S13). Some systems append a slash.
 */
export function parseLink(text: string): Place | null {
  const [, word = '', typed = ''] = /^carnet:\/\/([a-z]{1,10})\/([\w-]{1,40})\/?$/u.exec(text) ?? [];
  const name = typed.toLowerCase();
  if (word === 'day') return (Object.hasOwn(days, name) && days[name]) || null;
  if (word === 'folder') return isGuid(name) ? { at: 'folder', id: name } : null; // by its Streamid
  if (!isId(name)) return null;
  if (word === 'event') return { at: 'calendar', selected: name };
  const entity = linked.get(word);
  return entity === undefined ? null : { at: 'row', entity, id: name };
}

/** The address that leads to a place, as `parseLink` reads it; null where none does. */
export function linkTo(place: Place): string | null {
  const path = (): string | null => {
    if (place.at === 'today') return `day/${place.creating?.what === 'walkIn' ? 'walkin' : 'today'}`;
    if (place.at === 'folder') return `folder/${place.id}`;
    if (place.at === 'calendar') return `event/${place.selected}`;
    return place.at === 'row' ? `${[...linked].find(([, entity]) => entity === place.entity)?.[0]}/${place.id}` : null;
  };
  const address = `${linkScheme}://${path()}`;
  return parseLink(address) && address;
}

/** What the page receives when the user followed a link that leads nowhere, or to a screen that the policy hides. */
export const takenLinkSchema = z
  .union([placeSchema, z.literal('unknown'), z.object({ hidden: z.enum(hideableScreens) })])
  .nullable();
export type TakenLink = z.infer<typeof takenLinkSchema>;
