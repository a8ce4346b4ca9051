/** Words of forms and field lists, whatever the entity. */
export const forms = {
  yes: 'Oui',
  no: 'Non',
  empty: 'Non renseigné',
  assigned: 'Attribué par le service',
  numbered: 'n°\u00A0{{id}}',
  withUnit: '{{number}} {{unit}}',
  absent: '{{what}}, absent de ce poste',
  hour: 'Heure',
  clear: 'Vider {{field}}',
  number: 'Par son numéro dans le service',
  seen: 'Vus ici\u00A0: {{seen}}',
  choose: 'Choisir',
  none: 'Aucun',
  addCustom: 'Ajouter un champ vu dans d’autres dossiers',
  ownApplicant: 'Un dossier reste celui de son candidat',
};
