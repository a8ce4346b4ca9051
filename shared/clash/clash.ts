import { joinedWords } from '../text/fold.ts';
import { personKeys, sharedPerson } from '../text/people.ts';

/** Epoch ms, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** People as a text names them; `id` where the service says which one person it is, of those of the role. */
interface Who {
  readonly role: 'teacher' | 'agent' | 'applicant';
  readonly text: string;
  readonly id: string | null;
}

/** What an event or an interview needs for a while: people, teachers first, and a place, '' for none. */
export interface Need extends Span {
  readonly who: readonly Who[];
  readonly where: string;
}

/** What two needs have in common: the people, or the room, by their name. */
export interface Common {
  readonly reason: Who['role'] | 'room';
  readonly who: string;
}

/** What an event needs: the people that its text names (R5.8). A cancelled one needs nobody. Epoch ms. */
export const needOfEvent = (event: {
  readonly debut: number;
  readonly fin: number;
  readonly enseignants: string;
  readonly annule: boolean;
}): Need => ({
  from: event.debut,
  to: event.fin,
  who: event.annule || event.enseignants.trim() === '' ? [] : [{ role: 'teacher', text: event.enseignants, id: null }],
  where: '',
});

export const agentOf = (of: { readonly agentId: string | null; readonly agentName: string | null }): readonly Who[] =>
  of.agentId === null && !of.agentName ? [] : [{ role: 'agent', text: of.agentName ?? '', id: of.agentId }];

export const applicantOf = (of: { readonly applicantId: string; readonly applicantName: string }): Who => ({
  role: 'applicant',
  text: of.applicantName,
  id: of.applicantId || null,
});

/** Who applies does not teach here: the same number or name is another person. */
const samePerson = (a: Who, b: Who): string | null =>
  (a.role === 'applicant') !== (b.role === 'applicant')
    ? null
    : a.id !== null && b.id !== null
      ? a.id === b.id
        ? a.text
        : null
      : sharedPerson(a.text, b.text);

/** What both need, whenever they do; null: nothing. */
export function commonOf(a: Need, b: Need): Common | null {
  for (const mine of a.who) {
    for (const theirs of b.who) {
      const who = samePerson(mine, theirs);
      if (who !== null) return { reason: mine.role === theirs.role ? mine.role : 'agent', who };
    }
  }
  const { room } = keysOf(a);
  return room !== '' && room === keysOf(b).room ? { reason: 'room', who: a.where.trim() } : null;
}

/** A need without length, such as an interview with only a start, takes its moment. */
export const endOf = ({ from, to }: Span): number => Math.max(to, from + 1);

/** The rule of clashes: the same people or place at the same moment. Null: there is none. */
export const clashOf = (a: Need, b: Need): Common | null =>
  a.from < endOf(b) && b.from < endOf(a) ? commonOf(a, b) : null;

/** The first of some that clashes with a need, and what both need; undefined: none does. */
export function firstClash<Other>(
  need: Need,
  others: readonly Other[],
  needOf: (other: Other) => Need,
): (Common & { readonly other: Other }) | undefined {
  for (const other of others) {
    const common = clashOf(need, needOf(other));
    if (common) return { other, ...common };
  }
  return undefined;
}

interface Keys {
  readonly room: string;
  /** What its people and its place are called. */
  readonly names: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** The same for needs of the same names and keys: `all` begins with the names. */
  readonly joined: string;
}

/** Two needs have something in common only by a name of one. Made once: an edit asks for every event of the week. */
function keysOf(need: Need): Keys {
  const before = known.get(need);
  if (before) return before;
  const said = JSON.stringify([need.where, ...need.who.map(({ text, id }) => [text, id])]);
  const keys = ofWords.get(said) ?? keysFor(need);
  if (ofWords.size >= mostOfWords) ofWords.clear();
  ofWords.set(said, keys);
  known.set(need, keys);
  return keys;
}
const known = new WeakMap<Need, Keys>();
/** Most events need the same few people and rooms. */
const ofWords = new Map<string, Keys>();
const mostOfWords = 2_000;

function keysFor(need: Need): Keys {
  const room = joinedWords(need.where);
  const people = need.who.map(({ text }) => personKeys(text));
  const others = [
    ...need.who.flatMap(({ id }) => (id === null ? [] : [`agent ${id}`])),
    ...(room ? [`room ${room}`] : []),
  ];
  const names = new Set([...people.flatMap((each) => [...each.names]), ...others]);
  const all = people.reduce((every, { runs }) => every.union(runs), names);
  return { room, names, all, joined: [names.size, ...all].join('\n') };
}

interface Needed<Item> {
  readonly item: Item;
  readonly need: Need;
}

/** Which of several kinds of needs, by their places, share a key, for those of the last list. */
interface KindGroups {
  readonly joined: readonly string[];
  readonly groups: readonly (readonly number[])[];
}
let last: KindGroups = { joined: [], groups: [] };

/**
 * Only needs that share a key can clash. Those of the same people are one kind: most edits leave the kinds as they are.
 */
function groupsOf<Item>(all: readonly Needed<Item>[]): readonly Needed<Item>[][] {
  const kinds = Map.groupBy(all, ({ need }) => keysOf(need).joined);
  const [joined, alike] = [[...kinds.keys()], [...kinds.values()]];
  if (joined.length !== last.joined.length || joined.some((each, at) => each !== last.joined[at]))
    last = { joined, groups: kindGroups(alike.flatMap(([first]) => (first ? [keysOf(first.need)] : []))) };
  return last.groups.map((places) => places.flatMap((at) => alike[at] ?? []));
}

/** Keys of the same kinds make one group. Only names: words such as « à confirmer » would put all into one. */
function kindGroups(kinds: readonly Keys[]): KindGroups['groups'] {
  const names = new Set(kinds.flatMap((kind) => [...kind.names]));
  const ofKey = new Map<string, number[]>();
  for (const [at, { all }] of kinds.entries())
    for (const key of names.intersection(all)) {
      const places = ofKey.get(key);
      if (places) places.push(at);
      else ofKey.set(key, [at]);
    }
  return [...new Map([...ofKey.values()].map((places) => [places.join(' '), places])).values()];
}

/** Those that clash, each with what it clashes with: where there are several, the one that lasts longest. */
export function clashesAmong<Item extends { readonly id: string }>(
  items: readonly Item[],
  needOf: (item: Item) => Need,
): ReadonlyMap<string, Item> {
  const clashes = new Map<string, Item>();
  for (const group of groupsOf(items.map((item) => ({ item, need: needOf(item) })))) {
    if (group.length === 1) continue;
    group.sort((a, b) => a.need.from - b.need.from || (a.item.id < b.item.id ? -1 : 1));
    let open: typeof group = [];
    for (const each of group) {
      open = open.filter(({ need }) => endOf(need) > each.need.from);
      let longest: Needed<Item> | undefined;
      for (const other of open) {
        const isLonger = !longest || endOf(other.need) > endOf(longest.need);
        const isNew = !clashes.has(other.item.id);
        // What they have in common is asked only where the answer changes something.
        if (!(isLonger || isNew) || !commonOf(other.need, each.need)) continue;
        if (isLonger) longest = other;
        if (isNew) clashes.set(other.item.id, each.item);
      }
      if (longest) clashes.set(each.item.id, longest.item);
      open.push(each);
    }
  }
  return clashes;
}
