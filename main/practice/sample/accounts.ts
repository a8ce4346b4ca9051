import { arrayOf, rawOf } from '#shared/json/rawJson.ts';
import { atSchool, noInstant } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays } from './days.ts';
import type { Learner } from './learner.ts';
import { loginOf } from './names.ts';
import { addRow } from './sampleRows.ts';
import { campuses } from './school.ts';
import type { PersonName } from './school.ts';

/** Accounts of the agents with the campus they may see, one disabled account, and references of other systems. */
export function addAccounts(store: Store, { learners, today }: { learners: readonly Learner[]; today: string }): void {
  for (const campus of campuses) {
    for (const [index, person] of campus.agents.entries())
      addUser(store, { person, campusId: campus.id, active: index === 0, today });
  }
  for (const learner of learners.slice(0, 30)) {
    addRow(store, 'ReferenceExterne', {
      Id: Number(store.nextId('ReferenceExterne')),
      Nom: learner.code,
      Reference: `SI-${learner.id}`,
      Type: 'SCOLARITE.APPRENANT',
      IdObjet: learner.id,
      CRC: '',
      DateMAJ: atSchool(addDays(today, -7), '23:30'),
    });
  }
}

function addUser(
  store: Store,
  { person, campusId, active, today }: { person: PersonName; campusId: number; active: boolean; today: string },
): void {
  const id = Number(store.nextId('User'));
  const created = atSchool(addDays(today, -200 - id), '09:00');
  addRow(store, 'User', {
    Id: id,
    Nom: person.last,
    Prenom: person.first,
    Login: loginOf(person),
    Mail: `${loginOf(person)}@ecole.exemple.fr`,
    DateCreation: created,
    DateModification: created,
    DateSuppression: noInstant,
    ProfilUser: active ? 2 : 4,
    Actif: active,
    TypeAuthentification: 'Standalone',
  });
  addRow(store, 'UserAuthorizations', { Id: id }, { Ids: arrayOf([rawOf(campusId)]) });
}
