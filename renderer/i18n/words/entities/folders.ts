import type { Texts } from '#shared/text/languages.ts';

export const folders = {
  folderCount_one: { fr: '{{count}} répertoire', en: '{{count}} folder' },
  folderCount_other: { fr: '{{count}} répertoires', en: '{{count}} folders' },
  fileCount_zero: { fr: 'aucun fichier', en: 'no files' },
  fileCount_one: { fr: '{{count}} fichier', en: '{{count}} file' },
  fileCount_other: { fr: '{{count}} fichiers', en: '{{count}} files' },
  preview: { fr: 'Répertoires qui seront créés', en: 'Folders that will be created' },
  search: { fr: 'Nom d’un répertoire connu de ce poste', en: 'Name of a folder known to this workstation' },
  found: { fr: '{{label}}\u00A0: répertoires trouvés', en: '{{label}}: folders found' },
  noneFound: {
    fr: 'Aucun répertoire de ce nom sur ce poste. En ligne, entrez dans celui qui le contient (→)\u00A0: il est alors reçu.',
    en: 'No folder of this name on this workstation. Online, go into the one that contains it (→): it is received then.',
  },
  enter: { fr: 'Voir ce que contient {{name}}', en: 'See what {{name}} contains' },
  noneInside: { fr: 'Aucun répertoire connu ici. Cherchez-le par son nom.', en: 'No folder known here. Search for it by its name.' },
  name: { fr: 'Nom du nouveau répertoire', en: 'Name of the new folder' },
  will_one: { fr: '{{count}} répertoire sera créé', en: '{{count}} folder will be created' },
  will_other: { fr: '{{count}} répertoires seront créés', en: '{{count}} folders will be created' },
  create_one: { fr: 'Créer le répertoire', en: 'Create the folder' },
  create_other: { fr: 'Créer les {{count}} répertoires', en: 'Create the {{count}} folders' },
  kept_one: { fr: '«\u00A0{{name}}\u00A0» créé sur ce poste', en: '“{{name}}” created on this workstation' },
  kept_other: {
    fr: '«\u00A0{{name}}\u00A0» créé sur ce poste avec ce qu’il contient\u00A0: {{count}} répertoires',
    en: '“{{name}}” created on this workstation with what it contains: {{count}} folders',
  },
  wrongBelow: {
    fr: 'Un répertoire contenu dans celui-ci ne peut pas être créé\u00A0: {{problem}} Choisissez un autre modèle.',
    en: 'A folder inside this one cannot be created: {{problem}} Choose another template.',
  },
  tooMany: {
    fr: 'Plus de {{most}} répertoires d’un coup\u00A0: le service n’en supprime aucun. Choisissez une plus petite branche.',
    en: 'More than {{most}} folders at once: the service deletes none. Choose a smaller branch.',
  },
  absent_one: {
    fr: 'Le contenu d’un des répertoires copiés n’a jamais été reçu sur ce poste, et manquera.',
    en: 'The content of one copied folder was never received here, and will be missing.',
  },
  absent_other: {
    fr: 'Le contenu de {{count}} des répertoires copiés n’a jamais été reçu sur ce poste, et manquera.',
    en: 'The content of {{count}} copied folders was never received here, and will be missing.',
  },
  receive: { fr: 'Le recevoir d’abord', en: 'Receive it first' },
  receiveOnline: { fr: 'En ligne, vous pourrez le recevoir d’abord.', en: 'Online, you can receive it first.' },
  files_one: {
    fr: '{{count}} fichier n’est pas copié\u00A0: le service ne crée que des répertoires.',
    en: '{{count}} file is not copied: the service creates folders only.',
  },
  files_other: {
    fr: '{{count}} fichiers ne sont pas copiés\u00A0: le service ne crée que des répertoires.',
    en: '{{count}} files are not copied: the service creates folders only.',
  },
  forGood_one: {
    fr: 'Gardé sur ce poste, créé dès que le service répond. Ctrl\u00A0Z le retire tant qu’il n’est pas parti\u202F; une fois créé, le service ne le renomme ni ne le supprime.',
    en: 'Kept on this workstation, created as soon as the service answers. Ctrl\u00A0Z removes it until it is sent; once created, the service neither renames nor deletes it.',
  },
  forGood_other: {
    fr: 'Gardés sur ce poste, créés dès que le service répond. Ctrl\u00A0Z retire ceux qui ne sont pas partis\u202F; une fois créés, le service n’en renomme et n’en supprime aucun.',
    en: 'Kept on this workstation, created as soon as the service answers. Ctrl\u00A0Z removes those that were not sent; once created, the service renames and deletes none.',
  },
  duplicate: {
    title: { fr: 'Dupliquer l’arborescence de «\u00A0{{name}}\u00A0»', en: 'Duplicate the tree of “{{name}}”' },
    copy: { fr: '{{name}} (copie)', en: '{{name}} (copy)' },
  },
  person: {
    title: { fr: 'Répertoire de {{name}}', en: 'Folder of {{name}}' },
    none: {
      fr: 'Aucun répertoire connu de ce poste ne porte le nom ou le numéro de {{name}}. Carnet peut le créer\u202F; s’il existe déjà là où vous le créez, il est utilisé.',
      en: 'No folder known to this workstation bears the name or number of {{name}}. Carnet can create it; if it is already where you create it, that one is used.',
    },
    unknown: {
      fr: 'Hors ligne, Carnet ne sait pas encore si ce répertoire existe au service. Aucun connu de ce poste ne porte le nom ou le numéro de {{name}}. Avant de le créer, Carnet regardera\u00A0: s’il existe déjà là où vous le créez, il est utilisé.',
      en: 'Offline, Carnet does not yet know whether the service has this folder. None known to this workstation bears the name or number of {{name}}. Before creating it, Carnet will look: if it is already where you create it, that one is used.',
    },
    found: { fr: 'Un répertoire à ce nom existe maintenant.', en: 'A folder of this name exists now.' },
    where: { fr: 'Dans', en: 'In' },
    whereMissing: { fr: 'Choisissez dans quel répertoire il sera créé.', en: 'Choose in which folder it will be created.' },
    template: { fr: 'D’après le modèle', en: 'After the template' },
    noTemplate: { fr: 'Sans modèle\u00A0: un répertoire vide', en: 'No template: an empty folder' },
    blanks: {
      fr: 'Dans les noms du modèle, {NOM}, {Prénom} et {Numéro} sont remplacés par ceux de la personne.',
      en: 'In the names of the template, {NOM}, {Prénom} and {Numéro} are replaced by those of the person.',
    },
  },
  in: { fr: 'Dans {{path}}', en: 'In {{path}}' },
  share: { fr: 'Partage', en: 'Share' },
} satisfies Texts;
