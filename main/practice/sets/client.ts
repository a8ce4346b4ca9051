import { refuseField } from '../serviceError.ts';
import { integerOf } from '../store/row.ts';
import type { Rules } from './served.ts';

/** Records that a client has for itself (Client rule 2, R4.4). */
const ownRecords = ['AdresseId', 'MailId', 'TelephoneId', 'MobileId'] as const;

export const client: Rules = {
  check(client, { store }) {
    for (const field of ownRecords) {
      const id = integerOf(client, field);
      if (id === '0') continue;
      const taken = [store.plain, store.selection].some((context) =>
        (['Apprenant', 'Candidat'] as const).some((set) =>
          [...context.rows(set)].some((row) => integerOf(row.members, field) === id),
        ),
      );
      if (taken) throw refuseField(field, 'est celui d’un apprenant ou d’un candidat : à dupliquer pour le client');
    }
  },
};
