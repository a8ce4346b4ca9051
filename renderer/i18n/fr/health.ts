/** Words of: the condition of Carnet, a page of the settings. */
export const health = {
  title: 'État de Carnet',
  what: 'Stockage, modifications gardées, coffre à clés, horloge, versions et dernier incident, sur ce poste.',
  open: 'Voir l’état de Carnet',
  lead: 'Tout ce sur quoi Carnet s’appuie sur ce poste. Rien n’est envoyé ni écrit dans le service.',
  incident: {
    see: 'Voir',
    what: {
      pageGone: 'La page de Carnet s’est arrêtée, et a été rouverte.',
      pageHung: 'La page de Carnet n’a plus répondu.',
      mainStopped: 'Carnet s’est arrêté sur une erreur.',
      mainRejection: 'Une tâche de Carnet a échoué.',
      killed: 'La dernière fois, Carnet n’a pas été fermé normalement.',
      diskFull: 'Le disque de ce poste était plein.',
    },
    several: 'Carnet s’est arrêté plusieurs fois sans que vous le demandiez.',
    safe_zero: 'Aucune modification n’attend sur ce poste.',
    safe_one: 'Votre modification en attente est toujours là.',
    safe_other: 'Vos {{count}} modifications en attente sont toujours là.',
    todo: {
      pageGone: 'Vous pouvez continuer. Si cela se répète, parlez-en à votre service informatique.',
      pageHung: 'Vous pouvez continuer. Si cela se répète, parlez-en à votre service informatique.',
      mainStopped: 'Vous pouvez continuer. Si cela se répète, parlez-en à votre service informatique.',
      mainRejection: 'Vous pouvez continuer. Si quelque chose manque à l’écran, actualisez-le.',
      killed: 'Vous pouvez continuer. C’est ce qui se passe après une coupure de courant ou un arrêt forcé.',
      diskFull: 'Libérez de la place\u00A0: sur un disque plein, rien de nouveau n’est gardé.',
    },
  },
};
