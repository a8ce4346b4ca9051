import { apprenant } from './apprenant.ts';
import { apprenantEvaluation } from './apprenantEvaluation.ts';
import { candidat } from './candidat.ts';
import { dossier } from './dossier.ts';
import { text, variant } from './entity.ts';
import type { EntityGroup, GroupedField } from './entity.ts';
import { inscriptionCours } from './inscriptionCours.ts';
import { inscriptionSequence } from './inscriptionSequence.ts';
import { person } from './person.ts';

/** NomUsage takes the place of Nom, which a row may have, and which is resent as it was read (R1.5, R2.1). */
const names = {
  Nom: text({
    ...person.Nom,
    help: {
      fr: 'Renvoyé tel que reçu\u00A0: le nom d’usage en tient lieu dans ce contexte',
      en: 'Sent back as received: the usual name stands for it in this context',
    },
    assigned: true,
    variable: true,
  }),
  NomUsage: text({
    ...person.NomUsage,
    help: { fr: 'Tient lieu de nom dans le contexte Sélection', en: 'Stands for the name in the Selection context' },
  }),
};
const numero = {
  fr: 'Numéro de candidat',
  en: 'Applicant number',
  help: {
    fr: 'La lettre C et des chiffres\u00A0: ce contexte ne l’attribue pas',
    en: 'The letter C and digits: this context does not assign it',
  },
} as const;

const first = ['NomUsage', 'Prenoms', 'Numero'];
const isFirst = ({ field }: GroupedField): boolean => first.includes(field);
/** NomUsage first, in place of Nom, and a Numero that is typed. */
const about = ({ groups }: { readonly groups: readonly EntityGroup[] }) => ({
  identity: ['NomUsage', 'Prenoms', 'DateNaissance', 'MailId'],
  groups: groups.map(({ fields, ...group }) => {
    const others = fields.filter((each) => !isFirst(each));
    if (group.id !== 'identity') return { ...group, fields: others };
    const named = first.map((field) => ({ field, always: true as const }));
    return { ...group, fields: [...named, ...others.filter(({ field }) => field !== 'Nom'), { field: 'Nom' }] };
  }),
});

/** The entities of the Selection context: the same sets, whose people have a NomUsage and a given Numero (R1.5). */
export const ofSelection = {
  'selection/Candidat': variant(
    candidat,
    { ...names, Numero: text(numero) },
    { ...about(candidat), link: 'selection' },
  ),
  /** Created with a Numero too, which a learner may show or not. */
  'selection/Apprenant': variant(
    apprenant,
    { ...names, Numero: text({ ...numero, variable: true }) },
    about(apprenant),
  ),
  /** Received when its applicant is looked at, and without a link: a number there is another file here. */
  'selection/Dossier': variant(dossier, {}, { identity: dossier.identity, groups: dossier.groups }),
  'selection/InscriptionSequence': inscriptionSequence,
  'selection/InscriptionCours': inscriptionCours,
  'selection/ApprenantEvaluation': apprenantEvaluation,
} as const;
