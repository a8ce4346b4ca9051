/** The members that a list shows beside the name until the user chooses others. */
export const columns = {
  SessionRecrutement: ['Code', 'ProgrammeId', 'LibellePeriodeRentree', 'Debut', 'Fin'],
  Sequence: ['Code', 'TypeSequenceId', 'Debut', 'Fin', 'Credits'],
  Parcours: ['Code', 'ProgrammeId'],
  Enseignant: ['Discipline', 'EntiteJuridiqueId', 'Profession'],
  AutreLieuFormation: ['Code', 'Uai', 'Siret', 'PaysId'],
} as const;
