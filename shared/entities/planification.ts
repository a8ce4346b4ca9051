import { named, period, references } from './common.ts';
import { entity, flag, given, groupMarkOf, instant, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** A calendar event: a class session, a shared event or a booking placed on a time slot. */
export const planification = entity('Planification', {
  names: { fr: ['Événement', 'Événements'], en: ['Event', 'Events'] },
  received: 'often',
  identity: ['Nom', 'EntiteJuridiqueId', 'Debut', 'Fin'],
  units: [['Debut', 'Fin']],
  cancelledBy: 'Annule',
  members: {
    Nom: text({ fr: 'Nom', en: 'Name', help: { fr: 'Titre affiché', en: 'Title shown' }, column: true }),
    TypePlanificationId: refTo('TypePlanification', { fr: 'Type', en: 'Type', column: true }),
    Debut: given(instant({ ...period.Debut, column: true })),
    Fin: given(instant({ ...period.Fin, column: true })),
    EntiteJuridiqueId: refTo('EntiteJuridique', { ...references.EntiteJuridiqueId, column: true }),
    /** Opaque text (R5.8). */
    Enseignants: text({ fr: 'Enseignants', en: 'Teachers', column: true }),
    ProgrammeId: refTo('Programme', { ...references.ProgrammeId, column: true }),
    SequenceId: refTo('Sequence', { ...references.SequenceId, column: true }),
    Code: named.Code,
    ReferenceExterne: text({ fr: 'Référence externe', en: 'External reference' }),
    CommentaireInterneId: ref({ fr: 'Commentaire interne', en: 'Internal comment' }),
    CommentaireExterneId: ref({ fr: 'Commentaire externe', en: 'External comment' }),
    DateSynchronisation: instant({
      fr: 'Date de synchronisation',
      en: 'Synchronisation date',
      nullable: true,
      assigned: true,
      volatile: true,
    }),
    /** Links events to a group; null, "" and 0 are no group (R2.10). A GUID text or a number (R5.8). */
    ReferenceMultiple: groupMarkOf({
      fr: 'Événements liés',
      en: 'Linked events',
      help: { fr: 'Les événements de même valeur sont liés', en: 'Events that share this value are linked' },
    }),
    Annule: flag({
      fr: 'Annulé',
      en: 'Cancelled',
      help: { fr: 'Un événement s’annule, il ne se supprime pas', en: 'An event is cancelled, never deleted' },
      source: 'R3.1',
    }),
    Realise: flag({ fr: 'Fait', en: 'Done' }),
  },
});
export type Planification = RowOf<typeof planification>;
