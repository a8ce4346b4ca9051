import type { Texts } from '#shared/text/languages.ts';

export const connection = {
  own: {
    label: { fr: 'Chemin vers le service', en: 'Network route' },
    system: { fr: 'Celui du système', en: 'The system’s' },
    direct: { fr: 'Direct', en: 'Direct' },
    own: { fr: 'Mon proxy', en: 'My proxy' },
    address: { fr: 'Adresse du proxy', en: 'Address of the proxy' },
    hint: {
      fr: 'http://, https:// ou socks5:// avec son port\u202F; pour un script, pac+ devant son adresse.',
      en: 'http://, https:// or socks5:// with its port; for a script, pac+ before its address.',
    },
    wrong: {
      fr: 'Cette adresse n’est pas celle d’un proxy. Exemple\u00A0: http://proxy.ecole.fr:8080',
      en: 'This is not the address of a proxy. Example: http://proxy.school.com:8080',
    },
    keep: { fr: 'Utiliser ce proxy', en: 'Use this proxy' },
    kept: { fr: 'Carnet passe par ce chemin.', en: 'Carnet goes this way.' },
  },
  lead: {
    fr: 'Carnet teste chaque étape jusqu’au service, dans l’ordre. Il ne fait que lire\u00A0: rien n’est écrit dans le service.',
    en: 'Carnet tests every step on the way to the service, in order. It only reads: nothing is written to the service.',
  },
  running: { fr: 'Test en cours', en: 'Testing' },
  runningAt: { fr: 'Test en cours\u00A0: {{check}}', en: 'Testing: {{check}}' },
  tested: { fr: 'Testée\u00A0: {{when}}', en: 'Tested: {{when}}' },
  list: { fr: 'Étapes de la connexion', en: 'Steps of the connection' },
  fine: { fr: 'La connexion est en ordre.', en: 'The connection is in order.' },
  fineMore: { fr: 'Chaque étape répond comme il faut.', en: 'Every step answers as it should.' },
  warned: { fr: 'La connexion fonctionne, avec une remarque.', en: 'The connection works, with a remark.' },
  warnedMore: { fr: 'La remarque et ce qu’il faut faire sont ci-dessous.', en: 'The remark and what to do are below.' },
  failed: { fr: 'La connexion s’arrête ici\u00A0: {{check}}.', en: 'The connection ends here: {{check}}.' },
  failedMore: {
    fr: 'Ce que vous faites reste gardé sur ce poste. L’étape en échec dit quoi faire.',
    en: 'What you do stays kept on this workstation. The step that failed says what to do.',
  },
  failedMoreNew: {
    fr: 'Ce que vous avez tapé est gardé, et rien n’est enregistré. L’étape en échec dit quoi faire.',
    en: 'What you typed is kept, and nothing is saved. The step that failed says what to do.',
  },
  backToForm: { fr: 'Retour au formulaire', en: 'Back to the form' },
  stopped: { fr: 'Test interrompu.', en: 'Test stopped.' },
  stoppedMore: { fr: 'Ce qui a été trouvé reste affiché.', en: 'What was found is still shown.' },
  check: {
    address: { fr: 'Adresse', en: 'Address' },
    name: { fr: 'Nom (DNS)', en: 'Name (DNS)' },
    route: { fr: 'Réseau et proxy', en: 'Network and proxy' },
    tls: { fr: 'Chiffrement (TLS)', en: 'Encryption (TLS)' },
    service: { fr: 'Service', en: 'Service' },
    credentials: { fr: 'Mot de passe', en: 'Password' },
    clock: { fr: 'Horloge', en: 'Clock' },
  },
  state: {
    ok: { fr: 'En ordre', en: 'In order' },
    warning: { fr: 'À surveiller', en: 'To watch' },
    failed: { fr: 'Échec', en: 'Failed' },
    untried: { fr: 'Non testé', en: 'Not tested' },
    running: { fr: 'En cours', en: 'Running' },
    waiting: { fr: 'À venir', en: 'To come' },
  },
  /** After what was found, where the environment would switch the check off. */
  ignoredVariable: {
    fr: 'La variable {{ignored}} voudrait supprimer ce contrôle sur ce poste\u202F; Carnet n’en tient pas compte.',
    en: 'The variable {{ignored}} would switch this check off on this workstation; Carnet does not follow it.',
  },
  /** What each check found (shared/ipc/diagnosis). */
  found: {
    addressRight: { fr: 'L’adresse {{address}} est bien formée.', en: 'The address {{address}} is well formed.' },
    nameFound: { fr: '{{host}} a été trouvé\u00A0: {{list}}.', en: '{{host}} was found: {{list}}.' },
    nameLeftToProxy: { fr: 'C’est le proxy {{proxy}} qui cherche le nom {{host}}.', en: 'The proxy {{proxy}} looks up the name {{host}}.' },
    nameUnknown: { fr: 'Le nom {{host}} n’existe pas sur ce réseau.', en: 'The name {{host}} does not exist on this network.' },
    nameServerSilent: {
      fr: 'Aucun serveur de noms (DNS) ne répond\u00A0: {{host}} n’a pas pu être cherché.',
      en: 'No name server (DNS) answers: {{host}} could not be looked up.',
    },
    directRoute: {
      fr: 'Connexion directe, sans proxy\u00A0: {{host}} accepte les connexions (port {{port}}).',
      en: 'Direct connection, no proxy: {{host}} accepts connections (port {{port}}).',
    },
    proxyRoute: {
      fr: 'Le système passe par le proxy {{proxy}}, qui répond et mène à {{host}}.',
      en: 'The system goes through the proxy {{proxy}}, which answers and leads to {{host}}.',
    },
    laterRoute: {
      fr: 'Le premier chemin donné par le système ne répond pas\u202F; un suivant mène à {{host}}.',
      en: 'The first route that the system gives does not answer; a later one leads to {{host}}.',
    },
    portClosed: { fr: '{{host}} répond, mais refuse les connexions (port {{port}}).', en: '{{host}} answers, but refuses connections (port {{port}}).' },
    hostSilent: { fr: '{{host}} ne répond pas (port {{port}}).', en: '{{host}} does not answer (port {{port}}).' },
    noNetwork: { fr: 'Ce poste n’a aucun chemin vers {{host}}.', en: 'This workstation has no route to {{host}}.' },
    proxySilent: {
      fr: 'Le système passe par le proxy {{proxy}}, qui ne répond pas.',
      en: 'The system goes through the proxy {{proxy}}, which does not answer.',
    },
    proxyPassword: { fr: 'Le proxy {{proxy}} demande un identifiant et un mot de passe.', en: 'The proxy {{proxy}} asks for a user name and a password.' },
    proxyScheme: {
      fr: 'Le proxy {{proxy}} demande une identification que Carnet n’a pas\u00A0: {{schemes}}.',
      en: 'The proxy {{proxy}} asks for a way to sign in that Carnet does not have: {{schemes}}.',
    },
    proxyRefused: {
      fr: 'Le proxy {{proxy}} répond, mais ne mène pas à {{host}} ({{status}}).',
      en: 'The proxy {{proxy}} answers, but does not lead to {{host}} ({{status}}).',
    },
    proxyUnsupported: {
      fr: 'Le système passe par le proxy {{proxy}}, d’une sorte que Carnet n’utilise pas.',
      en: 'The system goes through the proxy {{proxy}}, of a kind that Carnet does not use.',
    },
    certificateAccepted: {
      fr: 'Certificat accepté. Autorité\u00A0: {{issuer}}. Valable jusqu’au {{until}}.',
      en: 'Certificate accepted. Authority: {{issuer}}. Valid until {{until}}.',
    },
    certificatePrivate: {
      fr: 'Certificat accepté. Autorité privée, installée sur ce poste\u00A0: {{issuer}}. C’est courant dans une école, qui peut alors lire les échanges. Valable jusqu’au {{until}}.',
      en: 'Certificate accepted. Private authority, installed on this workstation: {{issuer}}. This is common in a school, which can then read what is exchanged. Valid until {{until}}.',
    },
    certificateEndsSoon: {
      fr: 'Certificat accepté, mais seulement jusqu’au {{until}}. Autorité\u00A0: {{issuer}}.',
      en: 'Certificate accepted, but only until {{until}}. Authority: {{issuer}}.',
    },
    certificateUnknownAuthority: {
      fr: 'Le certificat est signé par une autorité que ce poste ne connaît pas\u00A0: {{issuer}}. C’est courant dans une école dont le filtre lit les échanges\u202F; ailleurs, quelqu’un se fait peut-être passer pour le service.',
      en: 'The certificate is signed by an authority that this workstation does not know: {{issuer}}. This is common in a school whose filter reads what is exchanged; elsewhere, another party may be posing as the service.',
    },
    certificateOutOfDate: {
      fr: 'Le certificat vaut du {{from}} au {{until}}\u202F; d’après son horloge, ce poste est le {{here}}. Autorité\u00A0: {{issuer}}.',
      en: 'The certificate is valid from {{from}} to {{until}}; by its clock, this workstation is on {{here}}. Authority: {{issuer}}.',
    },
    certificateWrongName: {
      fr: 'Le certificat n’est pas pour {{host}}, mais pour\u00A0: {{list}}. Autorité\u00A0: {{issuer}}.',
      en: 'The certificate is not for {{host}}, but for: {{list}}. Authority: {{issuer}}.',
    },
    certificateRefused: {
      fr: 'Le certificat est refusé ({{code}}). Autorité\u00A0: {{issuer}}.',
      en: 'The certificate is refused ({{code}}). Authority: {{issuer}}.',
    },
    notTls: { fr: '{{host}} répond sans chiffrement.', en: '{{host}} answers without encryption.' },
    tlsCut: {
      fr: '{{host}} n’a pas montré son certificat\u00A0: connexion coupée, ou rien n’est venu à temps.',
      en: '{{host}} did not show its certificate: the connection was cut, or nothing came in time.',
    },
    tlsNotNeeded: { fr: 'Rien à chiffrer\u00A0: le service est sur ce poste.', en: 'Nothing to encrypt: the service is on this workstation.' },
    portalPage: { fr: 'Une page du réseau a répondu à la place du service.', en: 'A page of the network answered instead of the service.' },
    portalPageAt: { fr: 'Le réseau renvoie vers {{host}} au lieu du service.', en: 'The network leads to {{host}} instead of the service.' },
    serviceAnswers: { fr: 'Le service a répondu et a été lu, en {{ms}}\u00A0ms.', en: 'The service answered and was read, in {{ms}} ms.' },
    serviceSlow: { fr: 'Le service a répondu, mais en {{ms}}\u00A0ms.', en: 'The service answered, but in {{ms}} ms.' },
    serviceWantsSignIn: {
      fr: 'Le service répond, en {{ms}}\u00A0ms\u202F; il demande d’abord un mot de passe valable.',
      en: 'The service answers, in {{ms}} ms; it wants a valid password first.',
    },
    serviceSilent: { fr: 'Le service a reçu la demande et n’a pas répondu à temps.', en: 'The service received the request and did not answer in time.' },
    serviceCut: { fr: 'La connexion a été coupée avant la réponse du service.', en: 'The connection was cut before the service answered.' },
    serviceError: { fr: 'Le service signale une erreur de son côté.', en: 'The service reports an error on its side.' },
    serviceBusy: { fr: 'Le service demande d’attendre.', en: 'The service asks to wait.' },
    serviceAbsent: { fr: 'Un serveur répond, mais le service n’est pas à cette adresse.', en: 'A server answers, but the service is not at this address.' },
    serviceUnlike: {
      fr: 'Le service refuse la demande, ou répond autrement que prévu.',
      en: 'The service refuses the request, or answers in an unexpected form.',
    },
    credentialsAccepted: { fr: 'Identifiant et mot de passe acceptés.', en: 'User name and password accepted.' },
    credentialsForbidden: {
      fr: 'Identifiant et mot de passe acceptés, sans droit à cette lecture.',
      en: 'User name and password accepted, without the right to this read.',
    },
    credentialsRefused: { fr: 'Le service refuse l’identifiant ou le mot de passe.', en: 'The service refuses the user name or the password.' },
    passwordUnknown: { fr: 'Ce poste ne connaît pas le mot de passe.', en: 'This workstation does not know the password.' },
    clockRight: { fr: 'L’horloge de ce poste et celle du service s’accordent.', en: 'The clocks of this workstation and of the service agree.' },
    clockApart: {
      fr: 'L’horloge de ce poste ({{here}}) s’écarte de {{apart}} de celle du service.',
      en: 'The clock of this workstation ({{here}}) is {{apart}} away from the service’s.',
    },
    noDate: { fr: 'Aucune réponse ne donne l’heure du service.', en: 'No answer gives the time of the service.' },
    notReached: { fr: 'Dépend d’une étape en échec\u00A0: {{check}}.', en: 'Depends on a step that failed: {{check}}.' },
  },
  /** What the user, or the school's IT, can do about it. */
  advice: {
    nameUnknown: {
      fr: 'vérifiez l’adresse dans Réglages, Service. Si elle est juste, branchez-vous au réseau de l’école ou à son VPN.',
      en: 'check the address in Settings, Service. If it is right, connect to the network of the school or to its VPN.',
    },
    nameServerSilent: {
      fr: 'vérifiez le câble ou le Wi-Fi de ce poste\u202F; ailleurs, changez de réseau.',
      en: 'check the cable or the Wi-Fi of this workstation; elsewhere, use another network.',
    },
    laterRoute: { fr: 'rien dans l’immédiat. Signalez-le à l’informatique.', en: 'nothing for now. Tell IT.' },
    portClosed: {
      fr: 'le service est arrêté ou son port a changé\u00A0: prévenez l’école.',
      en: 'the service is stopped or its port has changed: tell the school.',
    },
    hostSilent: {
      fr: 'le service est arrêté ou un pare-feu le cache\u00A0: essayez le réseau de l’école ou son VPN.',
      en: 'the service is stopped or hidden by a firewall: try the network of the school or its VPN.',
    },
    noNetwork: { fr: 'vérifiez le câble, le Wi-Fi ou le VPN de ce poste.', en: 'check the cable, the Wi-Fi or the VPN of this workstation.' },
    proxySilent: {
      fr: 'hors de l’école, retirez ce proxy des réglages du système\u202F; à l’école, prévenez l’informatique.',
      en: 'away from the school, remove this proxy from the system’s settings; at the school, tell IT.',
    },
    proxyPassword: {
      fr: 'dans la barre du bas, «\u00A0S’identifier\u00A0»\u00A0: l’identifiant et le mot de passe du proxy.',
      en: 'in the bar below, “Sign in”: the user name and the password of the proxy.',
    },
    proxyScheme: {
      fr: 'copiez ce résultat pour l’informatique. Elle peut, au choix\u00A0: laisser passer cette adresse sans identification, accepter aussi NTLM ou Basic, ou installer sur ce poste un relais qui s’identifie à votre place (Px, par exemple), à choisir ici comme «\u00A0Mon proxy\u00A0».',
      en: 'copy this result for IT. It can do one of these: let this address pass without signing in, accept NTLM or Basic too, or install a relay on this workstation that signs in for you (Px, for example), to be chosen here as “My proxy”.',
    },
    proxyRefused: {
      fr: 'réessayez\u202F; si cela dure, demandez à l’informatique d’ouvrir cette adresse dans le proxy.',
      en: 'try again; if it lasts, ask IT to open this address in the proxy.',
    },
    proxyUnsupported: { fr: 'demandez à l’informatique un proxy web pour cette adresse.', en: 'ask IT for a web proxy for this address.' },
    certificateEndsSoon: {
      fr: 'rien dans l’immédiat. Prévenez l’école, pour qu’elle le renouvelle à temps.',
      en: 'nothing for now. Tell the school, so that it is renewed in time.',
    },
    certificateUnknownAuthority: {
      fr: 'à l’école, l’informatique doit installer le certificat de cette autorité dans le magasin du système, puis Carnet doit être relancé. Ailleurs, changez de réseau. Rien n’est parti\u00A0: ni mot de passe, ni donnée.',
      en: 'at the school, IT must install the certificate of this authority in the system’s store, then Carnet must be started again. Elsewhere, use another network. Nothing has left: neither password nor data.',
    },
    certificateOutOfDate: {
      fr: 'si la date de ce poste est fausse, corrigez-la\u202F; sinon, prévenez l’école\u00A0: le certificat est à renouveler.',
      en: 'if the date of this workstation is wrong, set it; otherwise tell the school: the certificate must be renewed.',
    },
    certificateWrongName: {
      fr: 'vérifiez l’adresse auprès de l’école. Si elle est juste, le certificat du serveur doit être refait.',
      en: 'check the address with the school. If it is right, the certificate of the server must be made again.',
    },
    certificateRefused: {
      fr: 'donnez ce texte à l’informatique\u00A0: le certificat du serveur est à refaire.',
      en: 'give this text to IT: the certificate of the server must be made again.',
    },
    notTls: { fr: 'vérifiez l’adresse et son port auprès de l’école.', en: 'check the address and its port with the school.' },
    tlsCut: {
      fr: 'réessayez\u202F; si cela dure, un filtre du réseau bloque sans doute cette adresse\u00A0: prévenez l’informatique.',
      en: 'try again; if it lasts, a filter of the network probably blocks this address: tell IT.',
    },
    portalPage: {
      fr: 'ouvrez un navigateur, identifiez-vous sur le réseau, puis testez à nouveau.',
      en: 'open a browser, sign in to the network, then test again.',
    },
    serviceSlow: {
      fr: 'continuez. Si cela dure, prévenez l’école\u00A0: le réseau ou le service est chargé.',
      en: 'go on. If it lasts, tell the school: the network or the service is busy.',
    },
    serviceSilent: { fr: 'réessayez plus tard\u202F; si cela dure, prévenez l’école.', en: 'try again later; if it lasts, tell the school.' },
    serviceCut: {
      fr: 'réessayez. Si cela dure, un filtre ou un proxy du réseau coupe cette adresse\u00A0: prévenez l’informatique.',
      en: 'try again. If it lasts, a filter or proxy of the network cuts this address: tell IT.',
    },
    serviceError: { fr: 'réessayez plus tard\u202F; si cela dure, prévenez l’école.', en: 'try again later; if it lasts, tell the school.' },
    serviceBusy: { fr: 'attendez. Carnet reprend de lui-même.', en: 'wait. Carnet goes on by itself.' },
    serviceAbsent: { fr: 'vérifiez la fin de l’adresse auprès de l’école.', en: 'check the end of the address with the school.' },
    serviceUnlike: { fr: 'copiez ce résultat pour l’éditeur du service.', en: 'copy this result for the maker of the service.' },
    credentialsForbidden: { fr: 'si des listes manquent, demandez ce droit à l’école.', en: 'if lists are missing, ask the school for this right.' },
    credentialsRefused: {
      fr: 'donnez le bon mot de passe avec «\u00A0Se reconnecter\u00A0», dans Réglages, Service.',
      en: 'give the right password with “Sign in again”, in Settings, Service.',
    },
    passwordUnknown: { fr: 'donnez-le avec «\u00A0Se reconnecter\u00A0», dans Réglages, Service.', en: 'give it with “Sign in again”, in Settings, Service.' },
    clockApart: {
      fr: 'mettez ce poste à l’heure automatique\u00A0: jours et délais en dépendent.',
      en: 'set this workstation to automatic time: days and waits depend on it.',
    },
  },
  /** The same before the service is added, where it is another thing to do. */
  adviceNew: {
    nameUnknown: {
      fr: 'revenez au formulaire et vérifiez l’adresse. Si elle est juste, branchez-vous au réseau de l’école ou à son VPN.',
      en: 'go back to the form and check the address. If it is right, connect to the school’s network or its VPN.',
    },
    proxySilent: {
      fr: 'hors de l’école, choisissez «\u00A0Direct\u00A0» ci-dessous\u202F; à l’école, prévenez l’informatique.',
      en: 'outside the school, choose “Direct” below; at the school, tell its IT.',
    },
    proxyPassword: {
      fr: 'revenez au formulaire, puis «\u00A0Continuer\u00A0»\u00A0: Carnet demande l’identifiant et le mot de passe du proxy.',
      en: 'go back to the form, then “Continue”: Carnet asks for the user and the password of the proxy.',
    },
    serviceBusy: { fr: 'attendez une minute, puis revenez au formulaire.', en: 'wait a minute, then go back to the form.' },
    credentialsRefused: {
      fr: 'revenez au formulaire et vérifiez l’identifiant et le mot de passe.',
      en: 'go back to the form and check the user and the password.',
    },
  },
} satisfies Texts;
