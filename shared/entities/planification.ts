import { assumed, byLookUp } from '../endpoints/endpointParts.ts';
import { named, period, references } from './common.ts';
import { entity, flag, given, groupReferenceOf, instant, ref, refTo, text } from './entity.ts';
import type { Code, GroupReference, Ref, RowOf, Text } from './entity.ts';

/** Of the extended form, beside members with a place of their own; what is shown `always` is also among the facts. */
export const otherMembers = {
  ProgrammeId: refTo('Programme', references.ProgrammeId),
  SequenceId: refTo('Sequence', references.SequenceId),
  Code: named.Code,
  ReferenceExterne: text({ fr: 'Référence externe', en: 'External reference', applicationNumber: true }),
  CommentaireInterneId: ref({ fr: 'Commentaire interne', en: 'Internal comment' }),
  CommentaireExterneId: ref({ fr: 'Commentaire externe', en: 'External comment' }),
  EntiteJuridiqueId: refTo('EntiteJuridique', references.EntiteJuridiqueId),
  ReferenceMultiple: groupReferenceOf({
    fr: 'Événements liés',
    en: 'Linked events',
    help: { fr: 'Les événements de même valeur sont liés', en: 'Events that share this value are linked' },
  }),
} satisfies Readonly<Record<string, Text | Code | Ref | GroupReference>>;

/** A calendar event: a class session, a shared event or a booking placed on a time slot. */
export const planification = entity('Planification', {
  names: { fr: ['Événement', 'Événements'], en: ['Event', 'Events'] },
  received: 'often',
  endpoints: {
    create: {
      required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
      doubt: byLookUp('EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin', 'Nom', 'ReferenceMultiple'),
      readings: ['R2.4', 'R3.6'],
    },
    replace: { verb: 'PUT', readings: ['R2.1', 'R2.9', 'R3.1', 'R3.3'] },
    list: assumed,
    one: assumed,
  },
  columns: [
    'Nom',
    'TypePlanificationId',
    'Debut',
    'Fin',
    'EntiteJuridiqueId',
    'Enseignants',
    'ProgrammeId',
    'SequenceId',
  ],
  identity: ['Nom', 'EntiteJuridiqueId', 'Debut', 'Fin'],
  units: [['Debut', 'Fin']],
  cancelledBy: 'Annule',
  members: {
    Nom: text({ fr: 'Nom', en: 'Name', help: { fr: 'Titre affiché', en: 'Title shown' } }),
    TypePlanificationId: refTo('TypePlanification', { fr: 'Type', en: 'Type' }),
    Debut: given(instant(period.Debut)),
    Fin: given(instant(period.Fin)),
    /** Opaque text (R5.8). */
    Enseignants: text({ fr: 'Enseignants', en: 'Teachers' }),
    ...otherMembers,
    DateSynchronisation: instant({
      fr: 'Date de synchronisation',
      en: 'Synchronisation date',
      nullable: true,
      assigned: true,
      volatile: true,
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
