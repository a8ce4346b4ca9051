import type { planificationSchema } from '#shared/entities/planification.ts';
import { named, period, references } from './common.ts';
import type { Meanings } from './label.ts';

export const planification: Meanings<typeof planificationSchema> = {
  ...named,
  ...period,
  Nom: { ...named.Nom, help: { fr: 'Titre affiché', en: 'Title shown' } },
  Enseignants: { fr: 'Enseignants', en: 'Teachers' },
  ReferenceExterne: { fr: 'Référence externe', en: 'External reference' },
  EntiteJuridiqueId: references.EntiteJuridiqueId,
  TypePlanificationId: { fr: 'Type', en: 'Type' },
  CommentaireInterneId: { fr: 'Commentaire interne', en: 'Internal comment' },
  CommentaireExterneId: { fr: 'Commentaire externe', en: 'External comment' },
  ProgrammeId: references.ProgrammeId,
  SequenceId: references.SequenceId,
  DateSynchronisation: { fr: 'Date de synchronisation', en: 'Synchronisation date' },
  ReferenceMultiple: {
    fr: 'Événements liés',
    en: 'Linked events',
    help: { fr: 'Les événements de même valeur sont liés', en: 'Events that share this value are linked' },
  },
  Annule: {
    fr: 'Annulé',
    en: 'Cancelled',
    help: { fr: 'Un événement s’annule, il ne se supprime pas', en: 'An event is cancelled, never deleted' },
    source: 'R3.1',
  },
  Realise: { fr: 'Fait', en: 'Done' },
};
