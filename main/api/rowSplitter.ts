import { FailureError } from '#shared/failures/failure.ts';

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;
const colon = 0x3a;

type Place = 'opening' | 'member' | 'afterMember' | 'rows' | 'afterRow' | 'end';

/** After a value: what closes its surroundings, and where a comma or that closing leads. */
const after = {
  afterMember: [closeBrace, 'member', 'end'],
  afterRow: [closeBracket, 'rows', 'afterMember'],
} as const;

/**
 * Takes the rows out of a collection's text as it comes, `{"@odata.context":…,"value":[row,row],"@odata.nextLink":…}`,
 * each exactly as it was written, holding no more than one row. A row's own form is not judged here; where the
 * envelope is not one, it throws `unreadable`; a row beyond the bound, `tooLarge`.
 */
export class RowSplitter {
  readonly #maxRow: number;
  #text = '';
  #at = 0;
  #place: Place = 'opening';
  #sawRows = false;
  /** Members of the envelope beside `value`, parsed. */
  readonly envelope = new Map<string, unknown>();

  constructor(maxRowCharacters: number) {
    this.#maxRow = maxRowCharacters;
  }

  /** The rows that are complete with this piece of text. */
  push(chunk: string): readonly string[] {
    this.#text = this.#text.slice(this.#at) + chunk;
    this.#at = 0;
    const rows: string[] = [];
    while (this.#step(rows));
    if (this.#text.length - this.#at > this.#maxRow) throw new FailureError({ kind: 'tooLarge' });
    return rows;
  }

  /** Call when the text has ended: throws `unreadable` when the collection was cut or is none. */
  finish(): void {
    if (this.#place !== 'end' || !this.#sawRows) throw unreadable();
  }

  /** One token; false when more text is needed. */
  #step(rows: string[]): boolean {
    const code = this.#skipSpace();
    if (Number.isNaN(code)) return false;
    if (this.#place === 'opening') return this.#expect(code === openBrace, 'member');
    if (this.#place === 'member') return code === closeBrace ? this.#expect(true, 'end') : this.#member();
    if (this.#place === 'rows') return code === closeBracket ? this.#expect(true, 'afterMember') : this.#row(rows);
    if (this.#place === 'end') throw unreadable();
    const [closing, next, outside] = after[this.#place];
    return this.#expect(code === comma || code === closing, code === comma ? next : outside);
  }

  #skipSpace(): number {
    while (this.#text.charCodeAt(this.#at) <= 0x20) this.#at += 1;
    return this.#text.charCodeAt(this.#at);
  }

  /** Takes one character. */
  #expect(right: boolean, next: Place): true {
    if (!right) throw unreadable();
    this.#at += 1;
    this.#place = next;
    return true;
  }

  #row(rows: string[]): boolean {
    const end = endOfValue(this.#text, this.#at);
    if (end < 0) return false;
    rows.push(this.#text.slice(this.#at, end));
    this.#at = end;
    this.#place = 'afterRow';
    return true;
  }

  #member(): boolean {
    const nameEnd = endOfValue(this.#text, this.#at);
    if (nameEnd < 0) return false;
    const name = parse(this.#text.slice(this.#at, nameEnd));
    let at = nameEnd;
    while (this.#text.charCodeAt(at) <= 0x20 || this.#text.charCodeAt(at) === colon) at += 1;
    if (at >= this.#text.length) return false;
    if (typeof name !== 'string') throw unreadable();
    if (name === 'value') {
      if (this.#text.charCodeAt(at) !== openBracket || this.#sawRows) throw unreadable();
      this.#sawRows = true;
      this.#at = at + 1;
      this.#place = 'rows';
      return true;
    }
    const end = endOfValue(this.#text, at);
    if (end < 0) return false;
    this.envelope.set(name, parse(this.#text.slice(at, end)));
    this.#at = end;
    this.#place = 'afterMember';
    return true;
  }
}

/** Where the value that begins at `from` ends; -1 when the text stops before. */
function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === quote) return endOfString(text, from);
  if (first !== openBrace && first !== openBracket) return endOfWord(text, from);
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return -1;
      continue;
    }
    if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Jumps from quote to quote with the engine's own search. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at + 1;
  }
  return -1;
}

/** A number or one of true, false, null: it has ended only when something follows. */
function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || code === comma || code === closeBrace || code === closeBracket) {
      if (at === from) throw unreadable();
      return at;
    }
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new FailureError({ kind: 'unreadable' }, { cause: error });
  }
}

const unreadable = (): FailureError => new FailureError({ kind: 'unreadable' });
