import { refuseField } from '../serviceError.ts';
import { integerOf } from '../store/row.ts';
import { members, personMembers } from './members.ts';
import type { ServedSet } from './servedSet.ts';

/** Records that a client has for itself (Client rule 2, R4.4). */
const ownRecords = ['AdresseId', 'MailId', 'TelephoneId', 'MobileId'] as const;

export const client: ServedSet = {
  members: {
    ...personMembers,
    ...members('integer', 'EntrepriseId'),
    ...members('nullableInteger', 'SignataireId'),
    ...members('flag', 'Douteux'),
    ...members('integer', 'EntiteJuridiqueId NatureClientId'),
    ...members('nullableInteger', 'ReferenceId ContactId'),
    ...members('nullableText', 'TVAintracommunautaire'),
  },
  required: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'],
  refersTo: {
    EntiteJuridiqueId: 'EntiteJuridique',
    NatureClientId: 'NatureClient',
    MailId: 'Mail',
    EntrepriseId: 'Entreprise',
  },
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

export const balanceClient: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('text', 'Nom'),
    ...members('nullableText', 'Code'),
    ...members('decimal', 'Montant MontantHT TauxTVA'),
    ...members('instant', 'Date'),
    ...members('flag', 'CreditON PaiementON RejetON ODON EnNotrePossessionON'),
    ...members('text', 'Compte LibellePeriode'),
    ...members('integer', 'ClientId AffaireId TypePaiementId PeriodeId'),
    ...members(
      'nullableInteger',
      'OperationId SessionExportPrelevementId SessionExportComptaId FactureId MailId MandatSEPAId',
    ),
    ...members('nullableInteger', 'CategoriePrestationId PrestationId ModalitePourPrestationId NoteDetailId'),
    ...members('anything', 'LibelleOperation CodeAnalytique ReferenceTransaction Detail RefBalanceLiee Debut Fin'),
    ...members('anything', 'Relance1 Relance2 Relance3 ReferenceDossier'),
  },
  refersTo: { ClientId: 'Client' },
};
