import { z } from 'zod';
import type { Exact, OwnEndpoints } from '../endpoints/endpoint.ts';
import type { Screen } from '../ipc/screens.ts';
import type { Language, Words } from '../text/languages.ts';
import type { SetOf } from './context.ts';
import { nothing } from './describe.ts';
import type { EntityDescription, KeyedList as KeyedListOf } from './describe.ts';
import type { Meaning } from './label.ts';
import {
  decimal,
  groupReference,
  integer,
  nullableFlag,
  nullableInstant,
  nullableText,
  open,
  reference,
} from './members.ts';
import type { EntityName } from './names.ts';

/** What is said of one member: its words first, then what differs from the usual. */
export interface MemberFacts extends Meaning {
  /** Shown on the page also where it is empty. */
  readonly always?: true;
  /** Chosen among those that the settings name, never by its number: people know none (R3.4b). */
  readonly byName?: true;
  /** A column of the list until the user chooses. */
  readonly column?: true;
  /** The document says that it may be null. Reading is lenient either way (R5.6): the practice service is not. */
  readonly nullable?: true;
  /** Of a number that may not be null: 0 would say something, so a form that changes it asks for a value (R2.3). */
  readonly asked?: true;
  /** What its number may be: a percentage of progress from 0 to 100. */
  readonly range?: readonly [least: number, most: number];
  /** Assigned by the service: resent as read, never edited (R2.5). */
  readonly assigned?: true;
  /** Given as the row is created, and never changed afterwards (R2.5). */
  readonly fixed?: true;
  /** Assigned and changed by the service: never compared (R2.5). */
  readonly volatile?: true;
  /** As a text the Numero of an application (R4.7). */
  readonly applicationNumber?: true;
  /** Always null in reads (R2.6, R5.6). */
  readonly writeOnly?: true;
  /** Never shown and never changed (R2.6). */
  readonly opaque?: true;
  /** A password, encrypted before it is sent (S12). */
  readonly encrypted?: true;
  /** The content of a file (R1.3). */
  readonly neverKept?: true;
  /** Of one variant: a service may show it or not (R2.8, R5.5). */
  readonly variable?: true;
}

export interface Member<K extends Kind = Kind, Schema extends z.ZodType = z.ZodType> extends MemberFacts {
  readonly kind: K;
  readonly schema: Schema;
  /** Of a reference: what it leads to, where Carnet knows it. */
  readonly to?: EntityName;
  /** Of a keyed list: the member of an entry that names it, and the one that the user edits. */
  readonly entry?: readonly [key: string, value: string];
}
export type Kind =
  | 'id'
  | 'text'
  | 'code'
  | 'textRef'
  | 'ref'
  | 'count'
  | 'decimal'
  | 'number'
  | 'flag'
  | 'instant'
  | 'day'
  | 'civilDate'
  | 'anything'
  | 'groupReference'
  | 'ids'
  | 'keyedList'
  | 'rows'
  | 'row';
export interface Id extends Member<'id', typeof integer> {}
export interface Text extends Member<'text', typeof nullableText> {}
export interface Code extends Member<'code', typeof nullableText> {}
export interface TextRef extends Member<'textRef', typeof nullableText> {}
export interface Ref extends Member<'ref', typeof reference> {}
export interface Count extends Member<'count', typeof reference> {}
export interface Decimal extends Member<'decimal', typeof decimal> {}
export interface Num extends Member<'number', typeof decimal> {}
export interface Flag extends Member<'flag', typeof nullableFlag> {}
export interface Instant extends Member<'instant', typeof nullableInstant> {}
export interface Day extends Member<'day', typeof nullableInstant> {}
export interface CivilDate extends Member<'civilDate', typeof nullableInstant> {}
export interface Anything extends Member<'anything', typeof open> {}
export interface GroupReference extends Member<'groupReference', typeof groupReference> {}
export interface Ids extends Member<'ids', typeof idList> {}
export interface KeyedList extends Member<'keyedList', typeof entries> {}
export interface Rows<Of extends z.ZodType> extends Member<'rows', z.ZodOptional<z.ZodNullable<z.ZodArray<Of>>>> {}
export interface Row<Of extends z.ZodType> extends Member<'row', z.ZodOptional<z.ZodNullable<Of>>> {}

