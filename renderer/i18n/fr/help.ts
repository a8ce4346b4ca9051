/** Words of the help. */
export const help = {
  title: 'Aide',
  tab: { signs: 'Marques et signes', failures: 'Quand ça ne va pas', keys: 'Raccourcis clavier' },
  marks: 'Où en est une modification',
  signs: 'Autres signes',
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
  },
};
