import type { GroupedField } from '#shared/entities/entity.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { isHidden } from '#shared/entities/readOnly.ts';
import type { Language } from '#shared/text/languages.ts';
import { useFormat } from '#ui/index.ts';

export interface TitledGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly GroupedField[];
}

/** What the page of an entity shows, as the entity says it; with `isShown`, of these members alone. */
export const groupsOf = (
  entity: EntityName,
  language: Language,
  isShown: (field: string, id: string) => boolean = () => true,
): readonly TitledGroup[] =>
  describeEntity(entity)
    .groups.map(({ id, title, fields }) => ({
      id,
      title: title[language],
      fields: fields.filter(({ field }) => isShown(field, id)),
    }))
    .filter(({ fields }) => fields.length > 0);
export const useGroups = (entity: EntityName): readonly TitledGroup[] => groupsOf(entity, useFormat().language);

export const fieldsOf = (entity: EntityName): readonly string[] =>
  describeEntity(entity).groups.flatMap(({ fields }) => fields.map(({ field }) => field));
/** Those that have a text: what a list can show (R2.6). */
export const shownFieldsOf = (entity: EntityName): readonly string[] =>
  fieldsOf(entity).filter((field) => !isHidden(describeEntity(entity), field));

export const consents = ['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'] as const;

/** What of an applicant a learner's record does not have; one person in both sets has both (R3.1). */
export function onlyApplicant(of: PersonEntity, language: Language): readonly TitledGroup[] {
  const learner = describeEntity(learnerOf(of)).members;
  const groups = groupsOf(applicantOf(of), language);
  const origin = groups.find(({ id }) => id === 'origin');
  if (!origin) return [];
  const all = [origin, ...groups.filter((group) => group !== origin)].flatMap(({ fields }) => fields);
  const own = all.flatMap(({ field }) => (Object.hasOwn(learner, field) ? [] : [{ field }]));
  return [{ id: origin.id, title: origin.title, fields: own }];
}
