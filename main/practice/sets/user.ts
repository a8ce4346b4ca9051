import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { noInstant, writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { members } from './members.ts';
import type { ServedSet } from './servedSet.ts';

/** ProfilUser values the interface may write (R4.2). */
const writableProfiles: ReadonlySet<string> = new Set(['2', '4']);
const authentications = ['None', 'Standalone', 'CloudDirectory', 'Directory', 'DirectoryLDAP', 'CAS'];

export const user: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('text', 'Nom'),
    ...members('alwaysNull', 'Code'),
    ...members('text', 'Login Prenom Mail'),
    /** Sent encrypted, checked when a User is created, never stored and never answered. */
    ...members('alwaysNull', 'Password'),
    ...members('instant', 'DateCreation DateModification DateSuppression'),
    ...members('integer', 'ProfilUser'),
    ...members('flag', 'Actif'),
    ...members('text', 'TypeAuthentification'),
  },
  required: ['Nom', 'Login', 'Prenom', 'Mail', 'ProfilUser', 'TypeAuthentification'],
  assigned: ['Id', 'DateCreation', 'DateModification', 'DateSuppression'],
  make(sent, { now }) {
    const moment = rawOf(writeInstant(now));
    return new Map<string, RawJson>([
      ['DateCreation', moment],
      ['DateModification', moment],
      ['DateSuppression', rawOf(noInstant)],
      ['Actif', rawOf(sent.get('Actif') !== 'false' && integerOf(sent, 'ProfilUser') === '2')],
    ]);
  },
  check(user) {
    const profile = integerOf(user, 'ProfilUser');
    if (!writableProfiles.has(profile)) throw refuseField('ProfilUser', '2 (utilisateur) ou 4 (désactivé) attendu');
    if (!authentications.includes(textOf(user, 'TypeAuthentification'))) {
      throw refuseField('TypeAuthentification', `${authentications.join(', ')} attendu`);
    }
  },
};
