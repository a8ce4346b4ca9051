import type { FailureKind } from '#shared/failures/failure.ts';
import type { Texts, Words } from '#shared/text/languages.ts';

export const help = {
  tour: { fr: 'Revoir la visite de Carnet', en: 'Take the tour of Carnet again' },
  tab: {
    signs: { fr: 'Marques et signes', en: 'Marks and signs' },
    failures: { fr: 'Quand ça ne va pas', en: 'When something fails' },
    workstation: { fr: 'Ce poste', en: 'This workstation' },
    keys: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
    lines: { fr: 'Ce qui se tape', en: 'What can be typed' },
  },
  marks: { fr: 'Où en est une modification', en: 'Where a change stands' },
  signs: { fr: 'Autres signes', en: 'Other signs' },
  mark: {
    waiting: {
      fr: 'Gardé sur ce poste, en deux copies. Partira dès que le service répondra. Rien à faire. Vous pouvez continuer, fermer Carnet ou défaire.',
      en: 'Kept on this workstation, in two copies. Will be sent as soon as the service answers. Nothing to do. You can go on, close Carnet, or undo.',
    },
    sending: {
      fr: 'En route vers le service, ou en cours de relecture. Rien à faire. Si le réseau se coupe maintenant, Carnet vérifie avant de renvoyer.',
      en: 'On its way to the service, or being read back there. Nothing to do. If the network fails now, Carnet checks before sending again.',
    },
    doubt: {
      fr: 'Parti, sans réponse claire\u00A0: le service l’a peut-être fait. Ouvrez Modifications\u00A0: Carnet montre ce qu’il a trouvé, et vous dites ce qu’il en est.',
      en: 'Sent, without a clear answer: the service may have done it. Open Changes: Carnet shows what it found, and you decide which it is.',
    },
    conflict: {
      fr: 'Quelqu’un a changé la même chose dans le service depuis votre lecture. Rien n’est écrasé. Ouvrez Modifications et choisissez, champ par champ.',
      en: 'The same thing was changed in the service since you read it. Nothing is overwritten. Open Changes and choose, field by field.',
    },
    refused: {
      fr: 'Le service a dit non, ou Carnet n’a pas pu l’envoyer. Rien ne repart seul. Ouvrez Modifications\u00A0: lisez la raison donnée, corrigez et renvoyez, ou abandonnez.',
      en: 'The service said no, or Carnet could not send it. Nothing is sent again by itself. Open Changes: read the reason given, fix it and send again, or discard the change.',
    },
    verified: {
      fr: 'Relu après l’envoi\u00A0: le service a votre valeur. Rien à faire. Le reçu reste 90 jours dans Modifications.',
      en: 'Read back after sending: the service has your value. Nothing to do. The receipt stays in Changes for 90 days.',
    },
    changed: {
      fr: 'Le service a accepté, puis gardé une autre valeur que la vôtre. Le reçu, dans Modifications, montre les deux.',
      en: 'The service accepted it, then kept another value than yours. The receipt, in Changes, shows both.',
    },
    unverifiable: {
      fr: 'Accepté par le service, qui ne permet pas de le relire. Rien à faire. Pour en être sûr, regardez dans le logiciel de l’école.',
      en: 'Accepted by the service, which does not let Carnet read it back. Nothing to do. To be sure, look in the school’s software.',
    },
    dropped: {
      fr: 'Vous l’avez abandonnée, ou vous avez gardé la version du service. Le reçu, dans Modifications, dit ce qui n’est pas parti.',
      en: 'You discarded it, or kept the service’s version. The receipt, in Changes, says what was not sent.',
    },
    absent: {
      fr: 'Ce poste ne l’a pas encore reçu. Actualisez la liste, ou ouvrez l’élément par son numéro, en ligne.',
      en: 'This workstation has not received it yet. Refresh the list, or open it by its number when online.',
    },
  },
  sign: {
    toSend: {
      name: { fr: 'À envoyer vous-même', en: 'For you to send' },
      text: {
        fr: 'Gardé sur ce poste. Ne part que quand vous l’envoyez, en ligne. Dans Modifications, «\u00A0À faire en ligne\u00A0»\u00A0: «\u00A0Envoyer maintenant\u00A0».',
        en: 'Kept on this workstation. It is sent only when you send it, online. In Changes, “To do online”: “Send now”.',
      },
    },
    held: {
      name: { fr: '«\u00A0Attend une création\u00A0», «\u00A0Attend votre décision\u00A0»…', en: '“Waits for a creation”, “Waits for your decision”…' },
      text: {
        fr: 'Partira après une autre modification, dont celle-ci dépend. Rien à faire ici. Si l’autre attend votre décision, prenez-la dans Modifications.',
        en: 'It will be sent after another change that it depends on. Nothing to do here. If the other one waits for your decision, decide it in Changes.',
      },
    },
    twice: {
      name: { fr: 'Deux fois dans le service', en: 'Twice in the service' },
      text: {
        fr: 'Créé une fois ici, apparu deux fois dans le service. Ouvrez Modifications\u00A0: gardez les deux, ou annulez l’un des deux.',
        en: 'Created once here, and there twice in the service. Open Changes: keep both, or cancel one of them.',
      },
    },
    onlyHere: {
      name: { fr: 'Contour en pointillés', en: 'Dashed outline' },
      text: {
        fr: 'N’existe ou n’a changé que sur ce poste. La marque à côté dit où en est l’envoi.',
        en: 'Exists, or was changed, on this workstation only. The mark beside it says where the sending stands.',
      },
    },
    cancelled: {
      name: { fr: 'Nom barré', en: 'Name struck through' },
      text: {
        fr: 'Annulé. Le service garde tout\u00A0: rien n’y est supprimé. Se rétablit par son menu.',
        en: 'Cancelled. The service keeps everything: nothing is deleted there. Its menu restores it.',
      },
    },
    clash: {
      name: { fr: 'Conflit d’horaire', en: 'Clash' },
      text: {
        fr: 'Une même personne ou une même salle est prise deux fois. Le détail dit par quoi\u202F; vous pouvez laisser ainsi.',
        en: 'One person or one room is taken twice. The details say what with; you may leave it as it is.',
      },
    },
    linked: {
      name: { fr: 'Événements liés', en: 'Linked events' },
      text: {
        fr: 'Ils forment un groupe dans le service. Carnet demande s’il faut déplacer les autres aussi.',
        en: 'They form a group in the service. Carnet asks whether to move the others too.',
      },
    },
    cut: {
      name: { fr: 'Liste incomplète', en: 'Incomplete list' },
      text: {
        fr: 'Le service a envoyé moins que ce que ce poste connaît. Rien de connu n’est retiré. Actualisez\u202F; si cela dure, signalez-le à l’école.',
        en: 'The service sent less than this workstation knows. Nothing known is removed. Refresh; if it lasts, tell the school.',
      },
    },
    number: {
      name: { fr: 'Numéro seul', en: 'Number alone' },
      text: {
        fr: 'Le service ne nomme pas cet élément. Donnez-lui un libellé dans Réglages, Libellés\u00A0: il s’affiche partout sur ce poste.',
        en: 'The service does not name this item. Give it a label in Settings, Labels: it is shown everywhere on this workstation.',
      },
    },
    assigned: {
      name: { fr: 'Attribué par le service', en: 'Assigned by the service' },
      text: {
        fr: 'Le service donne cette valeur\u00A0: elle ne se change pas depuis Carnet. Si elle est fausse, demandez à l’école.',
        en: 'The service gives this value: it cannot be changed from Carnet. If it is wrong, ask the school.',
      },
    },
  },
  failure: {
    offline: {
      fr: 'Ce que vous faites est gardé sur ce poste et partira au retour du réseau. Continuez. Si seul ce poste est coupé, vérifiez son câble ou son Wi-Fi.',
      en: 'What you do is kept on this workstation and sent when the network is back. Carry on. If only this workstation is cut off, check its cable or Wi-Fi.',
    },
    foreignAnswer: {
      fr: 'Vos modifications sont gardées sur ce poste. Souvent, le réseau demande de s’identifier\u00A0: faites-le dans un navigateur, puis revenez. Si cela dure, prévenez l’informatique.',
      en: 'Your changes are kept on this workstation. Often the network asks you to sign in: do it in a browser, then come back. If it lasts, tell IT.',
    },
    proxyPassword: {
      fr: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti. Choisissez «\u00A0S’identifier\u00A0» dans la barre du bas, et donnez l’identifiant et le mot de passe du proxy. Souvent, ce sont ceux de votre session.',
      en: 'What you do is kept on this workstation; nothing was sent. Choose “Sign in” in the bar at the bottom, and give the proxy’s user and password. Often they are those of your computer.',
    },
    proxyRefused: {
      fr: 'Ce que vous faites est gardé sur ce poste\u202F; rien n’est parti. Demandez au service informatique d’autoriser l’adresse du service, ou essayez un autre réseau.',
      en: 'What you do is kept on this workstation; nothing was sent. Ask IT to allow the service’s address, or try another network.',
    },
    timeout: {
      fr: 'Une lecture se refait sans risque. Un envoi sans réponse est vérifié avant de repartir. Continuez. Si cela dure, le service est lent\u00A0: réessayez plus tard.',
      en: 'A read is repeated safely. A change without an answer is checked before it is sent again. Carry on. If it lasts, the service is slow: try again later.',
    },
    password: {
      fr: 'Vos modifications sont gardées sur ce poste, rien n’est parti. Donnez le bon mot de passe\u00A0: les envois reprennent d’eux-mêmes.',
      en: 'Your changes are kept on this workstation; nothing was sent. Give the right password: sending goes on by itself.',
    },
    noPassword: {
      fr: 'Vos modifications sont gardées\u202F; le service n’a rien refusé. Redonnez le mot de passe\u00A0: ce poste ne peut pas le garder quand Carnet est fermé.',
      en: 'Your changes are kept; the service refused nothing. Give the password again: this workstation cannot keep it while Carnet is closed.',
    },
    forbidden: {
      fr: 'Rien n’a changé dans le service. Votre compte n’a pas ce droit\u00A0: demandez-le à l’école.',
      en: 'Nothing changed in the service. Your account lacks this right: ask the school for it.',
    },
    changedMeanwhile: {
      fr: 'Rien n’a été écrit par-dessus la version d’un collègue, et votre modification est gardée. Attendez. Carnet relit l’élément et envoie de nouveau\u202F; si les deux ont changé la même chose, vous choisissez.',
      en: 'Nothing was written over a colleague’s version, and your change is kept. Wait. Carnet reads the element again and sends once more; where both changed the same thing, you choose.',
    },
    busy: {
      fr: 'Rien n’est perdu\u202F; Carnet respecte le délai demandé par le service. Attendez. Carnet reprend à l’heure dite.',
      en: 'Nothing is lost; Carnet keeps to the delay that the service asked for. Wait. Carnet goes on at the time shown.',
    },
    refused: {
      fr: 'Rien n’a changé dans le service. Lisez la raison donnée, corrigez dans Modifications, puis renvoyez ou abandonnez.',
      en: 'Nothing changed in the service. Read the reason given, fix it in Changes, then send again or discard the change.',
    },
    gone: {
      fr: 'Ce que ce poste en connaît reste visible. Vérifiez le numéro\u202F; l’élément a pu être retiré du service autrement que par Carnet.',
      en: 'What this workstation knows of it stays visible. Check the number; it may have been removed from the service otherwise than by Carnet.',
    },
    serviceError: {
      fr: 'Vos modifications sont gardées. Un envoi interrompu par l’erreur est vérifié avant de repartir. Réessayez plus tard\u202F; si cela dure, prévenez l’école.',
      en: 'Your changes are kept. A change interrupted by the error is checked before it is sent again. Try again later; if it lasts, tell the school.',
    },
    unreadable: {
      fr: 'Ce que ce poste connaissait reste en place. Actualisez\u202F; si cela dure, vérifiez la compatibilité dans Réglages.',
      en: 'What this workstation knew stays in place. Refresh; if it lasts, check the compatibility in Settings.',
    },
    tooLarge: {
      fr: 'Ce que ce poste connaissait reste en place. Prévenez l’école\u00A0: le service envoie plus que Carnet n’accepte.',
      en: 'What this workstation knew stays in place. Tell the school: the service sends more than Carnet accepts.',
    },
    certificate: {
      fr: 'Ni mot de passe ni donnée n’est parti. Vérifiez la date de ce poste et l’adresse du service\u202F; sinon, demandez à l’école.',
      en: 'Neither a password nor data was sent. Check the date of this workstation and the address; otherwise ask the school.',
    },
    insecureAddress: { fr: 'Rien n’est parti en clair. Donnez l’adresse en https://.', en: 'Nothing was sent unprotected. Give the address with https://.' },
    badAddress: {
      fr: 'Rien n’est parti. Reprenez l’adresse donnée par l’école, depuis https://.',
      en: 'Nothing was sent. Copy the address that the school gave, from https:// on.',
    },
    cancelled: {
      fr: 'Vous avez interrompu. Ce qui était déjà reçu ou parti le reste. Recommencez quand vous voulez.',
      en: 'You stopped it. What was already received or sent stays so. Start again when you like.',
    },
    locked: {
      fr: 'Vos modifications sont gardées, chiffrées, sur ce poste. Déverrouillez Carnet, ou relancez-le.',
      en: 'Your changes are kept, encrypted, on this workstation. Unlock Carnet, or restart it.',
    },
    brokenRule: {
      fr: 'Rien n’est parti\u00A0: Carnet connaît cette règle du service. Corrigez le champ indiqué, puis enregistrez de nouveau.',
      en: 'Nothing was sent: Carnet knows this rule of the service. Fix the field shown, then save again.',
    },
    policy: {
      fr: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours. Voyez «\u00A0Fixé par votre établissement\u00A0» dans Réglages, ou demandez au service informatique.',
      en: 'Nothing left. What was kept on this workstation still is. See “Fixed by your school” in Settings, or ask IT.',
    },
    keyStoreRequired: {
      fr: 'Rien n’est parti. Ce qui était déjà gardé sur ce poste l’est toujours. Ouvrez le trousseau de votre session, ou demandez au service informatique d’en installer un, puis relancez Carnet.',
      en: 'Nothing left. What was kept on this workstation still is. Unlock your session’s keyring, or ask IT to install one, then start Carnet again.',
    },
    badRequest: {
      fr: 'Rien n’est parti. C’est un défaut de Carnet\u00A0: signalez-le, avec le fichier d’assistance (dans Réglages, «\u00A0État de Carnet\u00A0»).',
      en: 'Nothing was sent. This is a defect of Carnet: report it, with the support file (in Settings, “Health”).',
    },
    storage: {
      fr: 'Ce qui était déjà gardé l’est toujours. Libérez de la place et vérifiez le disque\u202F; d’ici là, ne fermez pas Carnet.',
      en: 'What was already kept still is. Free some space and check the disk; until then, do not close Carnet.',
    },
  } satisfies Readonly<Record<FailureKind, Words>>,
  topic: {
    connection: {
      fr: 'Carnet teste dans l’ordre l’adresse, le nom, le réseau et son proxy, le chiffrement, le service, votre mot de passe et l’horloge. Il ne fait que lire. La première étape en échec dit quoi faire. «\u00A0Copier\u00A0» en fait un texte pour l’informatique, sans mot de passe.',
      en: 'Carnet tests in order the address, the name, the network and its proxy, the encryption, the service, your password and the clock. It only reads. The first step that fails says what to do. “Copy” makes it a text for IT, without a password.',
    },
    proxy: {
      fr: 'D’habitude Carnet prend le chemin du système, proxy compris. Vous pouvez en choisir un autre, sauf si votre établissement l’a fixé. Ce poste lui-même est toujours joint directement. Sans proxy à la maison, «\u00A0Direct\u00A0». À l’école, écrivez l’adresse donnée par l’informatique, avec son port\u00A0: proxy.ecole.fr:8080.',
      en: 'Usually Carnet goes the system’s way, its proxy included. You can choose another one, unless your school has fixed it. This workstation itself is always reached directly. Without a proxy at home, “Direct”. At school, write the address that IT gives, with its port: proxy.school.com:8080.',
    },
    health: {
      fr: 'Tout ce sur quoi Carnet s’appuie ici\u00A0: la place, la seconde copie de vos modifications, le coffre à clés, l’horloge, les listes reçues, le dernier incident. Un point à régler dit quoi faire. Rien n’est envoyé.',
      en: 'Everything that Carnet relies on here: the space, the second copy of your changes, the key store, the clock, the lists received, the last incident. What needs attention says what to do. Nothing is sent.',
    },
    policy: {
      fr: 'Le service informatique peut fixer l’adresse, le proxy, le verrouillage, les exports ou les écrans de ce poste. Cela ne se change pas dans Carnet. Une valeur qu’il ne peut pas lire est dite. Si un choix vous gêne, ou si une erreur est affichée, demandez au service informatique\u00A0: cette partie des réglages dit de quoi il s’agit.',
      en: 'IT can fix the address, the proxy, the lock, the exports or the screens of this workstation. That is not changed in Carnet. A value that it cannot read is said. If a choice is in your way, or an error is shown, ask IT: this part of the settings says what it is about.',
    },
    shared: {
      fr: 'Se déconnecter efface alors tout de ce poste, réglages compris, et ferme Carnet. Au choix, le fermer efface aussi. Une modification qui attend n’est jamais perdue sans vous\u00A0: Carnet demande d’abord. Attendez que tout soit parti. Sans réseau, «\u00A0Fermer et garder\u00A0» laisse Carnet verrouillé à votre nom, avec ce qui attend, jusqu’à votre retour.',
      en: 'Signing out then wipes everything on this workstation, settings included, and closes Carnet. If so chosen, closing it wipes too. A change that waits is never lost without you: Carnet asks first. Wait until everything has left. Without a network, “Close and keep” leaves Carnet locked in your name, with what waits, until you are back.',
    },
    lock: {
      fr: 'Sans touche ni souris pendant un moment, à la mise en veille et quand l’écran se verrouille, Carnet cache tout et ferme ses clés\u00A0: seul votre mot de passe les rouvre, même sans réseau. Ce qui attend reste gardé. Verrouillez aussi vous-même en vous levant. Un mot de passe changé dans le service remplace l’ancien à l’écran verrouillé, en ligne.',
      en: 'Without key or mouse for a while, when the computer sleeps and when its screen locks, Carnet hides everything and closes its keys: your password alone opens them, also without a network. What waits stays kept. Lock it yourself too when you get up. A password that was changed in the service replaces the old one on the locked screen, online.',
    },
    updates: {
      fr: 'Carnet regarde s’il y a plus récent, et ne croit que ce que son éditeur a signé. Il propose d’installer quand rien n’attend\u202F; sur un poste géré, l’informatique s’en charge. «\u00A0Plus tard\u00A0» redemande la fois suivante. Vos données et vos choix restent.',
      en: 'Carnet looks whether there is a newer one, and believes only what its publisher has signed. It offers to install it when nothing waits; on a managed workstation, IT does it. “Later” asks again the next time. Your data and your choices stay.',
    },
    notices: {
      fr: 'Le système montre les prochains entretiens et ce qui attend une décision, quand Carnet n’est pas devant. Elles disparaissent au verrouillage. «\u00A0Sans noms\u00A0»\u00A0: elles disent seulement qu’un rappel attend. Utile quand d’autres voient votre écran.',
      en: 'The system shows the next interviews and what waits for a decision, while Carnet is not in front. They go when Carnet locks. “Without names”: they only say that a reminder waits. Useful where others see your screen.',
    },
    screenshots: {
      fr: 'Le système ne montre plus la fenêtre de Carnet dans les captures, les enregistrements et les partages d’écran. Sans effet sous Linux. Désactivez-le le temps d’une démonstration, sauf si votre établissement l’a fixé.',
      en: 'The system no longer shows the window of Carnet in screenshots, recordings and shared screens. No effect on Linux. Switch it off for a demonstration, unless your school has fixed it.',
    },
  },
  line: {
    intro: {
      fr: 'Ces mots donnent le jour, l’heure et la durée d’un nouvel événement, dans l’ordre que vous voulez, en français ou en anglais.',
      en: 'These words give the day, the time and the length of a new event, in any order, in French or in English.',
    },
    way: {
      near: { fr: 'Un jour proche', en: 'A day near to today' },
      weekday: { fr: 'Un jour de la semaine\u00A0: le prochain, sauf «\u00A0dernier\u00A0»', en: 'A day of the week: the next one, except “last”' },
      monthDay: { fr: 'Le prochain jour qui a ce numéro', en: 'The next day with that number' },
      date: { fr: 'Une date\u202F; sans l’année, la prochaine', en: 'A date; without its year, the next one' },
      list: { fr: 'Plusieurs dates\u00A0: un événement pour chacune', en: 'Several dates: an event on each' },
      week: { fr: 'Une semaine\u00A0: son lundi, ou le jour nommé', en: 'A week: its Monday, or the day that is named' },
      hour: { fr: 'Une heure', en: 'A time' },
      range: { fr: 'De quand à quand', en: 'From when to when' },
      length: { fr: 'Une durée, seule ou à côté d’une heure', en: 'A length, alone or beside a time' },
      series: {
        fr: 'Une série, avec sa fin\u00A0: tant de fois, ou jusqu’à un jour inclus. Les jours fériés sont sautés.',
        en: 'A series, with its end: so many times, or until a day, included. Public holidays are left out.',
      },
    },
    names: {
      fr: 'Le type, les enseignants après «\u00A0avec\u00A0» et le candidat d’un entretien sont reconnus à leur nom.',
      en: 'The type, the teachers after “with” and the applicant of an interview are known by their names.',
    },
    rest: {
      fr: 'Tout le reste est le titre. Un mot non compris qui a un chiffre avec h, «\u00A0:\u00A0» ou «\u00A0/\u00A0», ou qui nomme un jour, un mois ou une heure, est souligné\u00A0: corrigez-le, ou gardez-le comme nom.',
      en: 'All else is the title. A word that is not understood and has a digit with h, “:” or “/”, or names a day, a month or an hour, is underlined: correct it, or keep it as a name.',
    },
    fields: {
      fr: 'Un champ de date comprend les jours ci-dessus, 23, 19 11, 19112026, et +7 ou -2 sem. depuis le jour affiché. Un champ d’heure comprend 9, 930, et +30 ou -1h depuis l’heure affichée.',
      en: 'A date field reads the days above, 23, 19 11, 19112026, and +7 or -2 w from the day shown. A time field reads 9, 930, and +30 or -1h from the time shown.',
    },
  },
  shortcuts: {
    find: { fr: 'Chercher une action ou une touche', en: 'Find an action or a key' },
    none: { fr: 'Aucun raccourci ne s’appelle ainsi.', en: 'No shortcut by that name.' },
    letters: {
      fr: 'Une lettre tapée hors d’un champ commence une recherche\u202F; au calendrier, elle montre une vue. Sur une ligne, la virgule ou la touche Menu ouvre son menu, où une lettre choisit.',
      en: 'A letter typed outside a field starts a search; in the calendar, it shows a view. On a row, the comma or the Menu key opens its menu, where a letter chooses.',
    },
  },
} satisfies Texts;
