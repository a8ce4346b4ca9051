import { meaningOf } from '#i18n/labels/index.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import type { CellRead } from './cells.ts';
import { readAt } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { hourId, interviewId } from './targets.ts';
import type { Target } from './targets.ts';

/** How files name what the members' labels do not say; the surest name first. */
const alsoCalled: Readonly<Record<string, string>> = {
  'Candidat.Nom': 'nom de famille, nom patronymique, last name, surname, family name, nom, name',
  'Candidat.Prenoms': 'prénom, first name, forename, given name',
  'Mail.Adresse':
    'courriel, email, e-mail, mél, adresse email, adresse e-mail, adresse mél, adresse électronique, adresse courriel, ' +
    'email address, e-mail address, courrier électronique, mail personnel, email personnel, courriel personnel',
  'Candidat.DateNaissance': 'né le, née le, né(e) le, date naiss, ddn, birthdate, birthday, dob, born, naissance',
  'Candidat.CiviliteId': 'civ, titre, salutation',
  'Candidat.VilleNaissance': 'lieu de naissance, né à, née à, né(e) à, place of birth',
  'Candidat.Nationalite1Id': 'nationalités',
  'Candidat.GenreMale': 'genre, gender',
  'Dossier.SessionRecrutementId':
    'parcours, session de recrutement, formation demandée, formation souhaitée, path, vœu, session, formation',
  'Dossier.EtatCandidatureId': 'état de la candidature, statut de la candidature, état, statut, state, status',
  'Dossier.AgentId': "chargé d'admission, chargée d'admission, conseiller, recruteur, recruiter",
  [interviewId]: "date d'entretien, date de l'entretien, interview date, créneau, rendez-vous, rdv",
  [hourId]: "heure d'entretien, heure de l'entretien, interview time, heure, horaire, hour, time",
};

/** A telephone is a record of its own, for whose creation the service has no call; a custom field can hold it. */
const phoneNames =
  'téléphone portable, téléphone mobile, tel portable, numéro de téléphone, mobile phone, phone number, téléphone, ' +
  'tél, portable, mobile, gsm, phone';

/** Words that say nothing of what a column holds. */
const small = new Set('de du des d la le l les of the n no numero s e candidat applicant'.split(' '));

/** What files write beside a name: « (JJ/MM/AAAA) », « [obligatoire] », « JJ/MM/AAAA ». */
const hint = /\s[([].*?[)\]]|\b(?:jj?|dd?|mm?)[/. -](?:jj?|dd?|mm?)[/. -](?:a{2,4}|y{2,4})\b/giu;

/** A title as it is compared: « Prénom(s) », « PRENOMS » and « Prénom du candidat » are the same. */
function keyOf(title: string): string {
  const words = foldedWords(title.replaceAll(hint, ' ')).split(' ');
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/s$/u, '')).join('');
}
const keysOf = (names = ''): readonly string[] => (names === '' ? [] : names.split(', ').map(keyOf));
const phoneKeys = keysOf(phoneNames);
export const isPhone = (title: string): boolean => phoneKeys.includes(keyOf(title));

/** How surely a title names something, from 0 to 1; `phone`: the custom field that holds telephone numbers. */
function naming({ id, entity, field, isCustom }: Target, phone: string | null): (title: string) => number {
  const labels = Object.keys(languages).map((language) => meaningOf(entity, field, language as Language).label); // keys loses the names
  const own = isCustom ? [field, id] : id === hourId ? [] : labels;
  const also = isCustom ? (field === phone ? phoneKeys : []) : [...keysOf(alsoCalled[id]), keyOf(field)];
  const ownKeys = new Set(own.map(keyOf));
  return (title) => {
    const said = keyOf(title);
    const at = also.indexOf(said);
    return said === '' ? 0 : ownKeys.has(said) ? ownName : at < 0 ? 0 : otherName - at / 1000;
  };
}
const ownName = 1;
const otherName = 0.6;
/** A name that is the member's own is enough; of another one its cells must be such. */
const enough = 0.95;

/** How much of a column can be what it would be taken as, from 0 to 1; what is only not known here is half. */
function fitting(cells: readonly CellRead[]): number {
  if (cells.length === 0) return understood;
  const fits = cells.map((cell): number => (cell.ok ? 1 : isUnderstood.has(cell.problem) ? understood : 0));
  return fits.reduce((sum, fit) => sum + fit, 0) / cells.length;
}
const understood: number = 0.5;
const isUnderstood = new Set(['unknownName', 'severalNames', 'noSuchDay', 'bornLater']);
/** So many cells of a column are looked at. */
const looked = 100;

export type ReadCell = (target: Target, text: string) => CellRead;

/** Each thing once: by title, weighed by readable cells, the best pair first. */
export function proposeColumns(
  sheet: Pick<ImportDraft, 'rows' | 'exact' | 'head'>,
  targets: readonly Target[],
  phone: string | null,
  read: ReadCell,
): readonly (string | null)[] {
  const named = targets.map((target) => ({ target, name: naming(target, phone) }));
  const titles = sheet.rows[sheet.head] ?? [];
  const pairs = titles.flatMap((title, column) => {
    const filled = [...sheet.rows.keys()].filter((row) => row > sheet.head && sheet.rows[row]?.[column]);
    return named.flatMap(({ target, name }) => {
      const called = name(title);
      if (called === 0) return [];
      const cells = filled.slice(0, looked).map((row) => readAt(sheet, [row, column], target, read));
      return [{ column, target, score: called + fitting(cells) }];
    });
  });
  const columns = titles.map((): string | null => null);
  const taken = new Set<string>();
  for (const { column, target } of pairs.filter(({ score }) => score >= enough).toSorted((a, b) => b.score - a.score)) {
    if (columns[column] !== null || taken.has(target.id)) continue;
    columns[column] = target.id;
    taken.add(target.id);
  }
  return columns;
}

/** Files have titles above their table: the row with the most names of columns, among the first. */
export function headRow(rows: readonly (readonly string[])[], targets: readonly Target[]): number {
  const names = targets.map((target) => naming(target, null));
  const counts = rows.slice(0, 10).map((row) => row.filter((title) => names.some((name) => name(title) > 0)).length);
  const best = Math.max(0, ...counts);
  const firstFilled = rows.findIndex((row) => row.some((cell) => cell !== ''));
  return best > 0 ? counts.indexOf(best) : Math.max(0, firstFilled);
}
