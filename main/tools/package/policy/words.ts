import type { PolicyName, PolicyValues } from '#shared/policy/settings.ts';

/** What an administrator reads of each setting beside its name, in the templates of Windows and macOS. */
export const explained: Readonly<Record<PolicyName, { readonly fr: string; readonly en: string }>> = {
  serviceAddress: {
    fr: 'Le seul service demandé, ajouté ou ouvert : une adresse en https://, ou « none » pour le seul entraînement.',
    en: 'The only service that is asked, added or opened: an https:// address, or “none” for practice alone.',
  },
  campus: {
    fr: 'Numéro du seul campus ajouté, ouvert et montré.',
    en: 'Number of the only campus that is added, opened and shown.',
  },
  serviceOptions: {
    fr: 'Options du service, en JSON : authentication, shareName, rootStreamid, bodyReadVerb, passwordKey, reads, writes, quietSeconds. Ce qui manque reste au choix de l’utilisateur.',
    en: 'Options of the service, as JSON: authentication, shareName, rootStreamid, bodyReadVerb, passwordKey, reads, writes, quietSeconds. What is absent stays the user’s.',
  },
  requestsPerSecond: {
    fr: 'Le plus de demandes au service par seconde, pour un Carnet.',
    en: 'The most requests to the service in a second, of one Carnet.',
  },
  proxy: {
    fr: 'system, direct, none, http://hôte:port, https://…, socks5://…, ou un script : pac+https://hôte/proxy.pac.',
    en: 'system, direct, none, http://host:port, https://…, socks5://…, or a script: pac+https://host/proxy.pac.',
  },
  certificateFile: {
    fr: 'Un fichier d’autorités de certification (PEM) admises en plus de celles du système, par exemple celle d’un filtre : son chemin entier.',
    en: 'A file of certificate authorities (PEM) that are accepted beside the system’s, such as a filter’s: its whole path.',
  },
  lockMinutes: {
    fr: 'Minutes sans clavier ni souris après lesquelles Carnet se verrouille.',
    en: 'Minutes without key or mouse after which Carnet locks.',
  },
  requireKeyStore: {
    fr: 'Sans coffre à clés du système, rien n’est ajouté ni ouvert.',
    en: 'Where the system has no key store, nothing is added or opened.',
  },
  exportLists: {
    fr: 'Désactivé : ni liste en CSV ou .xlsx, ni bilan d’une journée ou relevé des modifications en texte.',
    en: 'Disabled: no list as CSV or .xlsx, no report of a day or statement of changes as text.',
  },
  exportPaper: {
    fr: 'Désactivé : ni PDF, ni impression.',
    en: 'Disabled: no PDF, and no printing.',
  },
  exportCalendar: {
    fr: 'Désactivé : aucun fichier iCalendar.',
    en: 'Disabled: no iCalendar file.',
  },
  noticesWithoutNames: {
    fr: 'Activé : les notifications disent seulement qu’un rappel attend.',
    en: 'Enabled: notifications only say that a reminder waits.',
  },
  protectScreen: {
    fr: 'Activé : le système ne montre aucune image de la fenêtre. Sans effet sous Linux.',
    en: 'Enabled: the system shows no picture of the window. No effect on Linux.',
  },
  practice: {
    fr: 'Désactivé : pas de service d’entraînement.',
    en: 'Disabled: no practice service.',
  },
  sharedPc: {
    fr: 'Activé : se déconnecter efface ce qui a été reçu et gardé pour cet utilisateur.',
    en: 'Enabled: signing out wipes what was received and kept of that user.',
  },
  wipeAtClose: {
    fr: 'Activé, avec le poste partagé : fermer Carnet déconnecte et efface aussi, après une question si des modifications attendent.',
    en: 'Enabled, with the shared workstation: closing Carnet signs out and wipes too, after a question where changes wait.',
  },
  hiddenScreens: {
    fr: 'Un écran par ligne : calendar, people, directory, agreements, companies, finance, teaching, users, offline.',
    en: 'One screen a line: calendar, people, directory, agreements, companies, finance, teaching, users, offline.',
  },
  updateFeed: {
    fr: 'Où chercher les mises à jour, signées par l’éditeur : une adresse en https://, ou « none » pour n’en chercher aucune.',
    en: 'Where updates, signed by the publisher, are looked for: an https:// address, or “none” for not looking at all.',
  },
  updateChannel: {
    fr: 'Canal des mises à jour, en minuscules ; « latest » d’habitude.',
    en: 'Channel of updates, in small letters; usually “latest”.',
  },
};

/** A value of each setting. */
export const examples: Required<PolicyValues> = {
  serviceAddress: 'https://ecole.example',
  campus: '12',
  serviceOptions: { reads: 2, writes: 1 },
  requestsPerSecond: 10,
  proxy: 'pac+https://proxy.ecole.example/proxy.pac',
  certificateFile: '/etc/carnet/autorites.pem',
  lockMinutes: 10,
  requireKeyStore: true,
  exportLists: false,
  exportPaper: false,
  exportCalendar: false,
  noticesWithoutNames: true,
  protectScreen: true,
  practice: false,
  sharedPc: true,
  wipeAtClose: true,
  hiddenScreens: ['finance', 'users'],
  updateFeed: 'https://miroir.ecole.example/carnet/',
  updateChannel: 'latest',
};

/** Those that the ready examples fix; the others are comments in them. */
export const fixedInExample: readonly PolicyName[] = [
  'serviceAddress',
  'lockMinutes',
  'requireKeyStore',
  'exportLists',
];
