/** Words of: companies. */
export const companies = {
  note: 'Le service donne une entreprise par son numéro, sans en donner la liste\u00A0: voici celles que ce poste connaît.',
};
