import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays, entryYear } from './days.ts';
import type { Learner } from './learner.ts';
import { addEnrolments } from './learners.ts';
import type { CourseEvaluation } from './learners.ts';
import { firstNames, lastNames, loginOf } from './names.ts';
import { addMail } from './people.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, tracks } from './school.ts';
import type { PersonName } from './school.ts';

const applicantCount = 24;
const learnerCount = 12;
/** The first numbers of the plain sample too: the same number is another person here (R1.5). */
const firstApplicantId = 2001;
const firstLearnerId = 3001;
const firstNumero = 90_101;

/** The people of the Selection context, with enrolments and marks of their own. */
export function addSelection(
  plain: Store,
  random: Random,
  { today, evaluations }: { readonly today: string; readonly evaluations: readonly CourseEvaluation[] },
): void {
  const store = plain.selection;
  const names = namesOf(random);
  for (const [index, person] of names.entries()) {
    const numero = `C${String(firstNumero + index)}`;
    const isLearner = index >= applicantCount;
    const shared = {
      ...namesIn(person),
      Login: loginOf(person),
      MailId: addMail(store, `${loginOf(person)}@selection.exemple.fr`),
      IndividuId: 15_001 + index,
      HasChosenRGPD: random.chance(0.5),
    };
    if (!isLearner) {
      const born = `${entryYear(today) - random.whole(18, 22)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`;
      addRow(store, 'Candidat', {
        ...shared,
        Id: firstApplicantId + index,
        Numero: numero,
        Code: numero,
        DateNaissance: atSchool(born, '00:00'),
        CanalAcquisitionId: random.whole(1, 6),
      });
      continue;
    }
    const at = index - applicantCount;
    const taught = { campus: random.pick(campuses), track: random.pick(tracks) };
    const learner: Learner = { ...person, ...taught, id: firstLearnerId + at, code: numero };
    addRow(store, 'Apprenant', {
      ...shared,
      Id: learner.id,
      Numero: numero,
      Code: numero,
      DateNaissance: atSchool(addDays(today, -random.whole(19 * 366, 25 * 365)), '00:00'),
    });
    addEnrolments(store, random, { learner, evaluations });
  }
}

/** A third bear another name than the one they were born with. */
const namesIn = ({ last, first, male, birth }: Named) => ({
  Nom: birth,
  NomUsage: last,
  Prenoms: first,
  PrenomUsage: first,
  GenreMale: male,
  CiviliteId: male ? 1 : 2,
});

interface Named extends PersonName {
  readonly birth: string;
}

function namesOf(random: Random): readonly Named[] {
  const chosen = new Map<string, Named>();
  while (chosen.size < applicantCount + learnerCount) {
    const { first, male } = random.pick(firstNames);
    const last = random.pick(lastNames);
    const person = { last, first, male, birth: random.chance(1 / 3) ? random.pick(lastNames) : last };
    chosen.set(loginOf(person), person);
  }
  return [...chosen.values()];
}
