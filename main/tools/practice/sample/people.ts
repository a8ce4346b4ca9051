import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { entryYear } from './days.ts';
import { firstNames, knownApplicants, lastNames, loginOf } from './names.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { agentIds, campuses } from './school.ts';
import type { PersonName } from './school.ts';

const applicantCount = 400;

export interface Applicant extends PersonName {
  readonly id: number;
  readonly numero: string;
}

const firstApplicantId = 2001;
const firstNumero = 911;
const towns = [
  'Vénissieux',
  'Lyon',
  'Villeurbanne',
  'Nantes',
  'Saint-Herblain',
  'Rezé',
  'Lille',
  'Roubaix',
  'Tourcoing',
];

/** Each person has a Mail of their own. */
export function addMail(store: Store, address: string): number {
  const id = Number(store.nextId('Mail'));
  addRow(store, 'Mail', { Id: id, Nom: address, Adresse: address });
  return id;
}

export const nameMembers = ({ last, first, male }: PersonName) => ({
  Nom: last,
  Prenoms: first,
  NomUsage: last,
  PrenomUsage: first,
  GenreMale: male,
  CiviliteId: male ? 1 : 2,
});

/** Two agents and four teachers a campus. */
export function addStaff(store: Store): void {
  for (const campus of campuses) {
    const ids = agentIds(campus);
    for (const [index, person] of campus.agents.entries()) {
      addRow(store, 'Agent', {
        ...nameMembers(person),
        Id: ids[index] ?? 0,
        Code: `AG-${campus.code}-${index + 1}`,
        Login: loginOf(person),
        Fonction: 'Chargé d’admission',
        MailId: addMail(store, `${loginOf(person)}@ecole.exemple.fr`),
        Actif: true,
        EntiteJuridiqueId: campus.id,
      });
    }
    for (const [index, person] of campus.teachers.entries()) {
      addRow(store, 'Enseignant', {
        ...nameMembers(person),
        Id: campus.id * 100 + index + 1,
        Code: `ENS-${campus.code}-${index + 1}`,
        Login: loginOf(person),
        MailId: addMail(store, `${loginOf(person)}@ecole.exemple.fr`),
        EntiteJuridiqueId: campus.id,
        Profession: 'Enseignant',
      });
    }
  }
}

export function addApplicants(store: Store, random: Random, today: string): readonly Applicant[] {
  const birthYear = entryYear(today) - 19;
  return applicantNames(random).map((person, index) => {
    const id = firstApplicantId + index;
    const numero = `C${String(firstNumero + index * 2).padStart(5, '0')}`;
    const born = `${birthYear - random.whole(0, 4)}-${digits(random.whole(1, 12))}-${digits(random.whole(1, 28))}`;
    addRow(store, 'Candidat', {
      ...nameMembers(person),
      Id: id,
      Numero: numero,
      Code: numero,
      Login: loginOf(person),
      Password: random.guid().replaceAll('-', ''),
      MailId: addMail(store, `${loginOf(person)}@exemple.fr`),
      MobileId: 7001 + index,
      IndividuId: 9001 + index,
      VilleNaissance: random.pick(towns),
      DateNaissance: atSchool(born, '00:00'),
      CanalAcquisitionId: random.whole(1, 6),
      HasChosenRGPD: random.chance(0.9),
    });
    return { id, numero, last: person.last, first: person.first, male: person.male };
  });
}

const digits = (value: number): string => String(value).padStart(2, '0');

/** Names that differ as e-mail addresses, the known ones first. */
function applicantNames(random: Random): readonly PersonName[] {
  const chosen = new Map<string, PersonName>(knownApplicants.map((person) => [loginOf(person), person]));
  while (chosen.size < applicantCount) {
    const { first, male } = random.pick(firstNames);
    const person = { last: random.pick(lastNames), first, male };
    if (!chosen.has(loginOf(person))) chosen.set(loginOf(person), person);
  }
  return [...chosen.values()];
}
