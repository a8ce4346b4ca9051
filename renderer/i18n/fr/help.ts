import type { FailureKind } from '#shared/failures/failure.ts';

/** Words of the help. */
export const help = {
  title: 'Aide',
  tab: {
    signs: 'Marques et signes',
    failures: 'Quand ça ne va pas',
    workstation: 'Ce poste',
    keys: 'Raccourcis clavier',
  },
  marks: 'Où en est une modification',
  signs: 'Autres signes',
  about: 'Aide\u00A0: {{topic}}',
  whatToDo: 'Que faire\u202F?',
  mark: {
    waiting: {
      means: 'Gardé sur ce poste, en deux copies. Partira dès que le service répondra.',
      todo: 'Rien à faire. Vous pouvez continuer, fermer Carnet ou défaire.',
    },
    sending: {
      means: 'En route vers le service, ou en cours de relecture.',
      todo: 'Rien à faire. Si le réseau se coupe maintenant, Carnet vérifie avant de renvoyer.',
    },
    doubt: {
      means: 'Parti, sans réponse claire\u00A0: le service l’a peut-être fait.',
      todo: 'Ouvrez Modifications\u00A0: Carnet montre ce qu’il a trouvé, et vous dites ce qu’il en est.',
    },
    conflict: {
      means: 'Quelqu’un a changé la même chose dans le service depuis votre lecture. Rien n’est écrasé.',
      todo: 'Ouvrez Modifications et choisissez, champ par champ.',
    },
    refused: {
      means: 'Le service a dit non, ou une de ses règles s’y oppose. Rien ne repart seul.',
      todo: 'Ouvrez Modifications\u00A0: lisez la raison donnée, corrigez et renvoyez, ou abandonnez.',
    },
    verified: {
      means: 'Relu après l’envoi\u00A0: le service a votre valeur.',
      todo: 'Rien à faire. Le reçu reste 90 jours dans Modifications.',
    },
    changed: {
      means: 'Le service a accepté, puis gardé une autre valeur que la vôtre.',
      todo: 'Le reçu, dans Modifications, montre les deux.',
    },
    unverifiable: {
      means: 'Accepté par le service, qui ne permet pas de le relire.',
      todo: 'Rien à faire. Pour en être sûr, regardez dans le logiciel de l’école.',
    },
    dropped: {
      means: 'Vous l’avez abandonnée, ou vous avez gardé la version du service.',
      todo: 'Le reçu, dans Modifications, dit ce qui n’est pas parti.',
    },
    absent: {
      means: 'Ce poste ne l’a pas encore reçu.',
      todo: 'Actualisez la liste, ou ouvrez l’élément par son numéro, en ligne.',
    },
  },
  sign: {
    toSend: {
      name: 'À envoyer vous-même',
      means: 'Gardé sur ce poste. Ne part que quand vous l’envoyez, en ligne.',
      todo: 'Dans Modifications, «\u00A0À faire en ligne\u00A0»\u00A0: «\u00A0Envoyer maintenant\u00A0».',
    },
    held: {
      name: '«\u00A0Attend le dossier\u00A0», «\u00A0Attend votre décision\u00A0»…',
      means: 'Partira après une autre modification, dont celle-ci dépend.',
      todo: 'Rien à faire ici. Si l’autre attend votre décision, prenez-la dans Modifications.',
    },
    twice: {
      name: 'Deux fois dans le service',
      means: 'Créé une fois ici, apparu deux fois dans le service.',
      todo: 'Ouvrez Modifications\u00A0: gardez les deux, ou annulez l’un des deux.',
    },
    onlyHere: {
      name: 'Contour en pointillés',
      means: 'N’existe ou n’a changé que sur ce poste.',
      todo: 'La marque à côté dit où en est l’envoi.',
    },
    cancelled: {
      name: 'Nom barré',
      means: 'Annulé. Le service garde tout\u00A0: rien n’y est supprimé.',
      todo: 'Se rétablit par la même action.',
    },
    clash: {
      name: 'Conflit d’horaire',
      means: 'Une même personne ou une même salle est prise deux fois.',
      todo: 'Le détail dit par quoi\u202F; vous pouvez laisser ainsi.',
    },
    linked: {
      name: 'Événements liés',
      means: 'Ils forment un groupe dans le service.',
      todo: 'Carnet demande s’il faut déplacer les autres aussi.',
    },
    cut: {
      name: 'Liste incomplète',
      means: 'Le service a envoyé moins que ce que ce poste connaît. Rien de connu n’est retiré.',
      todo: 'Actualisez\u202F; si cela dure, signalez-le à l’école.',
    },
    number: {
      name: 'Numéro seul',
      means: 'Le service ne nomme pas cet élément.',
      todo: 'Donnez-lui un libellé dans Réglages, Libellés\u00A0: il s’affiche partout sur ce poste.',
    },
    assigned: {
      name: 'Attribué par le service',
      means: 'Le service donne cette valeur\u00A0: elle ne se change pas depuis Carnet.',
      todo: 'Si elle est fausse, demandez à l’école.',
    },
  },
  terms: 'Les mots de Carnet',
  term: {
    service: {
      name: 'Le service',
      means:
        'Le logiciel de l’école tel que Carnet l’atteint par le réseau. Il garde tout pour tout le monde et ne supprime rien.',
    },
    workstation: {
      name: 'Ce poste',
      means: 'L’ordinateur devant vous. Ce que Carnet y garde est chiffré et n’est visible que de vous.',
    },
    receipt: {
      name: 'Un reçu',
      means:
        'La trace d’une modification\u00A0: ce qui a été demandé, envoyé, vérifié et gardé. Dans Modifications, 90 jours.',
    },
  },
  failure: {
    offline: {
      safe: 'Ce que vous faites est gardé sur ce poste et partira au retour du réseau.',
      todo: 'Continuez. Si seul ce poste est coupé, vérifiez son câble ou son Wi-Fi.',
    },
    foreignAnswer: {
      safe: 'Rien n’est parti vers cette page\u00A0: ni mot de passe, ni modification.',
      todo: 'Souvent, le réseau demande de s’identifier\u00A0: faites-le dans un navigateur, puis revenez.',
    },
    proxyPassword: {
      safe: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti.',
      todo: 'Choisissez «\u00A0S’identifier\u00A0» dans la barre du bas, et donnez l’identifiant et le mot de passe du proxy. Souvent, ce sont ceux de votre session.',
    },
    proxyRefused: {
      safe: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti.',
      todo: 'Demandez au service informatique d’autoriser l’adresse du service, ou essayez un autre réseau.',
    },
    timeout: {
      safe: 'Une lecture se refait sans risque. Un envoi sans réponse est vérifié avant de repartir.',
      todo: 'Continuez. Si cela dure, le service est lent\u00A0: réessayez plus tard.',
    },
    password: {
      safe: 'Vos modifications sont gardées sur ce poste, rien n’est parti.',
      todo: 'Donnez le bon mot de passe\u00A0: les envois reprennent d’eux-mêmes.',
    },
    noPassword: {
      safe: 'Vos modifications sont gardées\u202F; le service n’a rien refusé.',
      todo: 'Redonnez le mot de passe\u00A0: ce poste ne peut pas le garder quand Carnet est fermé.',
    },
    forbidden: {
      safe: 'Rien n’a changé dans le service.',
      todo: 'Votre compte n’a pas ce droit\u00A0: demandez-le à l’école.',
    },
    changedMeanwhile: {
      safe: 'Rien n’a été écrit par-dessus la version d’un collègue, et votre modification est gardée.',
      todo: 'Attendez. Carnet relit l’élément et envoie de nouveau\u202F; si les deux ont changé la même chose, vous choisissez.',
    },
    busy: {
      safe: 'Rien n’est perdu\u202F; Carnet respecte le délai demandé par le service.',
      todo: 'Attendez. Carnet reprend à l’heure dite.',
    },
    refused: {
      safe: 'Rien n’a changé dans le service.',
      todo: 'Lisez la raison donnée, corrigez dans Modifications, puis renvoyez ou abandonnez.',
    },
    gone: {
      safe: 'Ce que ce poste en connaît reste visible.',
      todo: 'Vérifiez le numéro\u202F; l’élément a pu être retiré du service autrement que par Carnet.',
    },
    serviceError: {
      safe: 'Vos modifications sont gardées. Un envoi interrompu par l’erreur est vérifié avant de repartir.',
      todo: 'Réessayez plus tard\u202F; si cela dure, prévenez l’école.',
    },
    unreadable: {
      safe: 'Ce que ce poste connaissait reste en place.',
      todo: 'Actualisez\u202F; si cela dure, vérifiez la compatibilité dans Réglages.',
    },
    tooLarge: {
      safe: 'Ce que ce poste connaissait reste en place.',
      todo: 'Prévenez l’école\u00A0: le service envoie plus que Carnet n’accepte.',
    },
    certificate: {
      safe: 'Ni mot de passe ni donnée n’est parti.',
      todo: 'Vérifiez la date de ce poste et l’adresse du service\u202F; sinon, demandez à l’école.',
    },
    insecureAddress: { safe: 'Rien n’est parti en clair.', todo: 'Donnez l’adresse en https://.' },
    badAddress: { safe: 'Rien n’est parti.', todo: 'Reprenez l’adresse donnée par l’école, depuis https://.' },
    cancelled: {
      safe: 'Vous avez interrompu. Ce qui était déjà reçu ou parti le reste.',
      todo: 'Recommencez quand vous voulez.',
    },
    locked: {
      safe: 'Vos modifications sont gardées, chiffrées, sur ce poste.',
      todo: 'Déverrouillez Carnet, ou relancez-le.',
    },
    brokenRule: {
      safe: 'Rien n’est parti\u00A0: Carnet connaît cette règle du service.',
      todo: 'Corrigez le champ indiqué, puis enregistrez de nouveau.',
    },
    policy: {
      safe: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours.',
      todo: 'Voyez «\u00A0Fixé par votre établissement\u00A0» dans Réglages, ou demandez au service informatique.',
    },
    keyStoreRequired: {
      safe: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours.',
      todo: 'Ouvrez le trousseau de votre session, ou demandez au service informatique d’en installer un, puis relancez Carnet.',
    },
    badRequest: {
      safe: 'Rien n’est parti.',
      todo: 'C’est un défaut de Carnet\u00A0: signalez-le, avec le journal technique (dans Réglages).',
    },
    storage: {
      safe: 'Ce qui était déjà gardé l’est toujours.',
      todo: 'Libérez de la place et vérifiez le disque\u202F; d’ici là, ne fermez pas Carnet.',
    },
  } satisfies Readonly<Record<FailureKind, { readonly safe: string; readonly todo: string }>>,
  topic: {
    connection: {
      name: 'Connexion',
      means:
        'Carnet teste dans l’ordre l’adresse, le nom, le réseau et son proxy, le chiffrement, un portail, le service, votre mot de passe et l’horloge. Il ne fait que lire.',
      todo: 'La première étape en échec dit quoi faire. «\u00A0Copier\u00A0» en fait un texte pour l’informatique, sans mot de passe.',
    },
    proxy: {
      name: 'Chemin vers le service',
      means:
        'D’habitude Carnet prend le chemin du système, proxy compris. Vous pouvez en choisir un autre, sauf si votre établissement l’a fixé. Ce poste lui-même est toujours joint directement.',
      todo: 'Sans proxy à la maison, «\u00A0Direct\u00A0». À l’école, écrivez l’adresse donnée par l’informatique, avec son port\u00A0: proxy.ecole.fr:8080.',
    },
    health: {
      name: 'État de Carnet',
      means:
        'Tout ce sur quoi Carnet s’appuie ici\u00A0: la place, la seconde copie de vos modifications, le coffre à clés, l’horloge, les listes reçues, le dernier incident.',
      todo: 'Un point à régler dit quoi faire. Rien n’est envoyé.',
    },
    support: {
      name: 'Fichier d’assistance',
      means:
        'Des nombres, des dates et des mots tirés de listes fermées\u00A0: ni nom, ni texte du service, ni mot de passe. Vous voyez tout avant d’enregistrer, et rien ne part de lui-même.',
      todo: 'Enregistrez-le, puis donnez-le vous-même à qui vous aide.',
    },
    trace: {
      name: 'Journal technique',
      means: 'Ce que Carnet a fait ces derniers temps, sans aucune donnée de personne.',
      todo: 'Filtrez, copiez ou enregistrez-le quand on vous le demande.',
    },
    policy: {
      name: 'Fixé par votre établissement',
      means:
        'Le service informatique peut fixer l’adresse, le proxy, le verrouillage, les exports ou les écrans de ce poste. Cela ne se change pas dans Carnet. Une valeur qu’il ne peut pas lire est dite.',
      todo: 'Si un choix vous gêne, ou si une erreur est affichée, demandez au service informatique\u00A0: cette partie des réglages dit de quoi il s’agit.',
    },
    shared: {
      name: 'Poste partagé',
      means:
        'Se déconnecter efface alors tout de ce poste, réglages compris, et ferme Carnet. Au choix, le fermer efface aussi. Une modification qui attend n’est jamais perdue sans vous\u00A0: Carnet demande d’abord.',
      todo: 'Attendez que tout soit parti. Sans réseau, «\u00A0Fermer et garder\u00A0» laisse Carnet verrouillé à votre nom, avec ce qui attend, jusqu’à votre retour.',
    },
    lock: {
      name: 'Verrouillage',
      means:
        'Sans touche ni souris pendant un moment, à la mise en veille et quand l’écran se verrouille, Carnet cache tout et ferme ses clés\u00A0: seul votre mot de passe les rouvre, même sans réseau. Ce qui attend reste gardé.',
      todo: 'Verrouillez aussi vous-même en vous levant. Un mot de passe changé dans le service remplace l’ancien à l’écran verrouillé, en ligne.',
    },
    updates: {
      name: 'Mises à jour',
      means:
        'Carnet regarde s’il y a plus récent, et ne croit que ce que son éditeur a signé. Il propose d’installer quand rien n’attend\u202F; sur un poste géré, l’informatique s’en charge.',
      todo: '«\u00A0Plus tard\u00A0» redemande la fois suivante. Vos données et vos choix restent.',
    },
    notices: {
      name: 'Notifications',
      means:
        'Le système montre les prochains entretiens et ce qui attend une décision, quand Carnet n’est pas devant. Elles disparaissent au verrouillage.',
      todo: '«\u00A0Sans noms\u00A0»\u00A0: elles disent seulement qu’un rappel attend. Utile quand d’autres voient votre écran.',
    },
    screenshots: {
      name: 'Captures d’écran',
      means:
        'Le système ne montre plus la fenêtre de Carnet dans les captures, les enregistrements et les partages d’écran. Sans effet sous Linux.',
      todo: 'Désactivez-le le temps d’une démonstration, sauf si votre établissement l’a fixé.',
    },
  },
};
