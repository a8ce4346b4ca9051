import { lastNameField } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { idIn } from '../idIn.ts';
import { textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/** NOM Prénom; '' when not known here. */
export function personName(snapshot: Snapshot, entity: 'Agent' | 'Candidat', id: string | null): string {
  const row = id === null ? undefined : snapshot.current(entity, id);
  return row === undefined ? '' : personNameOf(row, entity);
}

/** NOM Prénom, as it is shown. */
export const personNameOf = (row: RawJson, entity: PersonEntity | 'Agent'): string =>
  [textOf(row, lastNameField(entity), entity).toLocaleUpperCase('fr'), textOf(row, 'Prenoms', entity)]
    .filter(Boolean)
    .join(' ');

/** The subject of an application's sentence: its applicant, else its number. */
export const subjectOf = (application: RawJson, snapshot: Snapshot): string =>
  personName(snapshot, 'Candidat', idIn(application, 'CandidatId')) || textOf(application, 'Numero', 'Dossier');
