import { campuses, tracks } from './school.ts';

export interface Folder {
  readonly name: string;
  readonly files: readonly SampleFile[];
  readonly children: readonly Folder[];
}
interface SampleFile {
  readonly name: string;
  /** Deleted rows are still returned, with a Delete_time (R1.3). */
  readonly deleted?: boolean;
}

const folder = (
  name: string,
  children: readonly (Folder | string)[] = [],
  files: readonly SampleFile[] = [],
): Folder => ({
  name,
  files,
  children: children.map((child) => (typeof child === 'string' ? folder(child) : child)),
});
const named = (...names: readonly string[]): SampleFile[] => names.map((name) => ({ name }));

/** The folders below the share: 200 on five levels, in every year. */
export function folderTree(year: number): readonly Folder[] {
  return [
    ...campuses.map((campus) =>
      folder(campus.name, [
        folder('Admissions', [thisEntry(year), lastEntry(year - 1), archives(year - 2)]),
        folder(
          'Pédagogie',
          tracks.map(({ name, code }) => folder(name, ['Supports', 'Évaluations'], named(`Référentiel ${code}.pdf`))),
        ),
        folder(
          'Relations entreprises',
          ['Conventions', 'Offres d’alternance', 'Partenaires', 'Taxe d’apprentissage'],
          named('Annuaire des tuteurs.xlsx', 'Charte partenaires.pdf'),
        ),
        folder('Salles et plannings', ['Plans', 'Réservations'], named(`Plan ${campus.name}.png`)),
      ]),
    ),
    folder('Modèles de courriers', ['Convocations'], named('Refus.docx', 'Admission.docx', 'Liste d’attente.docx')),
  ];
}

const thisEntry = (year: number): Folder =>
  folder(
    `Rentrée ${year}`,
    [
      folder('Convocations', ['Octobre', 'Novembre', 'Décembre', 'Janvier']),
      folder('Dossiers BTS', ['BTS MCO', 'BTS NDRC', 'BTS SIO']),
      folder('Dossiers Bachelor', ['Bachelor Communication', 'Bachelor RH']),
      folder('Dossiers Mastère', ['Mastère Marketing']),
      folder('Jurys', ['Jury 1', 'Jury 2', 'Jury 3', 'Jury 4'], named('Grille du jury.docx')),
    ],
    [
      ...named('Calendrier des jurys.pdf', 'Créneaux d’entretien.xlsx', 'Grille d’entretien.docx', 'Plan d’accès.png'),
      ...named(`Guide du candidat ${year}.pdf`),
      { name: 'Créneaux (ancien).xlsx', deleted: true },
    ],
  );

const lastEntry = (year: number): Folder =>
  folder(
    `Rentrée ${year}`,
    [
      folder('Dossiers BTS', ['BTS MCO', 'BTS NDRC', 'BTS SIO']),
      folder('Dossiers Bachelor', ['Bachelor Communication', 'Bachelor RH']),
      ...['Convocations', 'Jurys'].map((name) => folder(name)),
    ],
    named(`Bilan des admissions ${year}.pdf`),
  );

const archives = (year: number): Folder =>
  folder('Archives', [`${year}`, `${year - 1}`, `${year - 2}`], named('Lisez-moi.txt'));
