import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';
import type { SetName } from './setNames.ts';

const currency = 'Euro';
/** Four different professional records (Convention rule 6, Limits 3). */
const roles = ['MaitreId', 'MaitreBisId', 'SignataireId', 'ReferentId'] as const;

export const convention: ServedSet = {
  members: {
    ...named,
    ...members(
      'reference',
      `ProvenanceOffreId FonctionExerceId TypeContratApprentissageId TypeContratProfessionnalisationId
       DiplomePlusEleveProfessionnalisationId DernierDiplomePrepareProfessionalisationId DiplomeViseId
       DernierDiplomePrepareId DiplomePlusEleveId DerniereClasseId SituationAvantContratApprentissageId
       SituationAvantContratProfessionnalisationId RythmeProfessionnalisationId RythmeApprentissageId TypeDerogationId
       ApprenantId SequenceId EnseignantId EntrepriseId SignataireId MaitreId MaitreBisId ReferentId
       AutreLieuFormationId MissionId MotifRuptureId ConventionOrigineId TypeConventionId
       MinimumSocialProfessionnalisationId EtatConventionId ReferenceId NatureContratId OrigineContratId
       ReferentEcoleId CompetencesAcquerirId AvantageAccordId CasParticulierId CommentaireId IdMotifAvenant`,
    ),
    ...members('nullableInteger', 'PeriodeConventionId LanId IdClasseAnneeDerniere IdDepartement'),
    ...members('integer', 'NbJourPeriodeEssai DureeAgenceEmploi NombreOrganismeFormation'),
    ...members(
      'decimal',
      `Remuneration CoutFormation CoutFormationOrganismeFinanceur CoutFormationResteChargeEntreprise NbHeureFormation
       NbHeureEnseignement NbHeureOPCA NbHeureEntreprise NbJourPresence RemunerationHoraire DureeEffective
       DureeEffectiveHeure TauxEntreprise TauxOPCA`,
    ),
    ...members('nullableDecimal', 'AvantageLogement AvantageNourriture'),
    ...members(
      'flag',
      `EstLieuDeFormationPrincipal Avenant Subrogation InscritAgenceEmploi StageEtranger RemunerationNette
       OrganismeFormationInterne TravailHandicape InscritListeSportive ProjetEntreprise AssuranceChomage
       TravailDangereux AttesteEnsembleDoc`,
    ),
    ...members(
      'text',
      `ClassificationEmploi NumeroAgenceEmploi Poste NiveauPoste CoeficientHierarchique OrganismeFormation
       TypeQualification NbJourConges Devise RegimeSocial AvantageAutre CaisseRetraite NumContrat NumCommande`,
    ),
    ...members('nullableText', 'MotifAvenant'),
    ...members(
      'nullableInstant',
      `DateRupture DateFinMaintienFormation DateDebutSaisie DateValidationApprenant DateValidationEcole
       DateValidationEnseignant DateValidationEntreprise DateValidationMaitre DateDebut DateFin DebutFormation
       FinFormation DateFinEssai DateAvenant DateConclusion`,
    ),
  },
  required: ['ApprenantId', 'TypeConventionId', 'SequenceId'],
  assigned: ['Id', 'Code'],
  refersTo: {
    ApprenantId: 'Apprenant',
    TypeConventionId: 'TypeConvention',
    SequenceId: 'Sequence',
    EtatConventionId: 'EtatConvention',
    EntrepriseId: 'Entreprise',
    EnseignantId: 'Enseignant',
    AutreLieuFormationId: 'AutreLieuFormation',
    ConventionOrigineId: 'Convention',
    NatureContratId: 'NatureContrat',
  },
  make(sent, { store, now }) {
    const number = [...store.rows('Convention')].length + 1;
    const type = store.row('TypeConvention', integerOf(sent, 'TypeConventionId'))?.members;
    const made = new Map<string, RawJson>([
      ['Code', rawOf(`CONV-${writeInstant(now).slice(0, 4)}-${String(number).padStart(4, '0')}`)],
      ['EtatConventionId', firstOf(store, 'EtatConvention')],
    ]);
    if ((sent.get('Devise') ?? 'null') === 'null' || textOf(sent, 'Devise') === '') made.set('Devise', rawOf(currency));
    // The contractual mode is read as NatureContratId (Convention rule 8).
    if (type && textOf(type, 'Code') === 'APPRENTISSAGE') made.set('NatureContratId', firstOf(store, 'NatureContrat'));
    return made;
  },
  /** Without a state, the agreement returns to the first one (R5.6): a replacement is whole. */
  combine: (_kept, replaced, _sent, { store }) =>
    new Map(
      integerOf(replaced, 'EtatConventionId') === '0' ? [['EtatConventionId', firstOf(store, 'EtatConvention')]] : [],
    ),
  check(agreement, { store }) {
    const company = integerOf(agreement, 'EntrepriseId');
    const sharing = [...store.rows('Convention')].some(
      (row) =>
        company !== '0' && row.id !== integerOf(agreement, 'Id') && integerOf(row.members, 'EntrepriseId') === company,
    );
    if (sharing) throw refuseField('EntrepriseId', 'cette entreprise est celle d’une autre convention');
    for (const [index, role] of roles.entries()) {
      const same = roles.slice(0, index).find((other) => integerOf(agreement, other) === integerOf(agreement, role));
      if (same && integerOf(agreement, role) !== '0') throw refuseField(role, `le même professionnel que ${same}`);
    }
  },
  /** A move to a state with Code SAISIE deletes the documents of the agreement (States and transitions; R4.3). */
  replaced(before, after, { store }) {
    const moved = integerOf(before, 'EtatConventionId') !== integerOf(after, 'EtatConventionId');
    if (!moved || stateCode(after, store) !== 'SAISIE') return;
    const ofAgreement = [...store.rows('ConventionDocument')].filter(
      (row) => integerOf(row.members, 'ConventionId') === integerOf(after, 'Id'),
    );
    for (const { id } of ofAgreement) store.remove('ConventionDocument', id);
  },
};

