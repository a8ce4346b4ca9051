import { parseRaw, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { decimalText } from '#shared/merge/sameValue.ts';
import { sameInstant } from '#shared/odata/instant.ts';
import { fold } from '#shared/text/fold.ts';
import type { Differences } from '../differences.ts';
import { refuseQuery } from '../serviceError.ts';
import { kindRule } from '../sets/memberKinds.ts';
import type { ServedSet } from '../sets/servedSet.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { memberPath } from './path.ts';

export type Test = (row: Row, store: Store) => boolean;

const token = /\s*(?:('(?:[^']|'')*')|([(),])|([^\s(),']+))/uy;

/** The form in which two texts are compared. */
type Fold = (text: string) => string;

/** `eq`, `and`, `startswith` (R1.1). Numbers compare by value, text as `compare` says (R5.3). */
export function parseFilter(set: ServedSet, filter: string, compare: Differences['text'] = 'exact'): Test {
  const tokens = tokensOf(filter);
  const tests: Test[] = [];
  for (;;) {
    const parse = tokens[0] === 'startswith' && tokens[1] === '(' ? startsWithTest : equalTest;
    tests.push(parse(set, tokens, compare === 'folded' ? fold : (text) => text));
    const next = tokens.shift();
    if (next === undefined) return (row, store) => tests.every((test) => test(row, store));
    if (next !== 'and') throw refuseQuery(`$filter : « ${next} » n’est pas servi (eq, and, startswith)`);
  }
}

function tokensOf(filter: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  const text = filter.trimEnd();
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw refuseQuery(`$filter : « ${text.slice(from)} » ne se lit pas`);
    tokens.push(match[0].trimStart());
  }
  return tokens;
}

function take(tokens: string[], expected?: string): string {
  const next = tokens.shift();
  if (next === undefined || (expected !== undefined && next !== expected)) {
    throw refuseQuery(
      `$filter : ${expected ?? 'une valeur'} attendu, ${next === undefined ? 'fin' : `« ${next} »`} trouvé`,
    );
  }
  return next;
}

function startsWithTest(set: ServedSet, tokens: string[], comparable: Fold): Test {
  take(tokens, 'startswith');
  take(tokens, '(');
  const path = memberPath(set, take(tokens));
  take(tokens, ',');
  const prefix = take(tokens);
  if (!prefix.startsWith("'")) throw refuseQuery('$filter : startswith veut un texte entre apostrophes');
  take(tokens, ')');
  const start = comparable(unquoted(prefix));
  return (row, store) => {
    const raw = path.read(row, store);
    return raw.startsWith('"') && comparable(String(parseRaw(raw))).startsWith(start);
  };
}

function equalTest(set: ServedSet, tokens: string[], comparable: Fold): Test {
  const name = take(tokens);
  const path = memberPath(set, name);
  take(tokens, 'eq');
  const literal = take(tokens);
  const { raw, equals } = meaningOf(literal, comparable);
  const { read, wants } = kindRule(path.kind);
  if (raw !== 'null' && read(raw) === undefined)
    throw refuseQuery(`$filter : ${name} eq ${literal} : ${wants} attendu`);
  return (row, store) => equals(path.read(row, store));
}

const unquoted = (literal: string): string => literal.slice(1, -1).replaceAll("''", "'");

interface Meaning {
  readonly raw: RawJson;
  readonly equals: (other: RawJson) => boolean;
}

/** Quoted text, null, true, false, a number or a date. */
function meaningOf(literal: string, comparable: Fold): Meaning {
  if (literal.startsWith("'")) {
    const text = unquoted(literal);
    return {
      raw: rawOf(text),
      equals: (other) => other.startsWith('"') && comparable(String(parseRaw(other))) === comparable(text),
    };
  }
  if (/^(?:null|true|false)$/u.test(literal)) return { raw: rawJson(literal), equals: (other) => other === literal };
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(literal)) {
    const wanted = decimalText(literal);
    return { raw: rawJson(literal), equals: (other) => decimalText(other) === wanted };
  }
  if (!sameInstant(literal, literal)) throw refuseQuery(`$filter : « ${literal} » n’est pas une valeur`);
  return { raw: rawOf(literal), equals: (other) => other !== 'null' && sameInstant(String(parseRaw(other)), literal) };
}
