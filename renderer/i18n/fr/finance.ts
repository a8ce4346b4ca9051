/** Words of: finance. */
export const finance = {
  note: 'Le service donne les clients d’une convention ou d’un apprenant, sans en donner la liste\u00A0: voici ceux que ce poste connaît.',
};
