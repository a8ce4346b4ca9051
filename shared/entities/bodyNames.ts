import { membersOf, objectOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import type { EntityDescription } from './describe.ts';

type Names = Pick<EntityDescription, 'bodyNames'>;

/** The member of the row that shows a creation's `member`; null where none does (R2.8). */
export const shownAs = ({ bodyNames }: Names, member: string): string | null =>
  Object.hasOwn(bodyNames, member) ? (bodyNames[member] ?? null) : member;

/** The member of a creation's body that becomes `member` of the row (R2.8). */
export const sentAs = ({ bodyNames }: Names, member: string): string =>
  Object.keys(bodyNames).find((name) => bodyNames[name] === member) ?? member;

/** The members of a creation's body under the names of the row. Members that the row does not show are left out. */
export function asShown(description: Names, body: RawJson): RawJson {
  if (Object.keys(description.bodyNames).length === 0) return body;
  return objectOf(
    [...membersOf(body)].flatMap(([member, value]) => {
      const name = shownAs(description, member);
      return name === null ? [] : [[name, value] as const];
    }),
  );
}