const idList = z.array(integer).nullish();
const entries = z.array(z.looseObject({ Id: integer.nullish(), Code: nullableText, Valeur: nullableText })).nullish();

const of =
  <const K extends Kind, Schema extends z.ZodType>(kind: K, schema: Schema) =>
  (facts: MemberFacts): Member<K, Schema> => ({ ...facts, kind, schema });

export const idWords: Words = { fr: 'Numéro dans le service', en: 'Number in the service' };
export const id: Id = of('id', integer)(idWords);
export const text: (facts: MemberFacts) => Text = of('text', nullableText);
export const code: (facts: MemberFacts) => Code = of('code', nullableText);
/** The id of a row of `to` as text (document: RefSysteme). */
export const textRef = (to: EntityName, facts: MemberFacts): TextRef => ({ ...of('textRef', nullableText)(facts), to });
/** A reference of which only the number is known. */
export const ref: (facts: MemberFacts) => Ref = of('ref', reference);
/** A reference to rows that Carnet knows. */
export const refTo = (to: EntityName, facts: MemberFacts): Ref => ({ ...ref(facts), to });
export const count: (facts: MemberFacts) => Count = of('count', reference);
export const decimalOf: (facts: MemberFacts) => Decimal = of('decimal', decimal);
export const number: (facts: MemberFacts) => Num = of('number', decimal);
export const flag: (facts: MemberFacts) => Flag = of('flag', nullableFlag);
export const instant: (facts: MemberFacts) => Instant = of('instant', nullableInstant);
export const day: (facts: MemberFacts) => Day = of('day', nullableInstant);
/** Read in the school's zone (R2.4). */
export const civilDate: (facts: MemberFacts) => CivilDate = of('civilDate', nullableInstant);
export const anything: (facts: MemberFacts) => Anything = of('anything', open);
/** What links events to a group (R2.10, R5.8). */
export const groupReferenceOf: (facts: MemberFacts) => GroupReference = of('groupReference', groupReference);
export const ids: (facts: MemberFacts) => Ids = of('ids', idList);
/** Entries merged one by one (R2.9). */
export const keyedList = (key: 'Code', value: 'Valeur', facts: MemberFacts): KeyedList => ({
  ...of('keyedList', entries)(facts),
  entry: [key, value],
});
/** Expanded rows: never part of a body (R2.1). */
export const rowsOf = <Of extends z.ZodType>({ schema }: { readonly schema: Of }, facts: MemberFacts): Rows<Of> =>
  of('rows', z.array(schema).nullish())(facts);
/** One expanded row. */
export const rowOf = <Of extends z.ZodType>({ schema }: { readonly schema: Of }, facts: MemberFacts): Row<Of> =>
  of('row', schema.nullish())(facts);

/** The same member where every row has it. */
export const given = <K extends Kind, Of extends z.ZodType>(
  member: Member<K, z.ZodOptional<z.ZodNullable<Of>>>,
): Member<K, Of> => ({ ...member, schema: member.schema.unwrap().unwrap() });
/** The same member, shown on the page also where it is empty. */
export const always = <Of extends Member>(member: Of): Of => ({ ...member, always: true });
/** Some of several members, in that order. */
export const some = <Of extends Members, const Name extends keyof Of>(
  from: Of,
  ...names: readonly Name[]
): Pick<Of, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Of, Name>; // fromEntries loses the names

export type Members = Readonly<Record<string, Member>>;
export interface Group<Of extends Members = Members> {
  readonly title: Words;
  readonly members: Of;
}
export const group =
  (title: Words) =>
  <Of extends Members>(members: Of): Group<Of> => ({ title, members });
