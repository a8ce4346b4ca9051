import type { EntityName } from '#shared/entities/index.ts';
import { isPerson, lastNameField } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { foldedText } from '#shared/text/fold.ts';
import { isPhone, phoneDigits } from '#shared/text/phone.ts';
import type { StoredRow } from './dataset.ts';
import { Fields } from './fields.ts';

/** A row as far as it is read. Objects are never changed: a new text is a new object. */
export type RowText = Pick<StoredRow, 'text'>;

export interface Words {
  /** Folded (`foldedText`), in the order of display: the first ones sort the list. */
  readonly words: string;
}

/** What screens ask of every application. `words`: without those of its applicant. */
interface ApplicationFacts extends Words {
  readonly applicantId: string | null;
  /** The codes of its custom fields. */
  readonly codes: readonly string[];
  /** '' where there is none; null where only its day is known. */
  readonly decision: string | null;
  readonly state: string | null;
  /** When the service has its interview, in epoch ms. */
  readonly creneau: number | null;
}

/** Returns a function that parses and reads each row once; `More` is the same for one row. */
export function onceARow<Facts extends object, More extends readonly unknown[]>(
  read: (row: Fields, ...more: More) => Facts,
): (row: RowText, ...more: More) => Facts {
  const known = new WeakMap<RowText, Facts>();
  return (row, ...more) => {
    const facts = known.get(row) ?? read(new Fields(row.text), ...more);
    known.set(row, facts);
    return facts;
  };
}

export const applicationFacts = onceARow((application): ApplicationFacts => {
  const decision = application.id('DecisionId');
  const isUndecided = decision === null && application.instant('DateDecision') === null;
  const phones = application.textsIn('Parametres', 'Valeur').filter(isPhone);
  const names = ['Numero', 'Nom', 'ReferenceCRM'].map((member) => application.text(member));
  return {
    words: foldedText([...names, ...phones, ...phones.map(phoneDigits)]),
    applicantId: application.id('CandidatId'),
    codes: codesOnce(application.textsIn('Parametres', 'Code')),
    decision: isUndecided ? '' : decision,
    state: application.id('EtatCandidatureId'),
    creneau: application.instant('CreneauLibre'),
  };
});

const codeLists = new Map<string, readonly string[]>();
/** One list for all applications with the same codes. */
function codesOnce(codes: readonly string[]): readonly string[] {
  const key = codes.join('\n');
  const known = codeLists.get(key) ?? codes;
  codeLists.set(key, known);
  return known;
}

/** Each name of a person once, the one that the list shows first in front; then numbers and e-mail address. */
export const personWords = onceARow((person, kind: PersonEntity): Words => {
  const [shown = '', ...names] = [
    lastNameField(kind),
    'Prenoms',
    'Nom',
    'NomUsage',
    'PrenomUsage',
    'NomJeuneFille',
  ].map((member) => person.text(member));
  const numbers = new Set([person.text('Numero'), person.text('Code')]);
  const words = [...new Set([shown || person.text('Nom'), ...names]), ...numbers, person.textWithin('Mail', 'Adresse')];
  return { words: foldedText(words.filter((word) => word !== '')) };
});

/** Reads rows while they are loaded or received, a portion at a time: a screen would read all of them in one piece. */
export function readAhead(entity: EntityName, rows: Iterable<StoredRow>): void {
  if (entity === 'Dossier') for (const row of rows) applicationFacts(row);
  else if (isPerson(entity)) for (const row of rows) personWords(row, entity);
}
