import type { Fields } from '#cache/queries/peopleHooks.ts';

/** An admission path is complete when it has these (document: SessionRecrutement). */
const needed = ['ProgrammeId', 'PeriodeRentreeId', 'Nom', 'Debut', 'Fin'] as const;
type Needed = (typeof needed)[number];

const texts: ReadonlySet<string> = new Set<Needed>(['Nom']);
const references: ReadonlySet<string> = new Set<Needed>(['ProgrammeId', 'PeriodeRentreeId']);
/** What an admission path lacks; nothing: it is complete. */
export const lackingIn = (path: Fields): readonly Needed[] => needed.filter((field) => !isThere(path, field));

function isThere(path: Fields, field: Needed): boolean {
  if (texts.has(field)) return path.text(field).trim() !== '';
  if (references.has(field)) return path.id(field) !== null;
  return path.instant(field) !== null;
}
