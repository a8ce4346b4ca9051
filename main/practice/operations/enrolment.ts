import { refuseField } from '../serviceError.ts';
import { memberKinds } from '../sets/memberKinds.ts';
import { integerOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Operation } from './operation.ts';
import { listFiltered, answerRows } from './read.ts';

/**
 * Enrolments; with a body `{Id}` those of one learner, to choose a sequence from. The Id is that of an enrolment of the
 * learner, of their file, or of the learner: the first of these that exists.
 */
export const listEnrolments: Operation = (call) => {
  const id = call.body.get('Id');
  if (id === undefined) return listFiltered(call);
  const { read, wants } = memberKinds.integer;
  if (read(id) === undefined) throw refuseField('Id', `${wants} attendu`);
  const learner = learnerOf(call.store, integerOf(call.body, 'Id'));
  return answerRows(
    call,
    [...call.store.rows(call.set)].filter((row) => integerOf(row.members, 'ApprenantId') === learner),
  );
};

function learnerOf(store: Store, id: string): string | undefined {
  const enrolment = store.row('InscriptionSequence', id);
  if (enrolment) return integerOf(enrolment.members, 'ApprenantId');
  const file = store.row('Dossier', id);
  const applicant = file && store.row('Candidat', integerOf(file.members, 'CandidatId'));
  if (!applicant) return store.row('Apprenant', id)?.id;
  const individu = integerOf(applicant.members, 'IndividuId');
  return [...store.rows('Apprenant')].find((row) => integerOf(row.members, 'IndividuId') === individu)?.id;
}
