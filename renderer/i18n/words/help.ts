import type { FailureKind } from '#shared/failures/failure.ts';
import type { Texts, Words } from '#shared/text/languages.ts';

/** Words of the help. */
export const help = {
  tour: { fr: 'Revoir la visite de Carnet', en: 'Take the tour of Carnet again' },
  tab: {
    signs: { fr: 'Marques et signes', en: 'Marks and signs' },
    failures: { fr: 'Quand ça ne va pas', en: 'When something fails' },
    workstation: { fr: 'Ce poste', en: 'This workstation' },
    keys: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
  },
  marks: { fr: 'Où en est une modification', en: 'Where a change stands' },
  signs: { fr: 'Autres signes', en: 'Other signs' },
  mark: {
    waiting: {
      means: {
        fr: 'Gardé sur ce poste, en deux copies. Partira dès que le service répondra.',
        en: 'Kept on this workstation, in two copies. Will be sent as soon as the service answers.',
      },
      todo: { fr: 'Rien à faire. Vous pouvez continuer, fermer Carnet ou défaire.', en: 'Nothing to do. You can go on, close Carnet, or undo.' },
    },
    sending: {
      means: { fr: 'En route vers le service, ou en cours de relecture.', en: 'On its way to the service, or being read back there.' },
      todo: {
        fr: 'Rien à faire. Si le réseau se coupe maintenant, Carnet vérifie avant de renvoyer.',
        en: 'Nothing to do. If the network fails now, Carnet checks before sending again.',
      },
    },
    doubt: {
      means: { fr: 'Parti, sans réponse claire\u00A0: le service l’a peut-être fait.', en: 'Sent, without a clear answer: the service may have done it.' },
      todo: {
        fr: 'Ouvrez Modifications\u00A0: Carnet montre ce qu’il a trouvé, et vous dites ce qu’il en est.',
        en: 'Open Changes: Carnet shows what it found, and you decide which it is.',
      },
    },
    conflict: {
      means: {
        fr: 'Quelqu’un a changé la même chose dans le service depuis votre lecture. Rien n’est écrasé.',
        en: 'The same thing was changed in the service since you read it. Nothing is overwritten.',
      },
      todo: { fr: 'Ouvrez Modifications et choisissez, champ par champ.', en: 'Open Changes and choose, field by field.' },
    },
    refused: {
      means: {
        fr: 'Le service a dit non, ou une de ses règles s’y oppose. Rien ne repart seul.',
        en: 'The service said no, or one of its rules forbids it. Nothing is sent again by itself.',
      },
      todo: {
        fr: 'Ouvrez Modifications\u00A0: lisez la raison donnée, corrigez et renvoyez, ou abandonnez.',
        en: 'Open Changes: read the reason given, fix it and send again, or discard the change.',
      },
    },
    verified: {
      means: { fr: 'Relu après l’envoi\u00A0: le service a votre valeur.', en: 'Read back after sending: the service has your value.' },
      todo: { fr: 'Rien à faire. Le reçu reste 90 jours dans Modifications.', en: 'Nothing to do. The receipt stays in Changes for 90 days.' },
    },
    changed: {
      means: { fr: 'Le service a accepté, puis gardé une autre valeur que la vôtre.', en: 'The service accepted it, then kept another value than yours.' },
      todo: { fr: 'Le reçu, dans Modifications, montre les deux.', en: 'The receipt, in Changes, shows both.' },
    },
    unverifiable: {
      means: { fr: 'Accepté par le service, qui ne permet pas de le relire.', en: 'Accepted by the service, which does not let Carnet read it back.' },
      todo: { fr: 'Rien à faire. Pour en être sûr, regardez dans le logiciel de l’école.', en: 'Nothing to do. To be sure, look in the school’s software.' },
    },
    dropped: {
      means: { fr: 'Vous l’avez abandonnée, ou vous avez gardé la version du service.', en: 'You discarded it, or kept the service’s version.' },
      todo: { fr: 'Le reçu, dans Modifications, dit ce qui n’est pas parti.', en: 'The receipt, in Changes, says what was not sent.' },
    },
    absent: {
      means: { fr: 'Ce poste ne l’a pas encore reçu.', en: 'This workstation has not received it yet.' },
      todo: { fr: 'Actualisez la liste, ou ouvrez l’élément par son numéro, en ligne.', en: 'Refresh the list, or open it by its number when online.' },
    },
  },
  sign: {
    toSend: {
      name: { fr: 'À envoyer vous-même', en: 'For you to send' },
      means: {
        fr: 'Gardé sur ce poste. Ne part que quand vous l’envoyez, en ligne.',
        en: 'Kept on this workstation. It is sent only when you send it, online.',
      },
      todo: {
        fr: 'Dans Modifications, «\u00A0À faire en ligne\u00A0»\u00A0: «\u00A0Envoyer maintenant\u00A0».',
        en: 'In Changes, “To do online”: “Send now”.',
      },
    },
    held: {
      name: { fr: '«\u00A0Attend le dossier\u00A0», «\u00A0Attend votre décision\u00A0»…', en: '“Waits for the application”, “Waits for your decision”…' },
      means: { fr: 'Partira après une autre modification, dont celle-ci dépend.', en: 'It will be sent after another change that it depends on.' },
      todo: {
        fr: 'Rien à faire ici. Si l’autre attend votre décision, prenez-la dans Modifications.',
        en: 'Nothing to do here. If the other one waits for your decision, decide it in Changes.',
      },
    },
    twice: {
      name: { fr: 'Deux fois dans le service', en: 'Twice in the service' },
      means: { fr: 'Créé une fois ici, apparu deux fois dans le service.', en: 'Created once here, and there twice in the service.' },
      todo: { fr: 'Ouvrez Modifications\u00A0: gardez les deux, ou annulez l’un des deux.', en: 'Open Changes: keep both, or cancel one of them.' },
    },
    onlyHere: {
      name: { fr: 'Contour en pointillés', en: 'Dashed outline' },
      means: { fr: 'N’existe ou n’a changé que sur ce poste.', en: 'Exists, or was changed, on this workstation only.' },
      todo: { fr: 'La marque à côté dit où en est l’envoi.', en: 'The mark beside it says where the sending stands.' },
    },
    cancelled: {
      name: { fr: 'Nom barré', en: 'Name struck through' },
      means: { fr: 'Annulé. Le service garde tout\u00A0: rien n’y est supprimé.', en: 'Cancelled. The service keeps everything: nothing is deleted there.' },
      todo: { fr: 'Se rétablit par la même action.', en: 'The same action restores it.' },
    },
    clash: {
      name: { fr: 'Conflit d’horaire', en: 'Clash' },
      means: { fr: 'Une même personne ou une même salle est prise deux fois.', en: 'One person or one room is taken twice.' },
      todo: { fr: 'Le détail dit par quoi\u202F; vous pouvez laisser ainsi.', en: 'The details say what with; you may leave it as it is.' },
    },
    linked: {
      name: { fr: 'Événements liés', en: 'Linked events' },
      means: { fr: 'Ils forment un groupe dans le service.', en: 'They form a group in the service.' },
      todo: { fr: 'Carnet demande s’il faut déplacer les autres aussi.', en: 'Carnet asks whether to move the others too.' },
    },
    cut: {
      name: { fr: 'Liste incomplète', en: 'Incomplete list' },
      means: {
        fr: 'Le service a envoyé moins que ce que ce poste connaît. Rien de connu n’est retiré.',
        en: 'The service sent less than this workstation knows. Nothing known is removed.',
      },
      todo: { fr: 'Actualisez\u202F; si cela dure, signalez-le à l’école.', en: 'Refresh; if it lasts, tell the school.' },
    },
    number: {
      name: { fr: 'Numéro seul', en: 'Number alone' },
      means: { fr: 'Le service ne nomme pas cet élément.', en: 'The service does not name this item.' },
      todo: {
        fr: 'Donnez-lui un libellé dans Réglages, Libellés\u00A0: il s’affiche partout sur ce poste.',
        en: 'Give it a label in Settings, Labels: it is shown everywhere on this workstation.',
      },
    },
    assigned: {
      name: { fr: 'Attribué par le service', en: 'Assigned by the service' },
      means: {
        fr: 'Le service donne cette valeur\u00A0: elle ne se change pas depuis Carnet.',
        en: 'The service gives this value: it cannot be changed from Carnet.',
      },
      todo: { fr: 'Si elle est fausse, demandez à l’école.', en: 'If it is wrong, ask the school.' },
    },
  },
  failure: {
    offline: {
      safe: {
        fr: 'Ce que vous faites est gardé sur ce poste et partira au retour du réseau.',
        en: 'What you do is kept on this workstation and sent when the network is back.',
      },
      todo: {
        fr: 'Continuez. Si seul ce poste est coupé, vérifiez son câble ou son Wi-Fi.',
        en: 'Carry on. If only this workstation is cut off, check its cable or Wi-Fi.',
      },
    },
    foreignAnswer: {
      safe: { fr: 'Rien n’est parti vers cette page\u00A0: ni mot de passe, ni modification.', en: 'Nothing went to that page: no password, no change.' },
      todo: {
        fr: 'Souvent, le réseau demande de s’identifier\u00A0: faites-le dans un navigateur, puis revenez.',
        en: 'Often the network asks you to sign in: do it in a browser, then come back.',
      },
    },
    proxyPassword: {
      safe: { fr: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti.', en: 'What you do is kept on this workstation; nothing was sent.' },
      todo: {
        fr: 'Choisissez «\u00A0S’identifier\u00A0» dans la barre du bas, et donnez l’identifiant et le mot de passe du proxy. Souvent, ce sont ceux de votre session.',
        en: 'Choose “Sign in” in the bar at the bottom, and give the proxy’s user and password. Often they are those of your computer.',
      },
    },
    proxyRefused: {
      safe: { fr: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti.', en: 'What you do is kept on this workstation; nothing was sent.' },
      todo: {
        fr: 'Demandez au service informatique d’autoriser l’adresse du service, ou essayez un autre réseau.',
        en: 'Ask IT to allow the service’s address, or try another network.',
      },
    },
    timeout: {
      safe: {
        fr: 'Une lecture se refait sans risque. Un envoi sans réponse est vérifié avant de repartir.',
        en: 'A read is repeated safely. A change without an answer is checked before it is sent again.',
      },
      todo: {
        fr: 'Continuez. Si cela dure, le service est lent\u00A0: réessayez plus tard.',
        en: 'Carry on. If it lasts, the service is slow: try again later.',
      },
    },
    password: {
      safe: { fr: 'Vos modifications sont gardées sur ce poste, rien n’est parti.', en: 'Your changes are kept on this workstation; nothing was sent.' },
      todo: { fr: 'Donnez le bon mot de passe\u00A0: les envois reprennent d’eux-mêmes.', en: 'Give the right password: sending goes on by itself.' },
    },
    noPassword: {
      safe: { fr: 'Vos modifications sont gardées\u202F; le service n’a rien refusé.', en: 'Your changes are kept; the service refused nothing.' },
      todo: {
        fr: 'Redonnez le mot de passe\u00A0: ce poste ne peut pas le garder quand Carnet est fermé.',
        en: 'Give the password again: this workstation cannot keep it while Carnet is closed.',
      },
    },
    forbidden: {
      safe: { fr: 'Rien n’a changé dans le service.', en: 'Nothing changed in the service.' },
      todo: { fr: 'Votre compte n’a pas ce droit\u00A0: demandez-le à l’école.', en: 'Your account lacks this right: ask the school for it.' },
    },
    changedMeanwhile: {
      safe: {
        fr: 'Rien n’a été écrit par-dessus la version d’un collègue, et votre modification est gardée.',
        en: 'Nothing was written over a colleague’s version, and your change is kept.',
      },
      todo: {
        fr: 'Attendez. Carnet relit l’élément et envoie de nouveau\u202F; si les deux ont changé la même chose, vous choisissez.',
        en: 'Wait. Carnet reads the element again and sends once more; where both changed the same thing, you choose.',
      },
    },
    busy: {
      safe: {
        fr: 'Rien n’est perdu\u202F; Carnet respecte le délai demandé par le service.',
        en: 'Nothing is lost; Carnet keeps to the delay that the service asked for.',
      },
      todo: { fr: 'Attendez. Carnet reprend à l’heure dite.', en: 'Wait. Carnet goes on at the time shown.' },
    },
    refused: {
      safe: { fr: 'Rien n’a changé dans le service.', en: 'Nothing changed in the service.' },
      todo: {
        fr: 'Lisez la raison donnée, corrigez dans Modifications, puis renvoyez ou abandonnez.',
        en: 'Read the reason given, fix it in Changes, then send again or discard the change.',
      },
    },
    gone: {
      safe: { fr: 'Ce que ce poste en connaît reste visible.', en: 'What this workstation knows of it stays visible.' },
      todo: {
        fr: 'Vérifiez le numéro\u202F; l’élément a pu être retiré du service autrement que par Carnet.',
        en: 'Check the number; it may have been removed from the service otherwise than by Carnet.',
      },
    },
    serviceError: {
      safe: {
        fr: 'Vos modifications sont gardées. Un envoi interrompu par l’erreur est vérifié avant de repartir.',
        en: 'Your changes are kept. A change interrupted by the error is checked before it is sent again.',
      },
      todo: { fr: 'Réessayez plus tard\u202F; si cela dure, prévenez l’école.', en: 'Try again later; if it lasts, tell the school.' },
    },
    unreadable: {
      safe: { fr: 'Ce que ce poste connaissait reste en place.', en: 'What this workstation knew stays in place.' },
      todo: {
        fr: 'Actualisez\u202F; si cela dure, vérifiez la compatibilité dans Réglages.',
        en: 'Refresh; if it lasts, check the compatibility in Settings.',
      },
    },
    tooLarge: {
      safe: { fr: 'Ce que ce poste connaissait reste en place.', en: 'What this workstation knew stays in place.' },
      todo: { fr: 'Prévenez l’école\u00A0: le service envoie plus que Carnet n’accepte.', en: 'Tell the school: the service sends more than Carnet accepts.' },
    },
    certificate: {
      safe: { fr: 'Ni mot de passe ni donnée n’est parti.', en: 'Neither a password nor data was sent.' },
      todo: {
        fr: 'Vérifiez la date de ce poste et l’adresse du service\u202F; sinon, demandez à l’école.',
        en: 'Check the date of this workstation and the address; otherwise ask the school.',
      },
    },
    insecureAddress: {
      safe: { fr: 'Rien n’est parti en clair.', en: 'Nothing was sent unprotected.' },
      todo: { fr: 'Donnez l’adresse en https://.', en: 'Give the address with https://.' },
    },
    badAddress: {
      safe: { fr: 'Rien n’est parti.', en: 'Nothing was sent.' },
      todo: { fr: 'Reprenez l’adresse donnée par l’école, depuis https://.', en: 'Copy the address that the school gave, from https:// on.' },
    },
    cancelled: {
      safe: { fr: 'Vous avez interrompu. Ce qui était déjà reçu ou parti le reste.', en: 'You stopped it. What was already received or sent stays so.' },
      todo: { fr: 'Recommencez quand vous voulez.', en: 'Start again when you like.' },
    },
    locked: {
      safe: { fr: 'Vos modifications sont gardées, chiffrées, sur ce poste.', en: 'Your changes are kept, encrypted, on this workstation.' },
      todo: { fr: 'Déverrouillez Carnet, ou relancez-le.', en: 'Unlock Carnet, or restart it.' },
    },
    brokenRule: {
      safe: { fr: 'Rien n’est parti\u00A0: Carnet connaît cette règle du service.', en: 'Nothing was sent: Carnet knows this rule of the service.' },
      todo: { fr: 'Corrigez le champ indiqué, puis enregistrez de nouveau.', en: 'Fix the field shown, then save again.' },
    },
    policy: {
      safe: { fr: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours.', en: 'Nothing left. What was kept on this workstation still is.' },
      todo: {
        fr: 'Voyez «\u00A0Fixé par votre établissement\u00A0» dans Réglages, ou demandez au service informatique.',
        en: 'See “Fixed by your school” in Settings, or ask IT.',
      },
    },
    keyStoreRequired: {
      safe: { fr: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours.', en: 'Nothing left. What was kept on this workstation still is.' },
      todo: {
        fr: 'Ouvrez le trousseau de votre session, ou demandez au service informatique d’en installer un, puis relancez Carnet.',
        en: 'Unlock your session’s keyring, or ask IT to install one, then start Carnet again.',
      },
    },
    badRequest: {
      safe: { fr: 'Rien n’est parti.', en: 'Nothing was sent.' },
      todo: {
        fr: 'C’est un défaut de Carnet\u00A0: signalez-le, avec le fichier d’assistance (dans Réglages, «\u00A0État de Carnet\u00A0»).',
        en: 'This is a defect of Carnet: report it, with the support file (in Settings, “Condition of Carnet”).',
      },
    },
    storage: {
      safe: { fr: 'Ce qui était déjà gardé l’est toujours.', en: 'What was already kept still is.' },
      todo: {
        fr: 'Libérez de la place et vérifiez le disque\u202F; d’ici là, ne fermez pas Carnet.',
        en: 'Free some space and check the disk; until then, do not close Carnet.',
      },
    },
  } satisfies Readonly<Record<FailureKind, { readonly safe: Words; readonly todo: Words }>>,
  topic: {
    connection: {
      means: {
        fr: 'Carnet teste dans l’ordre l’adresse, le nom, le réseau et son proxy, le chiffrement, un portail, le service, votre mot de passe et l’horloge. Il ne fait que lire.',
        en: 'Carnet tests in order the address, the name, the network and its proxy, the encryption, a portal, the service, your password and the clock. It only reads.',
      },
      todo: {
        fr: 'La première étape en échec dit quoi faire. «\u00A0Copier\u00A0» en fait un texte pour l’informatique, sans mot de passe.',
        en: 'The first step that fails says what to do. “Copy” makes it a text for IT, without a password.',
      },
    },
    proxy: {
      means: {
        fr: 'D’habitude Carnet prend le chemin du système, proxy compris. Vous pouvez en choisir un autre, sauf si votre établissement l’a fixé. Ce poste lui-même est toujours joint directement.',
        en: 'Usually Carnet goes the system’s way, its proxy included. You can choose another one, unless your school has fixed it. This workstation itself is always reached directly.',
      },
      todo: {
        fr: 'Sans proxy à la maison, «\u00A0Direct\u00A0». À l’école, écrivez l’adresse donnée par l’informatique, avec son port\u00A0: proxy.ecole.fr:8080.',
        en: 'Without a proxy at home, “Direct”. At school, write the address that IT gives, with its port: proxy.school.com:8080.',
      },
    },
    health: {
      means: {
        fr: 'Tout ce sur quoi Carnet s’appuie ici\u00A0: la place, la seconde copie de vos modifications, le coffre à clés, l’horloge, les listes reçues, le dernier incident.',
        en: 'Everything that Carnet relies on here: the space, the second copy of your changes, the key store, the clock, the lists received, the last incident.',
      },
      todo: { fr: 'Un point à régler dit quoi faire. Rien n’est envoyé.', en: 'What needs attention says what to do. Nothing is sent.' },
    },
    support: {
      means: {
        fr: 'Des nombres, des dates et des mots tirés de listes fermées\u00A0: ni nom, ni texte du service, ni mot de passe. Vous voyez tout avant d’enregistrer, et rien ne part de lui-même.',
        en: 'Numbers, dates and words of closed lists: no name, no text of the service, no password. You see all of it before you save it, and nothing leaves by itself.',
      },
      todo: { fr: 'Enregistrez-le, puis donnez-le vous-même à qui vous aide.', en: 'Save it, then give it yourself to who helps you.' },
    },
    policy: {
      means: {
        fr: 'Le service informatique peut fixer l’adresse, le proxy, le verrouillage, les exports ou les écrans de ce poste. Cela ne se change pas dans Carnet. Une valeur qu’il ne peut pas lire est dite.',
        en: 'IT can fix the address, the proxy, the lock, the exports or the screens of this workstation. That is not changed in Carnet. A value that it cannot read is said.',
      },
      todo: {
        fr: 'Si un choix vous gêne, ou si une erreur est affichée, demandez au service informatique\u00A0: cette partie des réglages dit de quoi il s’agit.',
        en: 'If a choice is in your way, or an error is shown, ask IT: this part of the settings says what it is about.',
      },
    },
    shared: {
      means: {
        fr: 'Se déconnecter efface alors tout de ce poste, réglages compris, et ferme Carnet. Au choix, le fermer efface aussi. Une modification qui attend n’est jamais perdue sans vous\u00A0: Carnet demande d’abord.',
        en: 'Signing out then wipes everything on this workstation, settings included, and closes Carnet. If so chosen, closing it wipes too. A change that waits is never lost without you: Carnet asks first.',
      },
      todo: {
        fr: 'Attendez que tout soit parti. Sans réseau, «\u00A0Fermer et garder\u00A0» laisse Carnet verrouillé à votre nom, avec ce qui attend, jusqu’à votre retour.',
        en: 'Wait until everything has left. Without a network, “Close and keep” leaves Carnet locked in your name, with what waits, until you are back.',
      },
    },
    lock: {
      means: {
        fr: 'Sans touche ni souris pendant un moment, à la mise en veille et quand l’écran se verrouille, Carnet cache tout et ferme ses clés\u00A0: seul votre mot de passe les rouvre, même sans réseau. Ce qui attend reste gardé.',
        en: 'Without key or mouse for a while, when the computer sleeps and when its screen locks, Carnet hides everything and closes its keys: your password alone opens them, also without a network. What waits stays kept.',
      },
      todo: {
        fr: 'Verrouillez aussi vous-même en vous levant. Un mot de passe changé dans le service remplace l’ancien à l’écran verrouillé, en ligne.',
        en: 'Lock it yourself too when you get up. A password that was changed in the service replaces the old one on the locked screen, online.',
      },
    },
    updates: {
      means: {
        fr: 'Carnet regarde s’il y a plus récent, et ne croit que ce que son éditeur a signé. Il propose d’installer quand rien n’attend\u202F; sur un poste géré, l’informatique s’en charge.',
        en: 'Carnet looks whether there is a newer one, and believes only what its publisher has signed. It offers to install it when nothing waits; on a managed workstation, IT does it.',
      },
      todo: {
        fr: '«\u00A0Plus tard\u00A0» redemande la fois suivante. Vos données et vos choix restent.',
        en: '“Later” asks again the next time. Your data and your choices stay.',
      },
    },
    notices: {
      means: {
        fr: 'Le système montre les prochains entretiens et ce qui attend une décision, quand Carnet n’est pas devant. Elles disparaissent au verrouillage.',
        en: 'The system shows the next interviews and what waits for a decision, while Carnet is not in front. They go when Carnet locks.',
      },
      todo: {
        fr: '«\u00A0Sans noms\u00A0»\u00A0: elles disent seulement qu’un rappel attend. Utile quand d’autres voient votre écran.',
        en: '“Without names”: they only say that a reminder waits. Useful where others see your screen.',
      },
    },
    screenshots: {
      means: {
        fr: 'Le système ne montre plus la fenêtre de Carnet dans les captures, les enregistrements et les partages d’écran. Sans effet sous Linux.',
        en: 'The system no longer shows the window of Carnet in screenshots, recordings and shared screens. No effect on Linux.',
      },
      todo: {
        fr: 'Désactivez-le le temps d’une démonstration, sauf si votre établissement l’a fixé.',
        en: 'Switch it off for a demonstration, unless your school has fixed it.',
      },
    },
  },
  shortcuts: {
    find: { fr: 'Chercher une action ou une touche', en: 'Find an action or a key' },
    reset: { fr: 'Tout rétablir', en: 'Reset all' },
    none: { fr: 'Aucun raccourci ne s’appelle ainsi.', en: 'No shortcut by that name.' },
    change: { fr: 'Changer la touche\u00A0: {{what}}', en: 'Change the key: {{what}}' },
    press: { fr: 'Appuyez sur la nouvelle touche', en: 'Press the new key' },
    off: { fr: 'Désactiver', en: 'Switch off' },
    usual: { fr: 'Touche d’origine', en: 'Usual key' },
    isOff: { fr: 'désactivé', en: 'off' },
    taken: { fr: 'Cette touche est déjà celle de {{what}}.', en: 'This key is already used for {{what}}.' },
    notCharacter: { fr: 'Une lettre, un chiffre ou un signe, seul ou avec ⇧.', en: 'A letter, digit or sign, alone or with ⇧.' },
  },
} satisfies Texts;
