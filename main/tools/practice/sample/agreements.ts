import { atSchool } from '../schoolTime.ts';
import { integerOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { addDays } from './days.ts';
import type { Learner } from './learners.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import {
  agreementStates,
  agreementTypes,
  clientNatures,
  contractModes,
  funders,
  programmeId,
  sequenceTypes,
  workSequenceId,
} from './school.ts';
import { schoolYear } from './teaching.ts';

const companies = [
  'Ateliers Ravier',
  'Boulangerie Comte',
  'Librairie du Port',
  'Transports Mérieux',
  'Clinique des Tilleuls',
  'Papeterie Nord',
  'Mutuelle Loire',
  'Garage Delcourt',
  'Studio Écho',
  'Comptoir du Lin',
  'Menuiserie Arnaud',
  'Agence Belvédère',
];
const jobs = [
  'Assistant commercial',
  'Chargée de communication',
  'Technicien support',
  'Assistante RH',
  'Gestionnaire de stock',
];
const firstConventionId = 8001;

/** Every third learner has an agreement: company, funder, instalments, billing, documents. */
export function addAgreements(
  store: Store,
  random: Random,
  { learners, today }: { learners: readonly Learner[]; today: string },
): void {
  const chosen = learners.filter((_, index) => index % 3 === 1);
  for (const [index, learner] of chosen.entries()) addAgreement(store, random, { learner, index, today });
}

function addAgreement(
  store: Store,
  random: Random,
  { learner, index, today }: { learner: Learner; index: number; today: string },
): void {
  const id = firstConventionId + index;
  const year = schoolYear(today);
  const sequenceId = workSequenceId(programmeId(learner.campus, learner.track));
  const sequence = store.row('Sequence', String(sequenceId));
  const placement =
    sequence !== undefined && integerOf(sequence.members, 'TypeSequenceId') === String(sequenceTypes.placement.id);
  const type = placement ? agreementTypes.placement : agreementTypes.apprenticeship;
  const code = `CONV-${year}-${String(index + 1).padStart(4, '0')}`;
  const company = addCompany(store, random, index);
  const teachers = [...store.rows('Enseignant')].filter(
    (row) => integerOf(row.members, 'EntiteJuridiqueId') === String(learner.campus.id),
  );
  addRow(store, 'Convention', {
    Id: id,
    Nom: `${learner.last} ${learner.first}`,
    Code: code,
    ApprenantId: learner.id,
    TypeConventionId: type.id,
    SequenceId: sequenceId,
    EtatConventionId: random.pick(Object.values(agreementStates)).id,
    EntrepriseId: company.id,
    EnseignantId: Number(random.pick(teachers).id),
    MaitreId: id * 10 + 1,
    SignataireId: id * 10 + 2,
    ReferentId: id * 10 + 3,
    NatureContratId: placement ? 0 : contractModes[0].id,
    Poste: random.pick(jobs),
    Remuneration: random.whole(610, 1450),
    Devise: 'Euro',
    DateDebut: atSchool(`${year}-09-15`, '08:00'),
    DateFin: atSchool(`${year + 1}-07-10`, '18:00'),
  });
  for (const name of ['Convention signée.pdf', 'Annexe pédagogique.pdf']) {
    addRow(store, 'ConventionDocument', {
      Id: Number(store.nextId('ConventionDocument')),
      Nom: name,
      ConventionId: id,
    });
  }
  addFunding(store, random, { id, code, company, learner, placement, today });
}

function addCompany(store: Store, random: Random, index: number): { id: number; name: string } {
  const id = 9101 + index;
  const name = companies[index % companies.length] ?? '';
  addRow(store, 'Entreprise', {
    Id: id,
    Nom: name,
    Code: `E-${id}`,
    SIRET: `8${random.whole(1_000_000, 9_999_999)}00${random.whole(100, 999)}0`,
    NAF: random.pick(['4711B', '6201Z', '7311Z', '4941A']),
    AdresseId: 16_001 + index,
    TelephoneId: 17_001 + index,
    TauxEntreprise: 100,
  });
  return { id, name };
}

interface Funding {
  readonly id: number;
  readonly code: string;
  readonly company: { readonly id: number; readonly name: string };
  readonly learner: Learner;
  readonly placement: boolean;
  readonly today: string;
}

function addFunding(store: Store, random: Random, { id, code, company, learner, placement, today }: Funding): void {
  const affaire = Number(store.nextId('Affaire'));
  addRow(store, 'Affaire', { Id: affaire, Nom: `Affaire ${code}`, ConventionId: id });
  const owner = addClient(store, {
    Nom: company.name,
    EntrepriseId: company.id,
    NatureClientId: clientNatures.company.id,
    code,
    id,
    campus: learner.campus.id,
  });
  const amount = random.whole(12, 30) * 50;
  if (!placement) {
    const funder = random.pick(funders);
    addRow(store, 'ConventionOrganismeFinanceur', {
      Id: Number(store.nextId('ConventionOrganismeFinanceur')),
      ConventionId: id,
      OrganismeFinanceurId: funder.id,
      TypePriseCharge: 'Entreprise',
      NumeroDossier: `DEC-${id}`,
    });
    addClient(store, {
      Nom: funder.name,
      EntrepriseId: 0,
      NatureClientId: clientNatures.funder.id,
      code,
      id,
      campus: learner.campus.id,
    });
    for (const number of [1, 2, 3]) {
      addRow(store, 'EcheanceApprentissageConvention', {
        Id: Number(store.nextId('EcheanceApprentissageConvention')),
        Nom: `Échéance ${number}`,
        Libelle: `Échéance ${number}`,
        Code: `${code}-${number}`,
        ConventionId: id,
        EntrepriseId: company.id,
        Numero: number,
        Montant: amount,
        Date: atSchool(addDays(`${schoolYear(today)}-10-01`, 90 * number), '08:00'),
      });
    }
  }
  for (const credit of [false, true].slice(0, random.whole(1, 2))) {
    addRow(store, 'BalanceClient', {
      Id: Number(store.nextId('BalanceClient')),
      Nom: credit ? 'Règlement' : 'Facture',
      Montant: amount * 1.2,
      MontantHT: amount,
      TauxTVA: 20,
      Date: atSchool(addDays(today, credit ? -random.whole(5, 20) : -random.whole(21, 60)), '12:00'),
      CreditON: credit,
      PaiementON: credit,
      Compte: '411000',
      ClientId: owner,
      AffaireId: affaire,
      LibellePeriode: String(schoolYear(today)),
    });
  }
}

interface ClientValues {
  readonly Nom: string;
  readonly EntrepriseId: number;
  readonly NatureClientId: number;
  readonly code: string;
  readonly id: number;
  readonly campus: number;
}

function addClient(store: Store, { code, id, campus, ...values }: ClientValues): number {
  const client = Number(store.nextId('Client'));
  // The service treats a company as a person: it requires Prenoms of every client.
  addRow(store, 'Client', {
    ...values,
    Id: client,
    Prenoms: '-',
    Code: code,
    ReferenceId: id,
    EntiteJuridiqueId: campus,
  });
  return client;
}
