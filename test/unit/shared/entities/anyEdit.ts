import * as fc from 'fast-check';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import type { AnyMember, AnyRow } from './anyRow.ts';
import { anyRow } from './anyRow.ts';
import type { AnyValue } from './anyValue.ts';

/** A row as it is read, the user's changes of it, and the body that must be sent. */
export interface AnyEdit {
  readonly row: AnyRow;
  readonly changes: readonly FieldChange[];
  /** null: nothing changes, and nothing is sent. */
  readonly body: string | null;
}

/** To the same value in another form, to another value, or not at all. */
const choices = fc.array(fc.constantFrom('leave', 'leave', 'alike', 'other'), { minLength: 31, maxLength: 31 });

const alikeOf = ({ text, alike }: AnyValue): string => alike.at(-1) ?? text;
const otherOf = ({ text, other }: AnyValue): string => other.at(-1) ?? text;
const isNothing = ({ text, alike }: AnyValue): boolean => text === 'null' || alike.includes('null');

/** Members that a body holds (R2.1). */
export const goes = ({ navigations }: EntityDescription, { name }: AnyMember): boolean =>
  !name.includes('@odata.') && !navigations.includes(name);
/** An unedited member, as it is sent. */
export const asRead = ({ head, value }: AnyMember): string => head + (value.sent ?? value.text);

/** Edits of the members that `may` allows; by default, of all. */
export function anyEdit(
  description: EntityDescription,
  may: (member: AnyMember) => boolean = () => true,
): fc.Arbitrary<AnyEdit> {
  const unitOf = (name: string): readonly string[] => description.units.find((unit) => unit.includes(name)) ?? [name];
  return fc.tuple(anyRow(description), anyRow(description), choices).map(([row, another, choices]) => {
    const choice = new Map<string, string>();
    // The form of a number that the row does not have follows its others (numbers.test.ts).
    const hasForm = ({ name, value }: AnyMember): boolean => !description.numeric.has(name) || value.text !== 'null';
    const choose = (member: AnyMember, index: number): void => {
      if (member.value.other.length > 0 && goes(description, member) && may(member) && hasForm(member))
        choice.set(member.name, choices[index % choices.length] ?? 'leave');
    };
    row.members.forEach(choose);
    const isChosen = (name: string, ...which: readonly string[]): boolean =>
      which.includes(choice.get(name) ?? 'leave');
    // A unit is sent whole, edited or not (R2.9). The user's base may be written differently from the fresh read.
    const edited = row.members.filter(({ name }) => unitOf(name).some((member) => isChosen(member, 'alike', 'other')));
    const changes = edited.map(({ name, value }) => {
      const mine = isChosen(name, 'other') ? otherOf(value) : isChosen(name, 'alike') ? value.text : alikeOf(value);
      return { field: name, base: rawJson(alikeOf(value)), mine: rawJson(mine) };
    });
    const writesText = (all: readonly AnyMember[]): boolean =>
      all.some(({ name, value }) => description.numeric.has(name) && value.text.startsWith('"'));
    const absent = another.members.filter(
      (member) =>
        member.known &&
        unitOf(member.name).length === 1 &&
        row.members.every(({ name }) => name !== member.name) &&
        !(description.numeric.has(member.name) && writesText([member, ...row.members])),
    );
    absent.forEach(choose);
    const given = absent.filter(({ name }) => isChosen(name, 'other'));
    const added = given.filter(({ value }) => !isNothing(value)); // what is not there is null already
    const pieces = [
      ...row.members
        .filter((member) => goes(description, member))
        .map((member) => (isChosen(member.name, 'other') ? member.head + otherOf(member.value) : asRead(member))),
      ...added.map(({ name, value }) => `${JSON.stringify(name)}:${value.sent ?? value.text}`),
    ];
    return {
      row,
      changes: [
        ...changes,
        ...given.map(({ name, value }) => ({ field: name, base: null, mine: rawJson(value.sent ?? value.text) })),
      ],
      body:
        row.members.some(({ name }) => isChosen(name, 'other')) || added.length > 0 ? `{${pieces.join(',')}}` : null,
    };
  });
}
