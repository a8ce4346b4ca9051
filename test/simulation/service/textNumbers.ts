import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import { JsonTextError, membersOf, rawJson, splice } from '#shared/json/rawJson.ts';
import { isPersonSet, otherSet } from './persons.ts';

/**
 * Members that are numbers, in the sets that one address serves. Ids stay numbers: look-ups here go by their digits.
 */
function numbersOf(entity: EntityName): ReadonlySet<string> {
  const sets = isPersonSet(entity) ? [entity, otherSet(entity)] : [entity];
  return new Set(sets.flatMap((set) => Array.from(describeEntity(set).numeric.keys())).filter((name) => name !== 'Id'));
}

/** An answer whose numbers are written as text (R5.4). */
export function withTextNumbers(entity: EntityName, answer: string): string {
  const numbers = numbersOf(entity);
  return answer.replaceAll(
    /"(\w+)":(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[,}])/gu,
    (whole: string, name: string, digits: string) => (numbers.has(name) ? `"${name}":"${digits}"` : whole),
  );
}

/** A body as it is stored: numbers that came as text are numbers. */
export function withoutTextNumbers(entity: EntityName, body: string): string {
  try {
    const members = membersOf(body);
    const numbers = [...numbersOf(entity)].flatMap((name) => {
      const digits = digitsIn(members.get(name));
      return digits === null ? [] : [[name, rawJson(digits)] as const];
    });
    return splice(body, new Map(numbers));
  } catch (error) {
    if (error instanceof JsonTextError) return body; // refused where it is read
    throw error;
  }
}
