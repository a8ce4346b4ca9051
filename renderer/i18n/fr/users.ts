/** Words of: users. */
export const users = {
  note: 'Le service ne donne ni la liste des comptes, ni un compte\u00A0: voici ceux qui ont été créés sur ce poste.',
};
