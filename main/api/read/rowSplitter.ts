import { FailureError } from '#shared/failures/failure.ts';
import { closeBrace, closeBracket, colon, comma, endOfValue, openBrace, openBracket } from '#shared/json/scan.ts';

type Place = 'opening' | 'member' | 'afterMember' | 'rows' | 'afterRow' | 'end';

/** The state after a value: the bracket that closes its container, and where a comma or that bracket leads. */
const after = {
  afterMember: [closeBrace, 'member', 'end'],
  afterRow: [closeBracket, 'rows', 'afterMember'],
} as const;

/** An envelope has a context, a count and a link: more is no envelope (I24). */
const mostMembers = 64;
const mostMemberCharacters = 64 * 1024;

/**
 * Rows of `{"@odata.context":…,"value":[row,row],"@odata.nextLink":…}` exactly as written, as they arrive, one at a
 * time, their form not checked. A member of the envelope that is null or empty is absent (R1.4). Throws `unreadable`
 * for another envelope, `tooLarge` for a row beyond the limit.
 */
export class RowSplitter {
  readonly #maxRow: number;
  #members = 0;
  #memberCharacters = 0;
  #text = '';
  #at = 0;
  #place: Place = 'opening';
  #sawRows = false;
  /** Other members than the rows, parsed, if not empty; annotations of every OData version under one name. */
  readonly envelope = new Map<string, unknown>();

  constructor(maxRowCharacters: number) {
    this.#maxRow = maxRowCharacters;
  }

  /** Takes a piece of text and returns the rows that it completes. */
  push(chunk: string): readonly string[] {
    this.#text = this.#text.slice(this.#at) + chunk;
    this.#at = 0;
    const rows: string[] = [];
    while (this.#step(rows));
    if (this.#place === 'member' && this.#text.length - this.#at > mostMemberCharacters) throw tooLarge();
    if (this.#text.length - this.#at > this.#maxRow) throw tooLarge();
    return rows;
  }

  /** Call when the text has ended: throws `unreadable` when the collection was cut or is not one. */
  finish(): void {
    if (this.#place !== 'end' || !this.#sawRows || this.envelope.has('value')) throw unreadable();
  }

  /** Reads one token; false when it needs more text. */
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

  /** Consumes one character. */
  #expect(right: boolean, next: Place): true {
    if (!right) throw unreadable();
    this.#at += 1;
    this.#place = next;
    return true;
  }

  #row(rows: string[]): boolean {
    const end = valueEnd(this.#text, this.#at);
    if (end < 0) return false;
    rows.push(this.#text.slice(this.#at, end));
    this.#at = end;
    this.#place = 'afterRow';
    return true;
  }

  #member(): boolean {
    const nameEnd = valueEnd(this.#text, this.#at);
    if (nameEnd < 0) return false;
    const name = parse(this.#text.slice(this.#at, nameEnd));
    let at = nameEnd;
    while (this.#text.charCodeAt(at) <= 0x20 || this.#text.charCodeAt(at) === colon) at += 1;
    if (at >= this.#text.length) return false;
    if (typeof name !== 'string') throw unreadable();
    if (name === 'value' && this.#text.charCodeAt(at) === openBracket) {
      if (this.#sawRows) throw unreadable();
      this.#sawRows = true;
      this.#at = at + 1;
      this.#place = 'rows';
      return true;
    }
    const end = valueEnd(this.#text, at);
    if (end < 0) return false;
    this.#members += 1;
    this.#memberCharacters += end - this.#at;
    if (this.#members > mostMembers || this.#memberCharacters > mostMemberCharacters) throw tooLarge();
    const value = parse(this.#text.slice(at, end));
    if (!isEmpty(value)) this.envelope.set(annotation(name) ?? name, value);
    this.#at = end;
    this.#place = 'afterMember';
    return true;
  }
}

/** `@odata.nextLink`, `odata.nextLink` (3.0), `@nextLink` (4.01), in any case. */
function annotation(name: string): string | undefined {
  const own = /^(?:@(?:odata\.)?|odata\.)(\w+)$/iu.exec(name)?.[1];
  return own && `@odata.${own.toLowerCase()}`;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : typeof value === 'string' && value.trim() === '';

const tooLarge = (): FailureError => new FailureError({ kind: 'tooLarge' });

/** Where the value that begins at `from` ends; −1 when it needs more text. */
function valueEnd(text: string, from: number): number {
  const end = endOfValue(text, from);
  if (end === from) throw unreadable();
  return end;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new FailureError({ kind: 'unreadable' }, { cause: error });
  }
}

const unreadable = (): FailureError => new FailureError({ kind: 'unreadable' });
