/** Words of: agreements. */
export const agreements = {
  note: 'Le service donne une convention par son numéro, sans en donner la liste\u00A0: voici celles que ce poste connaît.',
};
