import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { addressKey, joinedWords } from '#shared/text/fold.ts';
import { isName, most, personIn } from './alreadyKnown.ts';
import type { KnownApplicant, Newcomer } from './alreadyKnown.ts';
import { mailOf } from './labels.ts';
import type { Rows } from './rows.ts';

/** An application, as far as another one of the same person is recognised by it. */
interface KnownApplication {
  readonly id: string;
  readonly admissionPathId: string | null;
  /** It exists only on this workstation. */
  readonly isNew: boolean;
}

/** Everybody on this workstation, the outbox included, to recognise many people at once: a file of them. */
export interface KnownEverybody {
  /** As `alreadyKnown`. */
  readonly applicants: (newcomer: Newcomer) => readonly KnownApplicant[];
  readonly applicationsOf: (applicantId: string) => readonly KnownApplication[];
}

export const forEverybody = ['Candidat', 'Mail', 'Dossier'] as const satisfies readonly EntityName[];

export function knownEverybody(rows: Rows): KnownEverybody {
  const byName = new Map<string, string[]>();
  const byAddress = new Map<string, string[]>();
  for (const id of rows.ids('Candidat')) {
    const person = rows.read('Candidat', id);
    if (!person) continue;
    listed(byName, joinedWords(person.text('Nom')), id);
    const address = mailOf(rows, person);
    if (address !== null) listed(byAddress, addressKey(address), id);
  }
  const applications = new Map<string, KnownApplication[]>();
  for (const id of rows.ids('Dossier')) {
    const application = rows.read('Dossier', id);
    const applicant = application?.id('CandidatId') ?? null;
    if (!application || applicant === null) continue;
    const admissionPathId = application.id('SessionRecrutementId');
    listed(applications, applicant, { id, admissionPathId, isNew: isProvisional(id) });
  }
  return {
    applicants(newcomer) {
      const prenoms = joinedWords(newcomer.prenoms);
      const byMail = byAddress.get(addressKey(newcomer.mail)) ?? [];
      const named = prenoms === '' ? [] : (byName.get(joinedWords(newcomer.nom)) ?? []);
      const likely = named.filter((id) => {
        const person = byMail.includes(id) ? undefined : rows.read('Candidat', id);
        return person !== undefined && isName(person, newcomer, prenoms);
      });
      const known = (id: string, because: KnownApplicant['because']): readonly KnownApplicant[] => {
        const person = rows.read('Candidat', id);
        return person ? [{ ...personIn('Candidat', id, person), because }] : [];
      };
      return [...byMail.flatMap((id) => known(id, 'mail')), ...likely.flatMap((id) => known(id, 'name'))].slice(
        0,
        most,
      );
    },
    applicationsOf: (applicantId) => applications.get(applicantId) ?? [],
  };
}

function listed<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
