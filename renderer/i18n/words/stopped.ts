import type { Texts } from '#shared/text/languages.ts';

/** What keeps a service from being open, and what a shared workstation asks when it is closed. */
export const stopped = {
  failed: {
    title: { fr: 'Carnet n’a pas pu s’ouvrir.', en: 'Carnet could not open.' },
    safe: { fr: 'Rien n’a été effacé sur ce poste.', en: 'Nothing was erased on this workstation.' },
  },
  cache: {
    newer: { fr: 'une version plus récente', en: 'a newer one' },
    startOver: { fr: 'Vider les données de ce poste', en: 'Clear this workstation’s data' },
    quit: { fr: 'Quitter', en: 'Quit' },
    lost_zero: { fr: 'Aucune modification n’y attendait.', en: 'No change was waiting there.' },
    lost_one: { fr: 'La modification qui y attend ne peut plus être lue ni envoyée.', en: 'The change waiting there can no longer be read or sent.' },
    lost_other: {
      fr: 'Les {{count}} modifications qui y attendent ne peuvent plus être lues ni envoyées.',
      en: 'The {{count}} changes waiting there can no longer be read or sent.',
    },
    held_zero: { fr: 'D’après le journal de Carnet, aucune modification n’attendait.', en: 'According to Carnet’s journal, no change was waiting.' },
    held_one: {
      fr: 'La modification en attente est aussi dans le journal de Carnet\u00A0: elle reviendra.',
      en: 'The waiting change is in Carnet’s journal too: it will come back.',
    },
    held_other: {
      fr: 'Les {{count}} modifications en attente sont aussi dans le journal de Carnet\u00A0: elles reviendront.',
      en: 'The {{count}} waiting changes are in Carnet’s journal too: they will come back.',
    },
    lostUnknown: {
      fr: 'Des modifications qui y attendent peut-être ne peuvent plus être lues ni envoyées.',
      en: 'Changes that may be waiting there can no longer be read or sent.',
    },
    confirmTitle: { fr: 'Vider les données de ce poste\u202F?', en: 'Clear this workstation’s data?' },
    lostOthers: {
      fr: 'D’autres modifications y attendent peut-être, mais sont illisibles\u00A0: elles ne partiront pas.',
      en: 'Other changes may be waiting there but cannot be read: they will not be sent.',
    },
    allReadable: { fr: 'Toutes les modifications qui y attendent peuvent encore être lues.', en: 'All the changes waiting there can still be read.' },
    loses: {
      fr: 'Perdu ici\u00A0: les reçus, et les listes, qui seront reçues à nouveau du service.',
      en: 'Lost here: the receipts, and the lists, which will be received again from the service.',
    },
    losesOthers: {
      fr: 'Les listes et les reçus d’autres services ouverts sur ce poste sont perdus aussi\u202F; leurs modifications en attente restent dans le journal de Carnet.',
      en: 'The lists and receipts of other services opened on this workstation are lost too; their waiting changes stay in Carnet’s journal.',
    },
    keeps: {
      fr: 'Gardé\u00A0: tout ce que le service a reçu, votre identifiant et votre mot de passe. Les fichiers actuels sont d’abord copiés à côté, si le disque a assez de place.',
      en: 'Kept: everything the service received, your user name and your password. The current files are first copied aside, if the disk has room.',
    },
    readable_one: { fr: '{{count}} modification peut encore être lue.', en: '{{count}} change can still be read.' },
    readable_other: { fr: '{{count}} modifications peuvent encore être lues.', en: '{{count}} changes can still be read.' },
    save_one: { fr: 'Enregistrer cette modification…', en: 'Save this change…' },
    save_other: { fr: 'Enregistrer ces {{count}} modifications…', en: 'Save these {{count}} changes…' },
    saveFirst_one: {
      fr: 'Une modification peut encore être lue et n’est dans aucun fichier\u00A0: enregistrez-la d’abord.',
      en: 'One change can still be read and is in no file: save it first.',
    },
    saveFirst_other: {
      fr: '{{count}} modifications peuvent encore être lues et ne sont dans aucun fichier\u00A0: enregistrez-les d’abord.',
      en: '{{count}} changes can still be read and are in no file: save them first.',
    },
    saved: {
      fr: 'Enregistré. Pour les reprendre ici ou sur un autre poste\u00A0: «\u00A0Modifications\u00A0», puis «\u00A0Échanger…\u00A0». Le fichier n’est pas chiffré\u00A0: supprimez-le ensuite.',
      en: 'Saved. To open them here or on another workstation: “Changes”, then “Exchange…”. The file is not encrypted: delete it afterwards.',
    },
    notSaved: {
      fr: 'Impossible d’écrire à cet endroit\u00A0: rien n’a été enregistré. Choisissez-en un autre.',
      en: 'That place could not be written to: nothing was saved. Choose another one.',
    },
    confirm: { fr: 'Vider et recommencer', en: 'Clear and start again' },
    notEmptied: {
      fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: rien n’a été effacé.',
      en: 'This workstation’s disk could not be written to: nothing was erased.',
    },
    wrongKey: {
      what: { fr: 'La clé de ce poste n’ouvre plus ce que Carnet y garde.', en: 'The key of this workstation no longer opens what Carnet keeps there.' },
      safe: {
        fr: 'Le service garde tout ce qu’il a reçu. Si ce poste a une sauvegarde, quittez Carnet et faites-la restaurer\u202F; sinon, videz les données de ce poste.',
        en: 'The service keeps everything it received. If this workstation has a backup, quit Carnet and have it restored; otherwise, clear this workstation’s data.',
      },
    },
    newerSchema: {
      what: { fr: 'Ces données viennent d’un Carnet plus récent que celui-ci ({{own}}).', en: 'This data comes from a newer Carnet than this one ({{own}}).' },
      safe: {
        fr: 'Rien n’a été changé ni effacé. Version nécessaire pour les ouvrir\u00A0: {{needed}}.',
        en: 'Nothing was changed or erased. Version needed to open them: {{needed}}.',
      },
    },
    blocked: {
      what: { fr: 'Une autre fenêtre de Carnet utilise ces données.', en: 'Another window of Carnet is using this data.' },
      safe: { fr: 'Rien n’a été changé ni effacé. Fermez-la, puis réessayez.', en: 'Nothing was changed or erased. Close it, then retry.' },
    },
    quota: {
      what: { fr: 'Le disque de ce poste est plein.', en: 'The disk of this workstation is full.' },
      safe: { fr: 'Vos modifications y sont gardées. Libérez de la place, puis réessayez.', en: 'Your changes are kept there. Free some space, then retry.' },
    },
    closed: {
      what: { fr: 'Les données de ce poste se sont refermées pendant l’ouverture.', en: 'This workstation’s data closed while being opened.' },
      safe: { fr: 'Rien n’a été effacé. Réessayez.', en: 'Nothing was erased. Retry.' },
    },
    unknownFolder: {
      what: { fr: 'Un dossier manque dans les données de ce poste.', en: 'A folder is missing from this workstation’s data.' },
      safe: { fr: 'Rien n’a été effacé. Réessayez.', en: 'Nothing was erased. Retry.' },
    },
    hung: {
      what: { fr: 'Le stockage de ce poste ne répond pas.', en: 'The storage of this workstation does not answer.' },
      safe: {
        fr: 'Rien n’a été effacé\u202F; vos modifications sont aussi dans le journal de Carnet. Rouvrez la fenêtre\u202F; si cela dure, redémarrez ce poste.',
        en: 'Nothing was erased; your changes are in Carnet’s journal too. Reopen the window; if it lasts, restart this workstation.',
      },
    },
    storage: {
      what: { fr: 'Ce poste n’a pas pu lire ce que Carnet y garde.', en: 'This workstation could not read what Carnet keeps there.' },
      safe: {
        fr: 'Rien n’a été effacé. Réessayez\u202F; si cela dure, redémarrez ce poste ou faites vérifier son disque. En dernier recours, videz les données de ce poste.',
        en: 'Nothing was erased. Retry; if it lasts, restart this workstation or have its disk checked. As a last resort, clear this workstation’s data.',
      },
    },
  },
  /** The key of this workstation cannot be had. */
  keyless: {
    safe: { fr: 'Le service garde tout ce qu’il a reçu. Rien n’a été effacé ici.', en: 'The service keeps everything it received. Nothing was erased here.' },
    damaged: {
      what: { fr: 'Ce qui protège vos données sur ce poste est abîmé.', en: 'What protects your data on this workstation is damaged.' },
      todo: {
        fr: 'Si ce poste a une sauvegarde, faites-la restaurer, puis réessayez. Sinon, reconnectez-vous avec une nouvelle clé.',
        en: 'If this workstation has a backup, have it restored, then retry. Otherwise sign in again with a new key.',
      },
    },
    missing: {
      what: { fr: 'Carnet n’a plus la clé de vos données sur ce poste.', en: 'Carnet no longer has the key to your data on this workstation.' },
      todo: {
        fr: 'Si ce poste a une sauvegarde, faites-la restaurer, puis réessayez. Sinon, reconnectez-vous avec une nouvelle clé.',
        en: 'If this workstation has a backup, have it restored, then retry. Otherwise sign in again with a new key.',
      },
    },
    refused: {
      what: { fr: 'Le système de ce poste n’ouvre plus la clé de Carnet.', en: 'The system of this workstation no longer opens Carnet’s key.' },
      todo: {
        fr: 'Ouvrez votre session et le coffre à clés du système comme d’habitude, puis réessayez. Sinon, reconnectez-vous\u00A0: avec le mot de passe connu de ce poste, rien n’est perdu.',
        en: 'Open your session and the system’s key store as usual, then retry. Otherwise sign in again: with the password known on this workstation, nothing is lost.',
      },
    },
    unavailable: {
      what: {
        fr: 'Le coffre à clés de ce poste ne répond pas pour l’instant.',
        en: 'The key store of this workstation does not answer at present.',
      },
      todo: {
        fr: 'La clé de vos données y est toujours. Déverrouillez-le si le système le demande, puis réessayez\u202F; si cela dure, redémarrez ce poste.',
        en: 'The key to your data is still in it. Unlock it if the system asks you to, then retry; if this lasts, restart this workstation.',
      },
    },
    elsewhere: {
      what: { fr: 'Ce carnet vient d’un autre poste.', en: 'This notebook comes from another workstation.' },
      todo: {
        fr: 'Si l’autre poste s’en sert encore, ne continuez pas ici\u00A0: les mêmes modifications partiraient deux fois. S’il ne servira plus, continuez sur ce poste.',
        en: 'If the other workstation still uses it, do not continue here: the same changes would be sent twice. If it is out of use, continue on this workstation.',
      },
      loses: {
        fr: 'Les modifications en attente dans ce carnet restent à l’autre poste\u00A0: elles ne partiront pas de celui-ci.',
        en: 'The changes waiting in this notebook stay with the other workstation: they will not be sent from this one.',
      },
    },
    moveHere: { fr: 'Continuer sur ce poste', en: 'Continue on this workstation' },
    beginEmpty: { fr: 'En commencer un vide…', en: 'Begin an empty one…' },
    signIn: { fr: 'Se reconnecter…', en: 'Sign in again…' },
    confirmTitle: { fr: 'Se reconnecter avec une nouvelle clé\u202F?', en: 'Sign in again with a new key?' },
    loses: {
      fr: 'Sans l’ancienne clé, les modifications encore en attente sur ce poste ne peuvent plus être lues\u00A0: elles ne seront ni envoyées, ni enregistrées dans un fichier.',
      en: 'Without the old key, the changes still waiting on this workstation can no longer be read: they will be neither sent nor saved to a file.',
    },
    losesNothing: { fr: 'Aucune modification n’a été gardée sur ce poste.', en: 'No change was kept on this workstation.' },
    keeps: {
      fr: 'Gardé\u00A0: tout ce que le service a reçu\u202F; les listes seront reçues à nouveau. L’ancienne clé, le journal et les données restent sur le disque, mis de côté, au cas où quelqu’un pourrait encore les ouvrir.',
      en: 'Kept: everything the service received; the lists will be received again. The old key, the journal and the data stay on the disk, set aside, in case someone can still open them.',
    },
    password: { fr: 'Mot de passe de {{user}} dans le service', en: 'Password of {{user}} for the service' },
    failure: {
      offline: {
        fr: 'Le service ne répond pas, et lui seul peut vérifier votre mot de passe. Rien n’a été changé.',
        en: 'The service does not answer, and only it can check your password. Nothing was changed.',
      },
    },
  },
  lock: {
    title: { fr: 'Carnet est verrouillé', en: 'Carnet is locked' },
    password: { fr: 'Mot de passe du service', en: 'Password of the service' },
    open: { fr: 'Déverrouiller', en: 'Unlock' },
    kept: {
      fr: 'Vos modifications sont gardées sur ce poste, protégées par votre mot de passe\u202F; rien ne part avant que vous ne reveniez.',
      en: 'Your changes are kept on this workstation, protected by your password; nothing is sent before you come back.',
    },
    forgotten: { fr: 'Je n’ai plus le mot de passe précédent…', en: 'I no longer have the earlier password…' },
    failure: {
      noPassword: {
        fr: 'Le service accepte ce mot de passe, mais les données de ce poste sont protégées par le précédent. Tapez le précédent\u202F; le nouveau vous sera demandé ensuite.',
        en: 'The service accepts this password, but this workstation’s data is still protected by the earlier one. Type the earlier one; the new one will be asked for next.',
      },
      locked: {
        fr: 'Carnet vient d’être verrouillé à nouveau, ou le coffre à clés de ce poste ne répond pas. Réessayez.',
        en: 'Carnet has just been locked again, or the key store of this workstation does not answer. Retry.',
      },
      offline: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste, et le service ne répond pas pour en vérifier un autre.',
        en: 'This is not the password known on this workstation, and the service does not answer to check another.',
      },
      busy: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste. Carnet ne demande pas au service d’en vérifier un autre maintenant, pour ne pas bloquer votre compte\u00A0: réessayez dans un quart d’heure.',
        en: 'This is not the password known on this workstation. Carnet does not ask the service to check another one now, so that your account is not locked out: try again in a quarter of an hour.',
      },
      timeout: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste, et le service ne répond pas pour en vérifier un autre.',
        en: 'This is not the password known on this workstation, and the service does not answer to check another.',
      },
    },
  },
  /** A shared workstation is closed. */
  closing: {
    title_zero: { fr: 'Fermer et effacer ce poste\u202F?', en: 'Close and wipe this workstation?' },
    title_one: { fr: '{{count}} modification n’est pas encore dans le service', en: '{{count}} change is not in the service yet' },
    title_other: { fr: '{{count}} modifications ne sont pas encore dans le service', en: '{{count}} changes are not in the service yet' },
    shared: {
      fr: 'Ce poste est partagé\u00A0: Carnet s’y efface quand il se ferme.',
      en: 'This workstation is shared: Carnet wipes itself here when it closes.',
    },
    online: { fr: 'Restez\u00A0: dès que tout est parti, Carnet se ferme.', en: 'Stay: as soon as everything has left, Carnet closes.' },
    offline: { fr: 'Le service ne répond pas\u00A0: rien ne peut partir maintenant.', en: 'The service does not answer: nothing can leave now.' },
    kept: {
      fr: 'Fermer et garder n’efface rien\u00A0: Carnet reste verrouillé à votre nom, et tout part quand vous le rouvrez ici avec votre mot de passe.',
      en: 'Close and keep wipes nothing: Carnet stays locked in your name, and everything leaves when you open it here again with your password.',
    },
    failed: {
      fr: 'Ce poste n’a pas pu être effacé\u00A0: rien n’est perdu. Réessayez, ou fermez en gardant.',
      en: 'This workstation could not be wiped: nothing is lost. Try again, or close and keep.',
    },
    lose: { fr: 'Perdre et fermer', en: 'Lose and close' },
    keep: { fr: 'Fermer et garder', en: 'Close and keep' },
    stay: { fr: 'Rester', en: 'Stay' },
  },
} satisfies Texts;
