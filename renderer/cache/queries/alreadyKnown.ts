import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { addressKey, joinedWords } from '#shared/text/fold.ts';
import { Fields } from '../pages/fields.ts';
import { mailOf, personName } from './labels.ts';
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
const most = 5;
const day = 86_400_000;

/**
 * Who may be a newcomer: same mail address, or same name and no other day of birth; only those known here, the outbox
 * included, as the list hides others (R3.6).
 */
export function alreadyKnown(rows: Rows): (newcomer: Newcomer) => readonly KnownApplicant[] {
  const byName = new Map<string, string[]>();
  const byAddress = new Map<string, string[]>();
  for (const id of rows.ids('Candidat')) {
    const person = rows.read('Candidat', id);
    if (!person) continue;
    listed(byName, joinedWords(person.text('Nom')), id);
    const address = mailOf(rows, person);
    if (address !== null) listed(byAddress, addressKey(address), id);
  }
  return (newcomer) => {
    const prenoms = joinedWords(newcomer.prenoms);
    const byMail = byAddress.get(addressKey(newcomer.mail)) ?? [];
    const named = prenoms === '' ? [] : (byName.get(joinedWords(newcomer.nom)) ?? []);
    const known = (id: string, because: KnownApplicant['because']): readonly KnownApplicant[] => {
      const person = rows.read('Candidat', id);
      const is = person && (because === 'mail' || (!byMail.includes(id) && isName(person, newcomer, prenoms)));
      return is ? [{ ...personIn('Candidat', id, person), because }] : [];
    };
    return [...byMail.flatMap((id) => known(id, 'mail')), ...named.flatMap((id) => known(id, 'name'))].slice(0, most);
  };
}

/** An application, as far as another one of the same person is recognised by it. */
interface KnownApplication {
  readonly id: string;
  readonly admissionPathId: string | null;
  /** It exists only on this workstation. */
  readonly isNew: boolean;
}

export const forEverybody = ['Candidat', 'Mail', 'Dossier'] as const satisfies readonly EntityName[];

/** Everybody on this workstation, to recognise the people of a file. */
export interface KnownEverybody {
  readonly applicants: ReturnType<typeof alreadyKnown>;
  readonly applicationsOf: (applicantId: string) => readonly KnownApplication[];
}

export function knownEverybody(rows: Rows): KnownEverybody {
  const applications = new Map<string, KnownApplication[]>();
  for (const id of rows.ids('Dossier')) {
    const application = rows.read('Dossier', id);
    const applicant = application?.id('CandidatId') ?? null;
    if (!application || applicant === null) continue;
    const admissionPathId = application.id('SessionRecrutementId');
    listed(applications, applicant, { id, admissionPathId, isNew: isProvisional(id) });
  }
  return { applicants: alreadyKnown(rows), applicationsOf: (applicantId) => applications.get(applicantId) ?? [] };
}

function listed<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
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

/** Another birthday is another person; an unknown one proves nothing. */
function isName(person: Fields, { naissance }: Newcomer, prenoms: string): boolean {
  const born = person.instant('DateNaissance');
  const sameDay = naissance === null || born === null || Math.abs(born - naissance) < day;
  return sameDay && [person.text('Prenoms'), person.text('PrenomUsage')].some((text) => joinedWords(text) === prenoms);
}
