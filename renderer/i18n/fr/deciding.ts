/** Words of: decisions, one application after the other. */
export const deciding = {
  title: 'Décision\u00A0: {{name}}',
  list: 'Dossiers à décider',
  which: 'Décision',
  column: { when: 'Entretien', applicant: 'Candidat', state: 'Dossier', decision: 'Décision' },
  unknown:
    'Le service ne donne pas la liste des décisions. Nommez une fois celles de l’école\u202F; elles sont gardées sur ce poste.',
  other: 'Nommer une décision',
  number: 'Numéro',
  notNumber: 'Nombre attendu.',
  label: 'Nom',
  add: 'Ajouter',
  day: 'Décidée le',
  takeOff: 'Retirer la décision',
  seenWith: '{{decision}}\u00A0: {{seenWith}}',
  progress: '{{done}} sur {{count}}',
  allDone: 'Tous ont une décision.',
  outcome: {
    noted: '{{name}}\u00A0: «\u00A0{{decision}}\u00A0»',
    takenOff: '{{name}}\u00A0: décision retirée',
    tooFast: 'Touche trop rapide\u00A0: rien n’a été noté pour {{name}}. Vérifiez le nom encadré, puis appuyez.',
    meanwhile:
      'La décision pour {{name}} vient d’être changée par quelqu’un d’autre\u00A0: la voici. Appuyez pour mettre la vôtre, ou passez au suivant.',
    unseen: 'Rien n’a été noté\u00A0: {{name}} n’était pas visible. Appuyez de nouveau.',
  },
};
