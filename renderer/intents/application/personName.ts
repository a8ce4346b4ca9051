import { sibling } from '#shared/entities/index.ts';
import { lastNameField } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { idIn } from '../idIn.ts';
import { textOf } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/** NOM Prénom; '' when not known here. */
export function personName(snapshot: Snapshot, entity: 'Agent' | PersonEntity, id: string | null): string {
  const row = id === null ? undefined : snapshot.current(entity, id);
  return row === undefined ? '' : personNameOf(row, entity);
}

export const personNameOf = (row: RawJson, entity: PersonEntity | 'Agent'): string =>
  [textOf(row, lastNameField(entity), entity).toLocaleUpperCase('fr'), textOf(row, 'Prenoms', entity)]
    .filter(Boolean)
    .join(' ');

/** The subject of an application's sentence: its applicant, else its number. */
export const subjectOf = (application: RawJson, snapshot: Snapshot, entity: ApplicationEntity = 'Dossier'): string =>
  personName(snapshot, sibling(entity, 'Candidat'), idIn(application, 'CandidatId')) ||
  textOf(application, 'Numero', entity);
