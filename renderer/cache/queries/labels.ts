import { idListOf } from '#shared/entities/idLists.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { lastNameField } from '#shared/entities/people.ts';
import { byFrench } from '#shared/text/fold.ts';
import type { Fields } from '../pages/fields.ts';
import { madeOf, textOnce } from './made.ts';
import type { Rows } from './rows.ts';
import type { AgentView } from './views.ts';

export interface Label {
  readonly id: string;
  readonly name: string;
}

/** Where a deployment does not serve the types, an event's type is shown by its number only (R3.4). */
export const typeName = (rows: Rows, id: string | null): string =>
  id === null ? '' : (rows.named('TypePlanification', id) ?? `Type ${id}`);

/** NOM Prénom (experience: formats). */
export const personName = (entity: EntityName, person: Fields): string =>
  [lastName(entity, person).toLocaleUpperCase('fr'), person.text('PrenomUsage') || person.text('Prenoms')]
    .filter((part) => part !== '')
    .join(' ');
/** Where the member that names a person of that context is empty (R1.5), the other one. */
export const lastName = (entity: EntityName, person: Fields): string =>
  person.text(lastNameField(entity)) || person.text('Nom');

export const mailOf = (rows: Rows, person: Fields | undefined): string | null =>
  addressOf(rows, person?.id('MailId') ?? null, person);

/** The address of an e-mail record: its own row, or as $expand=Mail brought it with `bearer` or with an applicant. */
export const addressOf = (rows: Rows, mailId: string | null, bearer?: Fields): string | null =>
  rows.read('Mail', mailId)?.text('Adresse') ||
  bearer?.textWithin('Mail', 'Adresse') ||
  (mailId !== null && broughtAddresses(rows).get(mailId)) ||
  null;
const applicants = ['Candidat', 'selection/Candidat'] as const satisfies readonly EntityName[];
const broughtAddresses = madeOf(
  (rows) => rows.received(...applicants),
  (rows): ReadonlyMap<string, string> => {
    const all = applicants.flatMap((entity) => [...rows.ids(entity)].map((id) => rows.readBase(entity, id)));
    const brought = all.map((person) => [person?.id('MailId') ?? '', person?.textWithin('Mail', 'Adresse')] as const);
    return new Map(brought.flatMap(([mailId, address]) => (address ? [[mailId, address] as const] : [])));
  },
);

export const namedSets = ['TypePlanification', 'EtatCandidature'] as const satisfies readonly EntityName[];

const typeIds = (rows: Rows): readonly string[] => {
  const served = [...rows.ids('TypePlanification')];
  return served.length > 0 ? served : seenTypes(rows);
};
export const typesOf = madeOf(
  (rows) => [...rows.shown('TypePlanification'), rows.names(), ...typeIds(rows)],
  (rows) => sorted(typeIds(rows).map((id) => ({ id, name: typeName(rows, id) }))),
);

export const campusesOf = madeOf(
  (rows) => [...rows.shown('EntiteJuridique'), rows.names(), rows.language],
  (rows) => sorted([...rows.ids('EntiteJuridique')].map((id) => ({ id, name: rows.called('EntiteJuridique', id) }))),
);

export const agentsOf = madeOf(
  (rows, _campusId: string) => rows.shown('Agent'),
  (rows, campusId): readonly AgentView[] =>
    sorted(
      [...rows.ids('Agent')].flatMap((id) => {
        const agent = rows.read('Agent', id);
        if (agent?.id('EntiteJuridiqueId') !== campusId || agent.isFalse('Actif')) return [];
        return { id, name: personName('Agent', agent), campusId };
      }),
    ),
);

/** Returns a function from a referenced id to its name; a new function whenever a name may have changed. */
export const idNamesIn = madeOf(
  (rows) => [...rows.received(...namedSets), rows.names()],
  (rows) =>
    (field: string, id: string): string | undefined => {
      const list = idListOf(field);
      return list === undefined ? undefined : rows.named(list, id);
    },
);

/** Searched in the text, which costs a tenth of parsing the row. Inside a string the quotes would be escaped. */
const typeMember = /"TypePlanificationId"\s*:\s*"?([1-9]\d*)/u;
const typeOf = textOnce((text) => typeMember.exec(text)?.[1]);

const typesReceived = madeOf(
  (rows) => rows.received('Planification'),
  (rows) =>
    new Set([...(rows.memory.dataset('Planification')?.rows.values() ?? [])].flatMap((row) => typeOf(row) ?? [])),
);

function seenTypes(rows: Rows): readonly string[] {
  const pending = [...rows.pending('Planification')].flatMap(
    (id) => rows.read('Planification', id)?.id('TypePlanificationId') ?? [],
  );
  return [...typesReceived(rows).union(new Set(pending))];
}

export const sorted = <Named extends Label>(labels: readonly Named[]): readonly Named[] =>
  labels.toSorted((a, b) => byFrench(a.name, b.name) || byFrench(a.id, b.id));
