import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays, entryYear } from './days.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, shareName, tracks } from './school.ts';

interface Folder {
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
function folderTree(year: number): readonly Folder[] {
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
    // Carnet copies it for a person, with the words between braces replaced.
    folder('Modèles de dossiers', [
      folder('{NOM} {Prénom} ({Numéro})', ['Pièces reçues', 'Entretien', 'Échanges', 'Décision']),
    ]),
  ];
}

const thisEntry = (year: number): Folder =>
  folder(
    `Rentrée ${year}`,
    [
      folder('Convocations', ['Octobre', 'Novembre', 'Décembre']),
      folder('Dossiers BTS', ['BTS MCO', 'BTS NDRC', 'BTS SIO']),
      folder('Dossiers Bachelor', ['Bachelor Communication', 'Bachelor RH']),
      folder('Dossiers Mastère', ['Mastère Marketing']),
      folder('Jurys', ['Jury 1', 'Jury 2', 'Jury 3'], named('Grille du jury.docx')),
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

/** Adds the root folder, the tree below it and the files in it; the root has the GUID `rootStreamid`. */
export function addFolders(
  store: Store,
  random: Random,
  { today, rootStreamid }: { today: string; rootStreamid: string },
): void {
  const add = (name: string, path: string, more: Readonly<Record<string, string | number | boolean | null>>): void => {
    const created = addDays(today, -random.whole(40, 700));
    const changed = addDays(today, -random.whole(1, 39));
    addRow(store, 'Directory', {
      Streamid: random.guid(),
      Id: Number(store.nextId('Directory')),
      Name: name,
      Path: path,
      Creation_time: atSchool(created, `09:${10 + random.whole(0, 49)}`),
      Update_time: atSchool(changed, `1${random.whole(0, 7)}:24`),
      Last_access_time: random.chance(0.5) ? atSchool(changed, '18:05') : null,
      ...more,
    });
  };
  const addFolder = (folder: Folder, parent: string): void => {
    const path = `${parent}\\${folder.name}`;
    add(folder.name, path, { Isdirectory: true });
    for (const { name, deleted } of folder.files) {
      add(name, `${path}\\${name}`, {
        File_extension: name.slice(name.lastIndexOf('.') + 1),
        Size: random.whole(18_000, 2_600_000),
        Delete_time: deleted ? atSchool(addDays(today, -1), '18:40') : null,
      });
    }
    for (const child of folder.children) addFolder(child, path);
  };
  add(shareName, shareName, { Streamid: rootStreamid, Isdirectory: true });
  for (const folder of folderTree(entryYear(today))) addFolder(folder, shareName);
}
