import { named, references } from './common.ts';
import { count, entity, idWords, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** Instance names the share of the file system; its other members are not documented. */
export const instance = entity('Instance', {
  names: { fr: ['Établissement', 'Établissements'], en: ['School', 'Schools'] },
  received: 'whole',
  onlyNamed: true,
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
      fr: 'Identifiant du dossier racine',
      en: 'Root folder identifier',
      help: {
        fr: 'Sans lui, aucun dossier ne se crée à la racine',
        en: 'Without it, no folder can be created at the root',
      },
      source: 'R5.5',
    }),
    /** Not every deployment gives one. */
    Id: count(idWords),
  },
});
export type Instance = RowOf<typeof instance>;

/** The campus of a programme decides which agents its files may have (R4.5). */
export const programme = entity('Programme', {
  names: { fr: ['Programme', 'Programmes'], en: ['Programme', 'Programmes'] },
  received: 'whole',
  onlyNamed: true,
  members: { ...named, EntiteJuridiqueId: refTo('EntiteJuridique', references.EntiteJuridiqueId) },
});

/*
 * Sets whose members the service does not document beyond Id, Nom and Code, and whose lists are assumed (R3.4). Where a
 * deployment does not offer them, labels come from values seen.
 */
export const entiteJuridique = entity('EntiteJuridique', {
  names: { fr: ['Campus', 'Campus'], en: ['Campus', 'Campuses'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const typePlanification = entity('TypePlanification', {
  names: { fr: ['Type d’événement', 'Types d’événement'], en: ['Event type', 'Event types'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const etatCandidature = entity('EtatCandidature', {
  names: { fr: ['État de candidature', 'États de candidature'], en: ['Application state', 'Application states'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const typeConvention = entity('TypeConvention', {
  names: { fr: ['Type de convention', 'Types de convention'], en: ['Agreement type', 'Agreement types'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const etatConvention = entity('EtatConvention', {
  names: { fr: ['État de convention', 'États de convention'], en: ['Agreement state', 'Agreement states'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const natureClient = entity('NatureClient', {
  names: { fr: ['Nature de client', 'Natures de client'], en: ['Client nature', 'Client natures'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const organismeFinanceur = entity('OrganismeFinanceur', {
  names: { fr: ['Financeur', 'Financeurs'], en: ['Funder', 'Funders'] },
  received: 'whole',
  onlyNamed: true,
  members: named,
});
export const natureContrat = entity('NatureContrat', {
  names: { fr: ['Nature de contrat', 'Natures de contrat'], en: ['Contract nature', 'Contract natures'] },
  onlyNamed: true,
  members: named,
});
export const typeEnseignant = entity('TypeEnseignant', {
  names: { fr: ['Type d’enseignant', 'Types d’enseignant'], en: ['Teacher type', 'Teacher types'] },
  onlyNamed: true,
  members: named,
});
export const typeSequence = entity('TypeSequence', {
  names: { fr: ['Type de séquence', 'Types de séquence'], en: ['Sequence type', 'Sequence types'] },
  onlyNamed: true,
  members: named,
});
/** ApplyTemplate copies the rights from it. */
export const template = entity('Template', {
  names: { fr: ['Modèle de droits', 'Modèles de droits'], en: ['Rights template', 'Rights templates'] },
  onlyNamed: true,
  members: named,
});
