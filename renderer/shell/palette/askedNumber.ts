import { namesOf } from '#i18n/labels/names.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { isId } from '#shared/entities/idForm.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { typedNumber } from '#shared/entities/typedNumber.ts';
import { fold } from '#shared/text/fold.ts';
import { languageNames } from '#shared/text/languages.ts';
import { numberedKinds } from '../number/numberedKinds.ts';
import type { NumberedKind } from '../number/numberedKinds.ts';

/** What else people call a kind, in either language, folded. */
const alsoCalled: Readonly<Partial<Record<NumberedKind, readonly string[]>>> = {
  Planification: ['evenement', 'rendez-vous', 'rdv', 'planning'],
  Dossier: ['candidature', 'file'],
  SessionRecrutement: ['session', 'path'],
  Parcours: ['parcours', 'programme track'],
  Enseignant: ['professeur', 'formateur'],
  AutreLieuFormation: ['lieu', 'place', 'location'],
  ApprenantEvaluation: ['grade'],
  BalanceClient: ['solde', 'balance'],
  Entreprise: ['societe'],
  User: ['compte', 'account'],
  Mail: ['mail', 'e-mail', 'adresse', 'address'],
};
/** Its page is the balance of the case. */
const caseWords: readonly string[] = ['affaire', 'billing case', 'case', 'solde', 'balance'];

const calls = new Map(
  numberedKinds.map((kind): readonly [NumberedKind, readonly string[]] => [
    kind,
    [
      ...languageNames.flatMap((language) => Object.values(namesOf(kind, language)).map((name) => fold(String(name)))),
      ...(alsoCalled[kind] ?? []),
    ],
  ]),
);

interface AskedNumber {
  /** As it was typed. */
  readonly number: string;
  /** What it is the number of: every kind where only a number was typed. */
  readonly kinds: readonly NumberedKind[];
  /** A kind was typed too. */
  readonly isNamed: boolean;
  /** It may be the number of a billing case, of which there is no row. */
  readonly isCase: boolean;
}

/** Between the words and the number: « n° », « #», « no. », « number ». */
const signs: ReadonlySet<string> = new Set(['n', 'n°', 'nº', '#', 'no', 'no.', 'num', 'num.', 'numero', 'number']);
/** A row of the Selection context (R1.5) is meant where its name says so: « apprenant 12 » is a learner. */
const plainWhereBoth = (kinds: readonly NumberedKind[]): readonly NumberedKind[] =>
  kinds.filter((kind) => contextOf(kind) === 'plain' || !kinds.some((other) => other === setOf(kind)));
/** A shorter beginning of a word says nothing. */
const shortest = 4;

/**
 * « convention 55 », « apprenant n° 12 », « dossier C00917-1 », or a number; else null. A leading 0 is a telephone
 * number.
 */
export function askedNumber(query: string): AskedNumber | null {
  const tokens = query.trim().split(/\s+/u);
  const number = (tokens.pop() ?? '').replace(/^(?:n[°º]|#)/iu, '');
  if (signs.has(fold(tokens.at(-1) ?? ''))) tokens.pop();
  const words = fold(tokens.join(' '));
  if (words === '') {
    const isId = !/^0\d/u.test(number) && (typedNumber({ idKind: 'number' }, number)?.id ?? null) !== null;
    return isId ? { number, kinds: numberedKinds, isNamed: false, isCase: false } : null;
  }
  // Whole words first: « candidat » is no beginning of « candidature ».
  const isWhole = (call: string): boolean => `${call} `.startsWith(`${words} `);
  const isBegun = (call: string): boolean => words.length >= shortest && call.startsWith(words);
  const called = (test: (call: string) => boolean): readonly NumberedKind[] =>
    numberedKinds.filter(
      (kind) => calls.get(kind)?.some(test) === true && typedNumber(describeEntity(kind), number) !== null,
    );
  const whole = called(isWhole);
  const kinds = plainWhereBoth(whole.length > 0 ? whole : called(isBegun));
  const isCase = caseWords.some(isWhole) && isId(number);
  return kinds.length > 0 || isCase ? { number, kinds, isNamed: true, isCase } : null;
}
