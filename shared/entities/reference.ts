import { assumed, keptBySchool } from '../endpoints/endpointParts.ts';
import { named, references } from './common.ts';
import { count, entity, idWords, refTo, text } from './entity.ts';
import type { Entity, RowOf } from './entity.ts';

/** The document shows no list of what only names others (R3.4). */
const assumedList = { ...assumed, ...keptBySchool } as const;
type Names = Entity['names']['fr'];

/** Instance names the share of the file system; its other members are not documented. */
export const instance = entity('Instance', {
  names: { fr: ['Établissement', 'Établissements'], en: ['School', 'Schools'] },
  received: 'whole',
  onlyNamed: true,
  endpoints: { list: assumedList },
  members: {
    ...named,
    /** The share name: the root of every Directory path (R1.3). */
    ShareName: text({
      fr: 'Nom du partage',
      en: 'Share name',
      help: { fr: 'Début de tous les chemins du répertoire', en: 'What every folder’s path begins with' },
      source: 'R1.3',
    }),
    /** GUID of the root folder, where the deployment gives it (R5.5). */
    RootStreamid: text({
      fr: 'Identifiant du répertoire racine',
      en: 'Root folder identifier',
      help: {
        fr: 'Sans lui, aucun répertoire ne se crée à la racine',
        en: 'Without it, no folder can be created at the root',
      },
      source: 'R5.5',
    }),
    Id: count(idWords),
  },
});
export type Instance = RowOf<typeof instance>;

/** The campus of a programme decides which agents its files may have (R4.5). */
export const programme = entity('Programme', {
  names: { fr: ['Programme', 'Programmes'], en: ['Programme', 'Programmes'] },
  received: 'whole',
  onlyNamed: true,
  endpoints: { list: assumedList },
  members: { ...named, EntiteJuridiqueId: refTo('EntiteJuridique', references.EntiteJuridiqueId) },
});

/* Nothing is documented beyond Id, Nom and Code. Without their lists, labels come from values seen. */
const about = (names: Entity['names']) => ({ names, onlyNamed: true, members: named }) as const;
/** One whose list is received. */
const listed = (fr: Names, en: Names) =>
  ({ ...about({ fr, en }), received: 'whole', endpoints: { list: assumedList } }) as const;

export const entiteJuridique = entity('EntiteJuridique', listed(['Campus', 'Campus'], ['Campus', 'Campuses']));
export const typePlanification = entity(
  'TypePlanification',
  listed(['Type d’événement', 'Types d’événement'], ['Event type', 'Event types']),
);
export const etatCandidature = entity(
  'EtatCandidature',
  listed(['État de candidature', 'États de candidature'], ['Application state', 'Application states']),
);
export const typeConvention = entity(
  'TypeConvention',
  listed(['Type de convention', 'Types de convention'], ['Agreement type', 'Agreement types']),
);
export const etatConvention = entity(
  'EtatConvention',
  listed(['État de convention', 'États de convention'], ['Agreement state', 'Agreement states']),
);
export const natureClient = entity(
  'NatureClient',
  listed(['Nature de client', 'Natures de client'], ['Client nature', 'Client natures']),
);
export const organismeFinanceur = entity(
  'OrganismeFinanceur',
  listed(['Financeur', 'Financeurs'], ['Funder', 'Funders']),
);
export const natureContrat = entity(
  'NatureContrat',
  about({ fr: ['Nature de contrat', 'Natures de contrat'], en: ['Contract nature', 'Contract natures'] }),
);
export const typeEnseignant = entity(
  'TypeEnseignant',
  about({ fr: ['Type d’enseignant', 'Types d’enseignant'], en: ['Teacher type', 'Teacher types'] }),
);
export const typeSequence = entity(
  'TypeSequence',
  about({ fr: ['Type de séquence', 'Types de séquence'], en: ['Sequence type', 'Sequence types'] }),
);
/** ApplyTemplate copies the rights from it. */
export const template = entity('Template', {
  ...about({ fr: ['Modèle de droits', 'Modèles de droits'], en: ['Rights template', 'Rights templates'] }),
  endpoints: { list: assumedList },
});
