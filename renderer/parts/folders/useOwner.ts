import type { FolderOwner } from '#cache/queries/hooks.ts';
import { lastName as lastNameOf } from '#cache/queries/labels.ts';
import { usePerson, useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Whose } from '#stores/folderOf.ts';
import type { FolderSubject } from './filledName.ts';

export interface Owner extends FolderOwner {
  readonly subject: FolderSubject;
  /** Of the application that was meant, else of their newest; '' without one. */
  readonly admissionPathId: string;
}

/** Null where the person is not on this workstation. */
export function useOwner(of: Whose | null): Owner | null {
  const application = useRow('Dossier', of?.entity === 'Dossier' ? of.id : null);
  const id = of?.entity === 'Dossier' ? (application?.fields.id('CandidatId') ?? '') : (of?.id ?? '');
  const person = usePerson(of === null || of.entity === 'Dossier' ? 'Candidat' : of.entity, id);
  const newest = useRow('Dossier', person.applications[0]?.id ?? null);
  return ownerOf(of?.entity ?? 'Candidat', person, application, application ?? newest);
}

function ownerOf(
  entity: EntityName,
  person: PersonView,
  application: RowView | null,
  newest: RowView | null,
): Owner | null {
  const row = person.learner ?? person.applicant;
  if (!row) return null;
  const number = person.applicant?.fields.text('Numero') || (person.learner?.fields.text('Code') ?? '');
  const lastName = lastNameOf(entity, row.fields);
  const firstName = row.fields.text('PrenomUsage') || row.fields.text('Prenoms');
  const numbers = [
    application?.fields.text('Numero') ?? '',
    number,
    person.learner?.fields.text('Code') ?? '',
    ...person.applications.map((each) => each.number),
  ];
  return {
    name: [lastName.toLocaleUpperCase('fr'), firstName].filter(Boolean).join(' '),
    numbers: [...new Set(numbers.filter((each) => each !== ''))],
    subject: { lastName, firstName, number },
    admissionPathId: newest?.fields.id('SessionRecrutementId') ?? '',
  };
}
