/** Words of: teaching. */
export const teaching = {
  note: 'Le service donne une séquence par son numéro, sans en donner la liste\u00A0: voici celles que ce poste connaît.',
};
