import { comma, endOfString, endOfValue } from './scan.ts';

/**
 * The raw text of a row is the record (R2.2): unedited text is never re-serialised, which would change large numbers,
 * decimals and dates.
 */
declare const rawBrand: unique symbol;

/** The text of one valid JSON value, exactly as it was received or as `rawOf` writes it. */
export type RawJson = string & { readonly [rawBrand]: true };

export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
}

/** Called with the offsets of one member: of the opening quote of its name, and of its value. */
type OnMember = (name: string, start: number, valueStart: number, valueEnd: number) => void;

/** Checks that `text` is one JSON value and brands it, trimmed. Throws JsonTextError. */
export function rawJson(text: string): RawJson {
  parseRaw(text);
  return text.trim() as RawJson; // parsed on the line above
}

/** The parsed view of a raw text, for reading only: numbers may lose precision. Throws JsonTextError. */
export function parseRaw(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new JsonTextError(error instanceof Error ? error.message : 'not JSON');
  }
}

/** Writes a value that the user or this program made. */
export function rawOf(value: string | number | boolean | null): RawJson {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new JsonTextError('not a JSON number');
  return JSON.stringify(value) as RawJson; // JSON.stringify of a primitive is one JSON value
}

/** The members of an object's text, in order, each value as its own raw text. Throws on a repeated name. */
export function membersOf(text: string): ReadonlyMap<string, RawJson> {
  const members = new Map<string, RawJson>();
  eachMember(text, (name, _start, valueStart, valueEnd) => {
    if (members.has(name)) throw repeated(name);
    members.set(name, text.slice(valueStart, valueEnd) as RawJson); // from there to there is one value
  });
  return members;
}

/** The elements of an array's text, each as its own raw text. */
export function elementsOf(text: string): readonly RawJson[] {
  const elements: RawJson[] = [];
  let at = expectOpening(text, '[');
  if (text[at] === ']') return elements;
  for (;;) {
    const end = endOfValue(text, at);
    elements.push(text.slice(at, end) as RawJson); // a span holds one value
    at = skipSpace(text, end);
    if (text[at] !== ',') return elements;
    at = skipSpace(text, at + 1);
  }
}

/** Builds an object's text from raw members. */
export function objectOf(members: Iterable<readonly [string, RawJson]>): RawJson {
  const parts: string[] = [];
  for (const [name, value] of members) parts.push(`${JSON.stringify(name)}:${value}`);
  return `{${parts.join(',')}}` as RawJson; // built from JSON values
}

/** Builds an array's text from raw elements. */
export function arrayOf(elements: Iterable<RawJson>): RawJson {
  return `[${[...elements].join(',')}]` as RawJson; // built from JSON values
}

/** Every other member keeps its text and its place (I11); new members are added at the end. */
export function splice(
  text: string,
  set: ReadonlyMap<string, RawJson>,
  leaveOut: (name: string) => boolean = () => false,
): RawJson {
  const parts: string[] = [];
  const seen = new Set<string>();
  eachMember(text, (name, start, valueStart, valueEnd) => {
    if (seen.has(name)) throw repeated(name);
    seen.add(name);
    if (leaveOut(name)) return;
    const value = set.get(name) ?? text.slice(valueStart, valueEnd);
    parts.push(text.slice(start, valueStart) + value);
  });
  for (const [name, value] of set) {
    if (!seen.has(name) && !leaveOut(name)) parts.push(`${JSON.stringify(name)}:${value}`);
  }
  return `{${parts.join(',')}}` as RawJson; // pieces of valid JSON put together
}

const repeated = (name: string): JsonTextError => new JsonTextError(`member ${name} appears twice`);

function eachMember(text: string, onMember: OnMember): void {
  let at = expectOpening(text, '{');
  if (text[at] === '}') return;
  for (;;) {
    const nameEnd = endOfString(text, at);
    const colon = skipSpace(text, nameEnd);
    const valueStart = skipSpace(text, colon + 1);
    const valueEnd = endOfValue(text, valueStart);
    onMember(stringIn(text, at, nameEnd), at, valueStart, valueEnd);
    at = skipSpace(text, valueEnd);
    if (text.charCodeAt(at) !== comma) return;
    at = skipSpace(text, at + 1);
  }
}

/** Checks the whole text once, so that the scanner may trust its form; returns where the content begins. */
function expectOpening(text: string, opening: '{' | '['): number {
  parseRaw(text);
  const at = skipSpace(text, 0);
  if (text[at] !== opening) throw new JsonTextError(`expected ${opening === '{' ? 'an object' : 'an array'}`);
  return skipSpace(text, at + 1);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** The string with quotes at `start` and before `end`; most contain no escape. */
function stringIn(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inner; // a quoted string
}
