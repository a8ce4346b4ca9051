import { expect } from 'vitest';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { decimalText } from '#shared/merge/sameValue.ts';
import { longestList } from './deployment.ts';
import type { Setup } from './setup.ts';

/** Missing: not offered by the interface, or not visible to this user. */
export const notThere = { failure: { kind: expect.stringMatching(/^(?:gone|refused)$/u) } };
/** Refused on this side, before anything was sent. */
export const notAsked = { failure: { kind: 'badRequest' } };

/**
 * Members as texts: exactly those that were sent, except where the deployment writes numbers or dates in a form of its
 * own (R5.4).
 */
export function comparable({ differences }: Setup, row: RawJson, names?: Iterable<string>): Record<string, string> {
  const members = membersOf(row);
  const { decimals, dates, numbers } = differences;
  const form = decimals === 'sent' && dates === 'school' && numbers === 'number' ? String : byValue;
  return Object.fromEntries([...(names ?? members.keys())].map((name) => [name, form(members.get(name) ?? 'null')]));
}

function byValue(raw: string): string {
  const digits = digitsIn(rawJson(raw));
  if (digits !== null) return decimalText(digits);
  if (!/^"\d{4}-\d\d-\d\dT/u.test(raw)) return raw;
  return new Date(String(parseRaw(raw))).toISOString();
}

/** The row has every member that was sent, except those that the service assigns or never shows (R2.5, R2.6). */
export function expectShows(setup: Setup, entity: EntityName, row: RawJson, sent: RawJson): void {
  const { assigned, writeOnly } = describeEntity(entity);
  const names = [...membersOf(sent).keys()].filter((name) => ![...assigned, ...writeOnly].includes(name));
  expect(comparable(setup, row, names)).toEqual(comparable(setup, sent, names));
}

/** The values of a whole list, in any order (R5.3); of a cut list, as many as arrive. */
export function expectAll(setup: Setup, found: readonly unknown[], wanted: readonly unknown[]): void {
  expect(found).toHaveLength(Math.min(wanted.length, longestList(setup.differences)));
  expect(wanted).toEqual(expect.arrayContaining([...found]));
  expect(new Set(found.map(String)).size).toBe(found.length);
}

/** These are among the values of a list that may hold others too. */
export function expectAmong(setup: Setup, found: readonly unknown[], wanted: readonly unknown[]): void {
  const longest = longestList(setup.differences);
  if (found.length < longest) expect(found).toEqual(expect.arrayContaining([...wanted]));
  else expect(found).toHaveLength(longest);
}
