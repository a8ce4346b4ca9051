import { lastName } from '#cache/queries/labels.ts';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { filledIn, mailOf } from '#forms/creation/creation.ts';
import { groupsOf } from '#forms/fields/groups.ts';
import { mailField, ownMailField, typedText } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import type { NamedRow } from '#intents/intent.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { ownRecords, reusableForClient } from '#shared/entities/client.ts';
import type { ClientSource } from '#shared/ipc/place.ts';
import type { Language } from '#shared/text/languages.ts';

/** Required of every client, by each of the three ways to create one. */
export const requiredOfClient = endpoint('Client.create').required ?? [];

type DayOf = (ms: number) => string;

/** What a client may take over from the person that it bills: nothing else is copied (R4.4). */
export function reused(person: Fields, dayOf: DayOf): Typed {
  return Object.fromEntries(
    reusableForClient.flatMap((field) => {
      const value = typedText('Client', field, person, dayOf);
      return value === '' || value === 'false' ? [] : [[field, value]];
    }),
  );
}

/** The required name, the address, which becomes a record of its own (R4.4), and what the client refers to. */
export function begun(of: ClientSource | null, person: Fields | null, mail: string | null): Typed {
  return {
    ...(person && { Nom: (of && lastName(of.entity, person)) ?? '', Prenoms: person.text('Prenoms') }),
    ...(person && mail !== null && { [mailField]: mail }),
    ...(of && { ReferenceId: of.id }),
  };
}

/** Records of the client's own that are given by their number: the interface creates the e-mail record only. */
export const numberedRecords = ownRecords.filter((field) => field !== mailField);

/** Of the identity of a learner or applicant, the form asks for these; the rest is folded. */
const ofPerson: ReadonlySet<string> = new Set(['Nom', 'Prenoms']);

const isPerson = (of: ClientSource | null): boolean => of !== null && of.entity !== 'Convention';
const isAsked = (of: ClientSource | null, field: string, id: string): boolean =>
  !isPerson(of) || id === 'contact' || id === 'billing' || ofPerson.has(field);

/** Which members the form asks for, group by group; of a person's client, the service derives the Code (Client.4). */
export const askedGroups = (of: ClientSource | null, language: Language) =>
  groupsOf('Client', language, (field, id) => isAsked(of, field, id) && !(isPerson(of) && field === 'Code'));

/** The rest, folded: what a client takes over from its person can be given otherwise, and what it does not be added. */
export const otherGroups = (of: ClientSource | null, language: Language) =>
  groupsOf('Client', language, (field, id) => !isAsked(of, field, id));

/**
 * At the person's endpoint with the copied fields, else at `Client.create`; with a new e-mail record in any case
 * (R4.4).
 */
export function newClient(typed: Typed, of: ClientSource | null, person: Fields | null, dayOf: DayOf): NamedRow {
  return {
    entity: 'Client',
    ...(of && of.entity !== 'Convention' && { endpoint: `${of.entity}.createClient` as const, below: of.id }),
    members: filledIn({ ...(person && reused(person, dayOf)), ...typed }),
    ...mailOf({ ...typed, [ownMailField]: 'true' }),
    subject: nameOf(typed),
  };
}

/** NOM Prénoms, as it will be shown. */
const nameOf = (typed: Typed): string =>
  [(typed['Nom'] ?? '').trim().toLocaleUpperCase('fr'), (typed['Prenoms'] ?? '').trim()].filter(Boolean).join(' ');
