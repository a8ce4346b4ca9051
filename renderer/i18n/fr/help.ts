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
      means: 'En route vers le service, ou relu chez lui.',
      todo: 'Rien à faire. Si le réseau coupe maintenant, Carnet vérifie avant de renvoyer.',
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
      todo: 'Ouvrez Modifications\u00A0: lisez sa raison, corrigez et renvoyez, ou abandonnez.',
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
      means: 'Accepté par le service, qui ne le laisse pas relire.',
      todo: 'Rien à faire. Un regard dans le service lève le doute.',
    },
    dropped: {
      means: 'Vous avez arrêté cette modification. Le service garde ce qu’il a.',
      todo: 'Le reçu, dans Modifications, dit ce qui n’est pas parti.',
    },
    absent: {
      means: 'Ce poste ne l’a pas encore reçu.',
      todo: 'Recevez la liste à nouveau, ou ouvrez l’élément par son numéro en ligne.',
    },
  },
  sign: {
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
      todo: 'Le détail dit par quoi\u202F; rien n’empêche de garder ainsi.',
    },
    linked: {
      name: 'Événements liés',
      means: 'Ils forment un groupe dans le service.',
      todo: 'Carnet demande s’il faut déplacer les autres aussi.',
    },
    cut: {
      name: 'Liste incomplète',
      means: 'Le service a envoyé moins que ce que ce poste connaît. Rien de connu n’est retiré.',
      todo: 'Recevez à nouveau\u202F; si cela dure, signalez-le à l’école.',
    },
    number: {
      name: 'Numéro seul',
      means: 'Le service ne nomme pas cet élément.',
      todo: 'Donnez-lui un libellé dans Réglages, Libellés\u00A0: il s’affiche partout sur ce poste.',
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
    timeout: {
      safe: 'Une lecture se refait sans risque. Un envoi sans réponse est vérifié avant de repartir.',
      todo: 'Continuez. Si cela dure, le service est lent\u00A0: réessayez plus tard.',
    },
    password: {
      safe: 'Vos modifications sont gardées sur ce poste, rien n’est parti.',
      todo: 'Donnez le bon mot de passe\u00A0: la file repart d’elle-même.',
    },
    noPassword: {
      safe: 'Vos modifications sont gardées\u202F; le service n’a rien refusé.',
      todo: 'Redonnez le mot de passe\u00A0: ce poste ne peut pas le garder entre deux ouvertures.',
    },
    forbidden: {
      safe: 'Rien n’a changé dans le service.',
      todo: 'Votre compte n’a pas ce droit\u00A0: demandez-le à l’école.',
    },
    busy: {
      safe: 'Rien n’est perdu\u202F; Carnet respecte le délai demandé.',
      todo: 'Attendez. Carnet reprend à l’heure dite.',
    },
    refused: {
      safe: 'Rien n’a changé dans le service.',
      todo: 'Lisez sa raison, corrigez dans Modifications, puis renvoyez ou abandonnez.',
    },
    gone: {
      safe: 'Ce que ce poste en connaît reste visible.',
      todo: 'Vérifiez le numéro\u202F; l’élément a pu être retiré du service autrement que par Carnet.',
    },
    serviceError: {
      safe: 'Vos modifications sont gardées. Un envoi en panne est vérifié avant de repartir.',
      todo: 'Réessayez plus tard\u202F; si cela dure, prévenez l’école.',
    },
    unreadable: {
      safe: 'Ce que ce poste connaissait reste en place.',
      todo: 'Recevez à nouveau\u202F; si cela dure, vérifiez la compatibilité dans Réglages.',
    },
    tooLarge: {
      safe: 'Ce que ce poste connaissait reste en place.',
      todo: 'Prévenez l’école\u00A0: le service envoie plus que Carnet n’accepte.',
    },
    certificate: {
      safe: 'Ni mot de passe ni donnée n’est parti.',
      todo: 'Vérifiez la date de ce poste et l’adresse\u202F; sinon, demandez à l’école.',
    },
    insecureAddress: { safe: 'Rien n’est parti en clair.', todo: 'Donnez l’adresse en https://.' },
    badAddress: { safe: 'Rien n’est parti.', todo: 'Reprenez l’adresse donnée par l’école, depuis https://.' },
    cancelled: {
      safe: 'Vous avez interrompu. Ce qui était déjà reçu ou parti le reste.',
      todo: 'Recommencez quand vous voulez.',
    },
    locked: {
      safe: 'Vos modifications sont gardées, chiffrées, sur ce poste.',
      todo: 'Ouvrez de nouveau le service, ou relancez Carnet.',
    },
    brokenRule: {
      safe: 'Rien n’est parti\u00A0: Carnet connaît cette règle du service.',
      todo: 'Corrigez le champ indiqué, puis enregistrez de nouveau.',
    },
    badRequest: {
      safe: 'Rien n’est parti.',
      todo: 'C’est un défaut de Carnet\u00A0: signalez-le, avec le journal des réglages.',
    },
    storage: {
      safe: 'Ce qui était déjà gardé l’est toujours.',
      todo: 'Libérez de la place et vérifiez le disque\u202F; d’ici là, ne fermez pas Carnet.',
    },
  },
};
