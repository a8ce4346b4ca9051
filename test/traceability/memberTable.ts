import { isEditable, mayChange, mayCreateWith, needsConfirmation, requiredFields } from '#intents/fields.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isHidden, readOnlyKind, readOnlyKinds } from '#shared/entities/readOnly.ts';
import { pageScreens } from '#shared/ipc/pageScreens.ts';
import { fr } from '#test/words.ts';
import { documentedEntities, fieldsOf } from '../interface/fields.ts';
import { head, line } from './markdown.ts';

const pages: Readonly<Partial<Record<EntityName, keyof typeof fr.shell.screen>>> = pageScreens;
const membersOf = (entity: EntityName): readonly string[] => [...fieldsOf(entity).keys()];
const countOf = (entity: EntityName, test: (field: string) => boolean): number => membersOf(entity).filter(test).length;

const titles = ['resource', 'members', 'opens as', 'never shown', 'given when it is made', 'changed', 'in no form'];

function rowOf(entity: EntityName): string {
  const description = describeEntity(entity);
  const hidden = membersOf(entity).filter((field) => isHidden(description, field));
  const page = pages[entity];
  return line(
    entity,
    membersOf(entity).length,
    page === undefined ? 'a dialog' : `a page (${fr.shell.screen[page]})`,
    [...hidden.map((field) => `${field} (R2.6)`), ...description.neverKept.map((field) => `${field} (R1.3)`)].join(
      ', ',
    ),
    givenAtCreation(entity),
    changedByReplace(entity),
    inNoForm(entity),
  );
}

function givenAtCreation(entity: EntityName): number | '' {
  if (!endpointFor(entity, 'create')) return '';
  // A folder is made from its name and its parent alone.
  if (describeEntity(entity).listedBy === 'parent') return requiredFields(entity).length;
  return countOf(entity, (field) => mayCreateWith(entity, field) || isKeyed(entity, field));
}

function changedByReplace(entity: EntityName): string {
  if (!endpointFor(entity, 'replace')) return '';
  const freely = countOf(entity, (field) => isEditable(entity, field) || isKeyed(entity, field));
  const confirmed = membersOf(entity).filter((field) => needsConfirmation(entity, field) && mayChange(entity, field));
  return `${freely}${confirmed.length > 0 ? `; after a confirmation (R4.3) ${confirmed.join(', ')}` : ''}`;
}

/** Changed entry by entry (R2.9). */
const isKeyed = (entity: EntityName, field: string): boolean =>
  describeEntity(entity).keyedLists.some((list) => list.field === field);

/** Where the service takes rows of it: what nobody gives, by the reading that says why. */
function inNoForm(entity: EntityName): string {
  if (!endpointFor(entity, 'create') && !endpointFor(entity, 'replace')) return '';
  const reading = (field: string): string | null => {
    const kind = readOnlyKind(describeEntity(entity), field);
    return kind === null || mayCreateWith(entity, field) ? null : readOnlyKinds[kind];
  };
  return [...Map.groupBy(membersOf(entity), reading)]
    .flatMap(([why, fields]) => (why === null ? [] : [`${fields.join(', ')} (${why})`]))
    .join('; ');
}

/** Each resource of the document with what a user does with its members, by the rules that forms and steps follow. */
export const memberTable = (): readonly string[] => [
  `## The ${documentedEntities.reduce((sum, entity) => sum + membersOf(entity).length, 0)} members of ${documentedEntities.length} resources`,
  'All are read on the page or in the dialog of a row (`everyMember.test.ts`), but what is never shown.',
  '',
  ...head(titles),
  ...documentedEntities.map(rowOf),
];