const firstOf = (store: Store, set: SetName): RawJson => {
  const [first] = store.rows(set);
  return first ? rawJson(first.id) : rawOf(0);
};

function stateCode(agreement: Members, store: Store): string {
  const state = store.row('EtatConvention', integerOf(agreement, 'EtatConventionId'));
  return state ? textOf(state.members, 'Code') : '';
}

export const entreprise: ServedSet = {
  members: {
    ...named,
    ...members('text', 'CaisseRetraite CaissePrevoyance SIRET NAF TVAintracommunautaire ConventionCollective'),
    ...members('text', 'IDCC NumUrssafParticulierEmployeur Effectif AutreInformation NumeroProjet'),
    ...members('integer', 'AdresseId MailId TelephoneId RefCompte FormeJuridiqueId'),
    ...members('flag', 'IsParticulierEmployeur'),
    ...members('decimal', 'TauxEntreprise'),
  },
  refersTo: { MailId: 'Mail' },
};

/** A funder attached to an agreement. */
export const conventionOrganismeFinanceur: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('nullableText', 'Nom Code'),
    ...members('integer', 'ConventionId OrganismeFinanceurId OrganismeFinanceurFacturationId EcheancierEntrepriseId'),
    ...members('integer', 'GestionnaireDossierId AutreContactId'),
    ...members('text', 'NumeroDossier NumeroDECA NumeroInterne StatutPortail StatutTransmission CodeAdherent'),
    ...members('nullableInstant', 'DateEnvoiPortail DateTransmissionHorsPortail DateReception DateEnvoi'),
    ...members('text', 'TypePriseCharge'),
    ...members('nullableDecimal', 'TauxHoraire'),
    ...members('flag', 'DernierCertificatEnvoye'),
  },
  required: ['ConventionId', 'OrganismeFinanceurId'],
  refersTo: { ConventionId: 'Convention', OrganismeFinanceurId: 'OrganismeFinanceur' },
  make: (sent) => new Map(textOf(sent, 'TypePriseCharge') === '' ? [['TypePriseCharge', rawOf('Entreprise')]] : []),
};

/** An instalment. */
export const echeanceApprentissageConvention: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Libelle NumeroFacture Compte CodeAnalytique LibelleExterne PeriodeNom Source'),
    ...members('text', 'Codification Nature'),
    ...members('integer', 'ConventionId EntrepriseId OPCAId NoteId CategoriePrestationId Numero'),
    ...members('decimal', 'Montant'),
    ...members('nullableDecimal', 'Pourcentage'),
    ...members('instant', 'Date'),
    ...members('nullableInteger', 'RefPrestationId RefPaiementId RefEcheanceLiee'),
  },
  required: ['ConventionId'],
  refersTo: { ConventionId: 'Convention', EntrepriseId: 'Entreprise' },
};
