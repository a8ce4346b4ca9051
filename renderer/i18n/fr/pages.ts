/** Words of the page of one entity, whatever the entity. */
export const pages = {
  absentHere: 'Absent de ce poste\u00A0: se reçoit en ligne, quand la fiche est ouverte.',
  receivedAt: 'Reçu à {{time}}',
  neverReceived: 'Jamais reçu sur ce poste',
  receiving: 'Réception en cours',
  toList: 'Revenir à la liste',
  parts: 'Parties de la fiche',
  history: { title: 'Historique sur ce poste', none: 'Aucune modification faite sur ce poste.', see: 'Voir' },
};
