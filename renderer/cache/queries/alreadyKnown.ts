import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { addressKey, joinedWords, mayHaveAddress } from '#shared/text/fold.ts';
import { Fields } from '../pages/fields.ts';
import { personName } from './labels.ts';
import type { Rows } from './rows.ts';

/** The person about to be created, as far as they are typed. */
export interface Newcomer {
  readonly nom: string;
  readonly prenoms: string;
  readonly mail: string;
  /** Epoch ms of midnight at the school; null where it is empty. */
  readonly naissance: number | null;
}

/** An applicant who may be the same person. */
export interface KnownApplicant {
  readonly id: string;
  /** NOM Prénom. */
  readonly name: string;
  readonly numero: string;
  readonly because: 'mail' | 'name';
  /** Epoch ms. */
  readonly naissance: number | null;
}

/** So many are shown of one newcomer. */
export const most = 5;
const nomForm = /"Nom"\s*:\s*("(?:[^"\\]|\\.)*")/u;
const nomIn = (text: string): string => String(parseRaw(nomForm.exec(text)?.[1] ?? '""'));
const day = 86_400_000;

/**
 * Same mail address, or same name and no other day of birth; only those known here, as the list hides others (R3.6).
 */
export function alreadyKnown(rows: Rows, newcomer: Newcomer): readonly KnownApplicant[] {
  const mail = addressKey(newcomer.mail);
  const nom = joinedWords(newcomer.nom);
  const prenoms = joinedWords(newcomer.prenoms);
  const mailIds = mail === '' ? new Set<string>() : mailsOf(rows, mail);
  const found: KnownApplicant[] = [];
  for (const [id, text] of textsOf(rows)) {
    // Parsing a row costs microseconds, and there may be 50,000: a search in the text decides whether to parse it.
    const mayBeMail =
      mail !== '' && (mayHaveAddress(text, mail) || [...mailIds].some((mailId) => text.includes(mailId)));
    const mayBeName = nom !== '' && prenoms !== '' && joinedWords(nomIn(text)) === nom;
    if (!mayBeMail && !mayBeName) continue;
    const person = new Fields(text);
    const because = isMail(person, mail, mailIds)
      ? 'mail'
      : mayBeName && isName(person, newcomer, prenoms)
        ? 'name'
        : null;
    if (because) found.push({ ...personOf('Candidat', id, text), because });
  }
  return found.sort((a, b) => (a.because === b.because ? 0 : a.because === 'mail' ? -1 : 1)).slice(0, most);
}

/** A person's row with the field names of the form; learners have a Code where applicants have a Numero. */
export const personOf = (entity: EntityName, id: string, text: RawJson): Omit<KnownApplicant, 'because'> =>
  personIn(entity, id, new Fields(text));

export const personIn = (entity: EntityName, id: string, person: Fields): Omit<KnownApplicant, 'because'> => ({
  id,
  name: personName(entity, person),
  numero: person.text('Numero') || person.text('Code'),
  naissance: person.instant('DateNaissance'),
});

function* textsOf(rows: Rows): Generator<readonly [string, RawJson]> {
  for (const id of rows.ids('Candidat')) {
    const text = rows.current('Candidat', id);
    if (text !== undefined) yield [id, text];
  }
}

/** Ids of separate mail records with that address. */
const mailsOf = (rows: Rows, mail: string): ReadonlySet<string> =>
  new Set([...rows.ids('Mail')].filter((id) => addressKey(rows.read('Mail', id)?.text('Adresse') ?? '') === mail));

function isMail(person: Fields, mail: string, mailIds: ReadonlySet<string>): boolean {
  if (mail === '') return false;
  const expanded = person.raw('Mail');
  const address = expanded?.startsWith('{') ? addressKey(new Fields(expanded).text('Adresse')) : '';
  return address === mail || mailIds.has(person.id('MailId') ?? '');
}

/** Another birthday is another person; an unknown one proves nothing. */
export function isName(person: Fields, { naissance }: Newcomer, prenoms: string): boolean {
  const born = person.instant('DateNaissance');
  const sameDay = naissance === null || born === null || Math.abs(born - naissance) < day;
  return sameDay && [person.text('Prenoms'), person.text('PrenomUsage')].some((text) => joinedWords(text) === prenoms);
}