type Groups = Readonly<Record<string, Group>>;
/** Where an entity has no groups, or no other members: its names are then none, not every text. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type
type None = Readonly<Record<never, never>>;

type NamesIn<Of extends Members> = Of extends unknown ? keyof Of & string : never;
type NameIn<G extends Groups> = NamesIn<G[keyof G]['members']>;
type MemberIn<Of extends Members, Name extends string> = Of extends {
  readonly [Each in Name]: infer One extends Member;
}
  ? One
  : never;
/** All members by their name: Id, which every row has, those of every group, and the others. */
type MembersOf<G extends Groups, M extends Members> = {
  readonly [Name in NameIn<G> | (keyof M & string) | 'Id']: Name extends NameIn<G>
    ? MemberIn<G[keyof G]['members'], Name>
    : Name extends keyof M
      ? M[Name]
      : Id;
};
export type Shape<Of extends Members> = { -readonly [Name in keyof Of]: Of[Name]['schema'] };

export interface GroupedField {
  readonly field: string;
  readonly always?: true;
}
export interface EntityGroup {
  readonly id: string;
  readonly title: Words;
  readonly fields: readonly GroupedField[];
}

/** How it is received: as a whole list; `often`: others change it all day. */
export type Received = 'whole' | 'often';

interface EntityFacts<Name extends string, On, Link, In, Ends> {
  readonly names: Readonly<Record<Language, readonly [one: string, other: string]>>;
  readonly screen?: On;
  readonly link?: Link;
  readonly received?: In;
  /** How the service gives, creates and replaces its rows; what follows from the kind of endpoint is not said. */
  readonly endpoints?: Ends;
  /** Shown where a reference leads to it, and never by itself. */
  readonly onlyNamed?: true;
  /** Columns of the list, where their order is not that of the page. */
  readonly columns?: readonly Name[];
  /** By which of its members its list can be seen as a week: their hour, and what colours them. */
  readonly when?: { readonly at: Name; readonly by?: Name };
  readonly numbers?: readonly Name[];
  readonly identity?: readonly Name[];
  readonly units?: readonly (readonly Name[])[];
  readonly cancelledBy?: Name;
  /** Names that no member has, beside those of members. */
  readonly besides?: Partial<Pick<EntityDescription, 'variable' | 'navigations'>>;
  /** Words of members that only the body of a creation has. */
  readonly sent?: Readonly<Record<string, Meaning>>;
}
type Special = Partial<
  Pick<EntityDescription, 'idField' | 'idKind' | 'listedBy' | 'bodyNames' | 'madeWith' | 'alsoNamed'>
>;

export interface Entity<
  Name extends SetOf<EntityName> = SetOf<EntityName>,
  Of extends Members = Members,
  On = Screen,
  Link = string,
  In = Received,
  Ends = OwnEndpoints,
> extends EntityDescription {
  readonly name: Name;
  readonly schema: z.ZodObject<Shape<Of>, z.core.$loose>;
  readonly members: Of;
  readonly names: EntityFacts<string, On, Link, In, Ends>['names'];
  readonly groups: readonly EntityGroup[];
  readonly columns: readonly string[];
  readonly when?: EntityFacts<string, On, Link, In, Ends>['when'];
  readonly screen?: On;
  readonly link?: Link;
  readonly received?: In;
  readonly endpoints?: Ends;
  readonly onlyNamed?: true;
  readonly sent?: Readonly<Record<string, Meaning>>;
}

/** A row as the service returned it. */
export type RowOf<Of extends { readonly schema: z.ZodType }> = z.infer<Of['schema']>;

/** All that Carnet knows of one resource. `groups`: what its page shows; `members`: what else it has. */
export function entity<
  const Name extends SetOf<EntityName>,
  G extends Groups = None,
  M extends Members = None,
  const On extends Screen = never,
  const Link extends string = never,
  const In extends Received = never,
  const Ends extends OwnEndpoints = None,
>(
  name: Name,
  about: EntityFacts<NameIn<NoInfer<G>> | (keyof NoInfer<M> & string) | 'Id', On, Link, In, Ends & Exact<Ends>> &
    Special & { readonly groups?: G; readonly members?: M },
): Entity<Name, MembersOf<G, M>, On, Link, In, Ends> {
  const { columns, groups = {}, members: others, besides, ...said } = about;
  const parts = Object.entries<Group>(groups);
  const members: Record<string, Member> = Object.assign({ Id: id }, ...parts.map(([, part]) => part.members), others);
  const found = gather(members);
  return withSchema({
    ...nothing,
    ...found,
    ...said,
    variable: [...found.variable, ...(besides?.variable ?? [])],
    navigations: [...found.navigations, ...(besides?.navigations ?? [])],
    name,
    members: members as MembersOf<G, M>, // assign forgets the names
    groups: parts.map(([key, { title, members: own }]) => ({ id: key, title, fields: fieldsOf(own) })),
    columns: columns ?? found.columns,
  });
}

