import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { personEntities } from '#shared/entities/people.ts';

const linkedEntities = ['Convention', ...personEntities, 'Entreprise'] as const;

/** What a client may stand for, as far as it is here. */
interface Linked {
  readonly entity: (typeof linkedEntities)[number];
  readonly rows: readonly RowView[];
}

/**
 * The rows of this workstation that have the number to which a client refers: the service does not say of which entity
 * (R5.4). Its company is named by a member of its own.
 */
export function useLinked(client: RowView | null): readonly Linked[] {
  const reference = client?.fields.id('ReferenceId');
  const company = client?.fields.id('EntrepriseId');
  const ids = reference ? [reference] : [];
  const agreements = useRowsById('Convention', ids);
  const learners = useRowsById('Apprenant', ids);
  const applicants = useRowsById('Candidat', ids);
  const applicantsThere = useRowsById('selection/Candidat', ids);
  const learnersThere = useRowsById('selection/Apprenant', ids);
  const companies = useRowsById('Entreprise', company ? [company] : []);
  return [
    { entity: 'Convention', rows: agreements },
    { entity: 'Apprenant', rows: learners },
    { entity: 'Candidat', rows: applicants },
    { entity: 'selection/Apprenant', rows: learnersThere },
    { entity: 'selection/Candidat', rows: applicantsThere },
    { entity: 'Entreprise', rows: companies },
  ];
}
