import { decodeHTMLStrict } from 'entities';
import { entityNames } from '#shared/entities/index.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { FailureError, mostFields } from '#shared/failures/failure.ts';
import { ExchangeError } from './networkFailure.ts';

const maxDetail = 500;
/** So much of a web page is read: enough for its title, and little work whatever follows. */
const maxPage = 4096;
const dayMs = 24 * 60 * 60 * 1000;
/** A shorter time is none: the interface counts in seconds, and a pause of nothing would replace every backoff. */
const shortestMs = 1000;

export interface Head {
  readonly status: number;
  header(name: string): string | undefined;
}

/** The meaning of a status that is not a success (R3.5). `now` is epoch ms, for a Retry-After that is a date. */
export function statusFailure(head: Head, text: string, now: number): Failure {
  const detail = detailOf(text);
  const fields = fieldsOf(text);
  const retryAfterMs = retryAfter(head, now);
  return {
    kind: kindOfStatus(head.status),
    status: head.status,
    ...(detail === '' ? {} : { detail }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

const exactly: Readonly<Record<number, FailureKind>> = {
  401: 'password',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
  // A proxy, or a network that wants a login first (R3.7).
  407: 'foreignAnswer',
  511: 'foreignAnswer',
  408: 'busy',
  // A proxy that timed out: the service may still carry out what the proxy passed on.
  504: 'timeout',
  425: 'busy',
  429: 'busy',
};

function kindOfStatus(status: number): FailureKind {
  const kind = exactly[status];
  if (kind) return kind;
  if (status >= 500) return 'serviceError';
  if (status >= 400) return 'refused';
  // A redirect that is not followed, or a success that the interface does not define.
  return status >= 300 ? 'foreignAnswer' : 'unreadable';
}

/** How many ms a busy service asks to wait; null when it does not say, undefined when it is not busy (R3.5). */
export function comesBackIn(head: Head, now: number): number | null | undefined {
  if (head.status < 300) return undefined;
  return retryAfter(head, now) ?? (kindOfStatus(head.status) === 'busy' ? null : undefined);
}

/** Ms, one day at most, by the service's `Date`; undefined where no time ahead is named: the own backoff counts. */
function retryAfter(head: Head, now: number): number | undefined {
  const value = head.header('retry-after')?.trim();
  if (value === undefined) return undefined;
  const ms = /^\d+(?:\.\d+)?$/u.test(value)
    ? Number(value) * 1000
    : (httpDate(value) ?? 0) - (httpDate(head.header('date')) ?? now);
  return ms < shortestMs ? undefined : Math.min(ms, dayMs);
}

/** Every form of an HTTP date begins with its day; Date.parse alone reads « -1 » as a year. */
function httpDate(text: string | undefined): number | undefined {
  const time = /^(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(text?.trim() ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The service's own message in any of the forms of R5.2, on one line; empty when there is none. */
export function detailOf(text: string): string {
  const words = isWebPage(text) ? htmlWords(text.trimStart().slice(0, maxPage)) : jsonWords(text);
  return oneLine(words);
}

/** Services escape for a page that never shows it, and some of them twice: « ex&amp;eacute;cution ». */
function oneLine(words: string): string {
  const plain = decodeHTMLStrict(decodeHTMLStrict(words));
  const line = plain.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > maxDetail ? `${line.slice(0, maxDetail - 1)}…` : line;
}

type FieldMessage = NonNullable<Failure['fields']>[number];

/**
 * R5.2: `error.details[]`, `errors[]`, `error` with a `target`, `errors` and `ModelState` by name. Of a path, the last
 * name counts.
 */
function fieldsOf(text: string): FieldMessage[] {
  const found = targetsIn(isWebPage(text) ? undefined : parsed(text)).flatMap(
    ({ target, message }): readonly FieldMessage[] => {
      const field = target.match(/[\p{L}_][\p{L}\d_]*/gu)?.at(-1);
      const words = oneLine(message);
      return field === undefined || words === '' ? [] : [{ field, message: words }];
    },
  );
  const once = new Map(found.map((each) => [`${each.field} ${each.message}`, each]));
  return [...once.values()].slice(0, mostFields);
}

interface Target {
  readonly target: string;
  readonly message: string;
}

function targetsIn(value: unknown, depth = 0): readonly Target[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((element) => targetsIn(element, depth + 1));
  if (isByField(value)) return byField(value);
  const members = lowerCase(value);
  const target = targetWords.map((name) => members.get(name)).find((said) => typeof said === 'string');
  const [message = ''] = wordsIn(value);
  const own = target === undefined ? [] : [{ target, message }];
  const named = fieldWords.flatMap((name) => {
    const list = members.get(name);
    return typeof list !== 'object' || list === null || Array.isArray(list) ? [] : byField(list);
  });
  const inner = ['error', 'errors', 'message', 'value', 'detail', 'details'].flatMap((name) =>
    targetsIn(members.get(name), depth + 1),
  );
  return [...own, ...named, ...inner];
}

const byField = (list: object): readonly Target[] =>
  Object.entries(list).map(([field, said]) => ({ target: field, message: wordsIn(said).join(' ') }));

/** Its members by name in lower case; OData 3 has the error as « odata.error ». */
const lowerCase = (value: object): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(value).map(([name, member]) => [
      name.toLowerCase().replace(/^@?odata\.error$/u, 'error'),
      member as unknown,
    ]),
  );

export const isWebPage = (text: string): boolean => text.trimStart().startsWith('<');

function htmlWords(text: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/iu.exec(text)?.[1]?.trim();
  return title || text.replaceAll(/<(script|style)\b[^]*?<\/\1>/giu, ' ').replaceAll(/<[^>]*>/gu, ' ');
}

function jsonWords(text: string): string {
  const value = parsed(text);
  return value === undefined ? text : wordsOf(value);
}

const wordsOf = (value: unknown): string => [...new Set(wordsIn(value))].join(' ');

/** Where the known forms have their message: `{error:{code,message}}`, `{Message}`, `{title, detail}`, plain text. */
const mainWords = ['error', 'message', 'errormessage', 'value', 'detail', 'title', 'code'];
/** Where they give the cause when the first message is only general. */
const moreWords = ['details', 'messagedetail', 'exceptionmessage', 'innererror', 'innerexception', 'internalexception'];
const fieldWords = ['errors', 'modelstate'];
const targetWords = ['target', 'field', 'propertyname'];

/** Messages by field and nothing else, `{"Nom":["Trop long"]}`: what ASP.NET answers with a ModelState alone. */
function isByField(value: object): boolean {
  const names = [...lowerCase(value).keys()];
  const isText = (said: unknown): boolean => typeof said === 'string';
  const isTexts = (said: unknown): boolean => Array.isArray(said) && said.every(isText);
  const all = Object.values(value);
  return (
    all.every((said) => isText(said) || isTexts(said)) &&
    // Texts alone may be a message in one of its own forms.
    (all.some(isTexts) || (all.length > 0 && !names.some((name) => mainWords.includes(name)))) &&
    !names.some((name) => ['error', 'message', 'value', ...targetWords, ...moreWords, ...fieldWords].includes(name))
  );
}

function wordsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((element) => wordsIn(element, depth + 1));
  if (isByField(value)) return Object.values(value).flatMap((said) => wordsIn(said, depth + 1));
  const members = lowerCase(value);
  const wordsAt = (name: string): readonly string[] => wordsIn(members.get(name), depth + 1);
  const main = mainWords.map(wordsAt).find((words) => words.length > 0) ?? [];
  const valuesOf = (member: unknown): unknown =>
    typeof member === 'object' && member ? Object.values(member) : member;
  const ofFields = fieldWords.flatMap((name) => wordsIn(valuesOf(members.get(name)), depth + 1));
  return [...main, ...moreWords.flatMap(wordsAt), ...ofFields];
}

/** The value of a text, where a message that is JSON itself is read as well; undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) =>
      typeof value === 'string' && /^\s*[[{]/u.test(value) ? (parsed(value) ?? value) : value,
    ) as unknown;
  } catch {
    return undefined; // not JSON: the text itself is the service's message
  }
}

/** The `error` of an object, or its message beside a false Success; undefined where both are absent, null or empty. */
export function saidInstead(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = lowerCase(value);
  if (saysSomething(members.get('id'))) return undefined;
  const error = members.get('error');
  if (saysSomething(error)) return oneLine(wordsOf(error));
  return members.get('success') === false ? oneLine(wordsOf(value)) : undefined;
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

export const saidInText = (text: string): string | undefined => saidInstead(parsed(text));

/** The message of a text that should have been an entity and is none; empty where it has none. */
export function messageIn(text: string): string {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const members = lowerCase(value);
  const isMessage = ['error', 'message', 'exceptionmessage', ...fieldWords].some((name) => members.has(name));
  const isNoRow = members.get('success') === false || (isMessage && !members.has('id'));
  return isNoRow ? oneLine(wordsOf(value)) : '';
}

/** Why a success is not the service's answer (R3.7): a web page is of a portal, and text that is no JSON was cut. */
export function foreignOrUnreadable(head: Head, text: string): Failure {
  const json = /\bjson\b/iu.test(head.header('content-type') ?? '') && !isWebPage(text);
  const detail = messageIn(text);
  return { kind: json ? 'unreadable' : 'foreignAnswer', status: head.status, ...(detail !== '' && { detail }) };
}

/** What `read` returns of a success; a failure to understand it has the words that the service wrote instead. */
export function quoting<Result>(text: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.detail !== undefined) throw error;
    const detail = messageIn(text);
    throw detail === '' ? error : new ExchangeError({ ...error.failure, detail }, true, { cause: error });
  }
}

/** Some `$metadata`, relative or internal (R5.1), of one of `sets` (see `setsOf`); the schema checks the rest. */
export function checkContext(context: unknown, ...sets: readonly string[]): void {
  const fragment = typeof context === 'string' ? /(?:\$|%24)metadata(?:#(.*))?$/iu.exec(context) : null;
  if (!fragment) throw new FailureError({ kind: 'foreignAnswer' });
  const named = entityNames.find((name) => name === /^(?:selection\/)?\w+/u.exec(fragment[1] ?? '')?.[0]);
  if (named !== undefined && !sets.includes(named)) throw new FailureError({ kind: 'unreadable' });
}
