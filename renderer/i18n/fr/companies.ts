/** Words of: companies. */
export const companies = {
  note: 'Le service donne une entreprise par son numéro, sans en donner la liste\u00A0: voici celles que ce poste connaît.',
  new: 'Nouvelle entreprise',
  create: 'Créer l’entreprise',
  group: {
    identity: 'Identité',
    contact: 'Contact',
    social: 'Social',
    billing: 'Facturation',
    other: 'Autres informations',
  },
  agreements: {
    title: 'Conventions',
    none: 'Aucune convention de ce poste ne nomme cette entreprise.',
    how: 'Une entreprise n’appartient qu’à une convention\u00A0: pour une autre convention de la même entreprise, le service veut une autre fiche.',
  },
  form: {
    lead: 'Le service ne permet pas de modifier une entreprise ensuite\u00A0: tout se donne ici. Elle ne servira qu’à une convention.',
    mail: 'L’adresse du contact\u00A0: un courriel est créé avec elle, puis l’entreprise.',
    records:
      'Le service ne permet de créer ni adresse ni téléphone par ici\u00A0: donnez le numéro de celui qui existe déjà, ou rien.',
  },
};
