import { adultOn } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Rules } from './served.ts';

/** A learner: made through `/Candidat`, read through `/Apprenant`. */
export const apprenant: Rules = {
  required: ['Nom', 'Login', 'Prenoms'],
  navigations: { Mail: { by: 'MailId', to: 'Mail' } },
  /** R4.1 (Apprenant rule 1). Without a date of birth there is nothing to check. */
  check(learner, { now }) {
    const birth = textOf(learner, 'DateNaissance');
    if (birth !== '' && !adultOn(birth, now) && integerOf(learner, 'Tuteur1Id') === '0') {
      throw refuseField('Tuteur1Id', 'un représentant légal est obligatoire pour un apprenant de moins de 18 ans');
    }
  },
};