/** The same entity with other members of some names, in another context (R1.5). */
export function variant<
  Name extends SetOf<EntityName>,
  Of extends Members,
  On,
  In,
  M extends Members,
  const Link extends string = never,
>(
  of: Entity<Name, Of, On, string, In>,
  members: M,
  about: Pick<Entity, 'identity' | 'groups'> & { readonly link?: Link },
): Entity<Name, Omit<Of, keyof M> & M, On, Link, never> {
  const { schema: _replaced, received: _ofTheOther, link: _too, ...usual } = of;
  const all = { ...of.members, ...members };
  return withSchema({ ...usual, ...gather(all), ...about, columns: of.columns, members: all });
}

/** Made when it is first asked for: a start reads few of them. */
function withSchema<Of extends Members, Rest extends { readonly members: Of }>(
  rest: Rest,
): Rest & { readonly schema: z.ZodObject<Shape<Of>, z.core.$loose> } {
  let schema: z.ZodObject<Shape<Of>, z.core.$loose> | undefined;
  return {
    ...rest,
    get schema() {
      return (schema ??= z.looseObject(shapeOf(rest.members) as Shape<Of>)); // fromEntries loses the names
    },
  };
}

const grouped = ([field, { always: isAlways }]: [string, Members[string]]): GroupedField => ({
  field,
  ...(isAlways && { always: true }),
});
const fieldsOf = (members: Members): readonly GroupedField[] => Object.entries(members).map(grouped);
const shapeOf = (members: Members): z.core.$ZodLooseShape =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.schema]));

const marks = [
  'assigned',
  'fixed',
  'volatile',
  'applicationNumber',
  'writeOnly',
  'opaque',
  'encrypted',
  'neverKept',
  'variable',
] as const satisfies readonly (keyof MemberFacts & keyof EntityDescription)[];
const byKind = {
  ref: ['references'],
  textRef: ['textReferences'],
  instant: ['instants'],
  day: ['instants', 'days'],
  civilDate: ['civilDates'],
  rows: ['navigations'],
  row: ['navigations'],
} as const satisfies Partial<Record<Kind, readonly (keyof EntityDescription)[]>>;
const listsOf: Readonly<Partial<Record<Kind, readonly ByKind[]>>> = byKind;
type ByKind = (typeof byKind)[keyof typeof byKind][number];
const numbers: Readonly<Partial<Record<Kind, 'integer' | 'decimal'>>> = {
  id: 'integer',
  ref: 'integer',
  count: 'integer',
  decimal: 'decimal',
  number: 'decimal',
};

/** What follows from the kinds and facts of members, in one pass: every entity is described at each start. */
function gather(members: Members) {
  const lists: Record<ByKind | (typeof marks)[number] | 'columns', string[]> = {
    references: [],
    textReferences: [],
    instants: [],
    days: [],
    civilDates: [],
    navigations: [],
    assigned: ['Id'],
    fixed: [],
    volatile: [],
    applicationNumber: [],
    writeOnly: [],
    opaque: [],
    encrypted: [],
    neverKept: [],
    variable: [],
    columns: [],
  };
  const numeric = new Map<string, 'integer' | 'decimal'>();
  const keyedLists: KeyedListOf[] = [];
  for (const [name, member] of Object.entries(members)) {
    for (const list of listsOf[member.kind] ?? []) lists[list].push(name);
    for (const mark of marks) if (member[mark]) lists[mark].push(name);
    if (member.column) lists.columns.push(name);
    if (member.entry) keyedLists.push({ field: name, key: member.entry[0], value: member.entry[1] });
    const number = numbers[member.kind];
    if (number) numeric.set(name, number);
  }
  return { ...lists, numeric, keyedLists };
}
