import type { Texts } from '#shared/text/languages.ts';

export const companies = {
  create: { fr: 'Créer l’entreprise', en: 'Create the company' },
  agreements: {
    none: { fr: 'Aucune convention de ce poste ne nomme cette entreprise.', en: 'No agreement on this workstation names this company.' },
    how: {
      fr: 'Une entreprise n’appartient qu’à une convention\u00A0: pour une autre convention de la même entreprise, le service veut une autre fiche.',
      en: 'A company belongs to one agreement only: for another agreement of the same company, the service wants another record.',
    },
  },
  form: {
    lead: {
      fr: 'Le service ne permet pas de modifier une entreprise ensuite\u00A0: tout se donne ici. Elle ne servira qu’à une convention.',
      en: 'The service does not let anyone change a company afterwards: everything is given here. It will serve one agreement only.',
    },
    mail: {
      fr: 'L’adresse du contact\u00A0: un courriel est créé avec elle, puis l’entreprise.',
      en: 'The address of the contact: an email record is created with it, then the company.',
    },
    records: {
      fr: 'Le service ne permet de créer ni adresse ni téléphone par ici\u00A0: donnez le numéro de celui qui existe déjà, ou rien.',
      en: 'The service does not allow creating an address or a phone here: give the number of an existing one, or nothing.',
    },
  },
} satisfies Texts;
