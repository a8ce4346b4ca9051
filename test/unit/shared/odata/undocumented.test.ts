import { describe, expect, test } from 'vitest';
import { queryString } from '#shared/odata/query.ts';
import type { Filter, Query } from '#shared/odata/query.ts';

/** The compiler is the test: were one of these accepted, its @ts-expect-error would be an error. */
const undocumented: readonly Query[] = [
  // @ts-expect-error no $top
  { top: 10 },
  // @ts-expect-error no $skip
  { skip: 10 },
  // @ts-expect-error no $count
  { count: true },
  // @ts-expect-error no $search
  { search: 'Durand' },
  // @ts-expect-error no option by its own name
  { $filter: "Nom ne ''" },
  // @ts-expect-error a filter is no text
  { filter: "Nom ne ''" },
  // @ts-expect-error no expression in an expand
  { expand: [{ Mail: { top: 1 } }] },
  // @ts-expect-error an order says its field and its direction
  { orderBy: [{ field: 'Date', nulls: 'last' }] },
];
const undocumentedFilters: readonly Filter[] = [
  // @ts-expect-error no ne
  { ne: ['Nom', 'a'] },
  // @ts-expect-error no ge, so no date window
  { ge: ['Debut', '2026-11-21T00:00:00+01:00'] },
  // @ts-expect-error no le
  { le: ['Fin', '2026-11-21T00:00:00+01:00'] },
  // @ts-expect-error no in
  { in: ['Id', [1, 2]] },
  // @ts-expect-error no not
  { not: { eq: ['Nom', 'a'] } },
  // @ts-expect-error no contains
  { contains: ['Nom', 'a'] },
  // @ts-expect-error no or
  { or: [{ eq: ['Nom', 'a'] }, { eq: ['Nom', 'b'] }] },
  // @ts-expect-error no comparison with null
  { eq: ['MailId', null] },
  // @ts-expect-error startswith takes a text
  { startsWith: ['Code', 1] },
];

describe('R1.1 the query builder cannot say what the document does not show', () => {
  test('an option without a place in its type is not sent', () => {
    expect(undocumented.map(said)).toEqual(['', '', '', '', '', 'nothing', 'nothing', '?$orderby=Date']);
  });

  test('an operator without a place in its type is not sent', () => {
    expect(undocumentedFilters.map((filter) => said({ filter }))).toEqual(undocumentedFilters.map(() => 'nothing'));
  });

  test.each<Query>([
    { filter: { eq: ["Nom eq 'a' or Code", 'b'] } },
    { filter: { eq: ['Id', { integer: '1 or 1 eq 1' }] } },
    { filter: { startsWith: ["Nom,'a') or startswith(Code", 'b'] } },
    { filter: { and: [{ eq: ['Nom ne', 'b'] }] } },
    { expand: ['Mail($top=1)'] },
    { select: ['Nom&$top=1'] },
    { orderBy: [{ field: 'Date desc,Nom' }] },
  ])('nor can a name or number carry one: %j', (query) => {
    expect(() => queryString(query)).toThrow(RangeError);
  });
});

/** The query string, or that there is none because the builder does not take it. */
function said(query: Query): string {
  try {
    return queryString(query);
  } catch {
    return 'nothing';
  }
}
