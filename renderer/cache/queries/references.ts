import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { idListOf } from '#shared/entities/idLists.ts';
import { describeEntity, entityNames, sibling } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isPerson, personEntities } from '#shared/entities/people.ts';
import { byFrench, fold } from '#shared/text/fold.ts';
import type { Fields } from '../pages/fields.ts';
import { useDatasetStatus } from './hooks.ts';
import { addressOf, agentsOf, personName, sorted } from './labels.ts';
import type { Label } from './labels.ts';
import { liveQuery, liveQueryOf } from './liveQuery.ts';
import { madeOf } from './made.ts';
import { campusOf, forLabels, labelOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';

/** Datasets that references lead to, where they are here; of any other only the number is known (R3.4). */
const led = new Map(
  entityNames.flatMap((entity) =>
    Object.entries(describeEntity(entity).members).flatMap(([field, { to }]) =>
      to && describeEntity(to).endpoints ? [[field, to] as const] : [],
    ),
  ),
);
/** The dataset that a reference points to; undefined where this workstation has none of it. */
export const ledTo = (field: string): EntityName | undefined => led.get(field);
const needs: readonly EntityName[] = [...new Set(led.values()), 'selection/Candidat', 'selection/Apprenant'];

/** Undefined where only the number is known. `of`: the entity that refers to it, whose context it is of (R1.5). */
export type NameOf = (field: string, id: string, of?: EntityName) => string | undefined;

const named =
  (entities: readonly EntityName[]) =>
  (rows: Rows): readonly unknown[] => [...rows.shown(...entities), rows.names()];

/** The set in which a reference of a row finds its own: one of the context of that row (R1.5). */
function setOfReference(field: string, of: EntityName | undefined): EntityName | undefined {
  const set = led.get(field);
  return set && of ? sibling(of, set) : set;
}

const namesIn = madeOf(named(needs), (rows): NameOf => (field, id, of) => {
  const entity = setOfReference(field, of);
  const list = idListOf(field);
  return (entity && nameIn(rows, entity, id)) ?? (list && rows.named(list, id));
});
export const useReferences = liveQuery(needs, ({ rows }) => namesIn(rows));

/** The set of a reference's row: one here, or one that the service reads by number. Null: there is nothing to show. */
export type LedTo = (field: string, id: string, of?: EntityName) => EntityName | null;
const ledIn = madeOf(named(needs), (rows): LedTo => (field, id, of) => {
  const entity = setOfReference(field, of);
  const isReadable = entity && (endpointFor(entity, 'one') !== undefined || rows.read(entity, id) !== undefined);
  return isReadable ? entity : null;
});
export const useLedTo = liveQuery(needs, ({ rows }) => ledIn(rows));

function nameIn(rows: Rows, entity: EntityName, id: string | null): string | undefined {
  if (entity === 'Mail') return addressOf(rows, id) ?? undefined;
  const row = rows.read(entity, id);
  if (!row || id === null) return undefined;
  if (entity === 'SessionRecrutement' || entity === 'Programme') return labelOf(rows, entity, id);
  if (entity === 'User') return [row.text('Nom').toLocaleUpperCase('fr'), row.text('Prenom')].filter(Boolean).join(' ');
  const isNamed = entity === 'Agent' || entity === 'Enseignant' || isPerson(entity);
  return (
    (isNamed
      ? personName(entity, row)
      : row.text(calledBy[entity] ?? 'Nom') || row.text('Nom') || row.text('LibelleExterne')) ||
    rows.named(entity, id) ||
    rows.numbered(entity, id)
  );
}

/** The member by which people call a row, where it is not its Nom. */
const calledBy: Readonly<Partial<Record<EntityName, string>>> = {
  AutreLieuFormation: 'Libelle',
  Convention: 'Code',
};

/** What a client may stand for, by the one number that it carries: the service does not say of which set (R5.4). */
const linkable = ['Convention', ...personEntities] as const;

export const useLinkedRows = liveQuery(linkable, ({ people }, reference: string | null) =>
  linkable.map((entity) => {
    const row = reference === null ? null : people.row(entity, reference);
    return { entity, rows: row ? [row] : [] };
  }),
);

/** Row and client must share a name, code or company: the number alone may be another row's (R5.4). */
function linkedName(rows: Rows, client: Fields): string | undefined {
  const reference = client.id('ReferenceId');
  const found = linkable.flatMap((entity) => {
    const row = rows.read(entity, reference);
    if (!row) return [];
    const isAgreement = entity === 'Convention';
    const name = isAgreement
      ? (nameIn(rows, 'Apprenant', row.id('ApprenantId')) ?? row.text('Nom'))
      : (nameIn(rows, entity, reference) ?? '');
    const code = row.text('Code');
    const isCommon =
      fold(name) === fold(personName('Client', client)) ||
      (code !== '' && code === client.text('Code')) ||
      // A company has many learners: theirs tells nothing.
      (isAgreement && row.id('EntrepriseId') !== null && row.id('EntrepriseId') === client.id('EntrepriseId'));
    return isCommon && name !== '' ? [name] : [];
  });
  const [name, ...others] = new Set(found);
  return others.length === 0 ? name : undefined;
}
export const useLinkedName = liveQuery(linkable, ({ rows }) => linkedNameIn(rows));
const linkedNameIn = madeOf(
  named(linkable),
  (rows) =>
    (client: Fields): string | undefined =>
      linkedName(rows, client),
);

const forCases: readonly EntityName[] = ['Dossier', 'BalanceClient', 'Client', ...linkable];
const carriedCase = /"AffaireId"\s*:\s*"?([1-9]\d*)/u;
/** A billing case (Affaire), whose number applications and lines carry: the service gives no row of it. */
export interface Cases {
  /** The applicants, or else whom the clients of its lines stand for; undefined where none of them is here. */
  readonly nameOf: (id: string) => string | undefined;
  /** Of an application; null where it has none. */
  readonly caseOf: (applicationId: string) => string | null;
}
export function casesIn(rows: Rows): Cases {
  // A search in the text parses no row.
  const byCase = (entity: EntityName) =>
    Map.groupBy(rows.ids(entity), (id) => carriedCase.exec(rows.current(entity, id) ?? '')?.[1]);
  const [applications, lines] = [byCase('Dossier'), byCase('BalanceClient')];
  const applicantOf = (id: string): string => {
    const application = rows.read('Dossier', id);
    return nameIn(rows, 'Candidat', application?.id('CandidatId') ?? null) ?? application?.text('Nom') ?? '';
  };
  const clientOf = (line: string): Fields | undefined =>
    rows.read('Client', rows.read('BalanceClient', line)?.id('ClientId') ?? null);
  const linkedOf = (id: string): readonly string[] =>
    [...new Set(lines.get(id)?.map(clientOf))].map((client) => (client && linkedName(rows, client)) ?? '');
  const joined = (names: readonly string[] = []): string => [...new Set(names)].filter(Boolean).join(', ');
  return {
    nameOf: (id) => joined(applications.get(id)?.map(applicantOf)) || joined(linkedOf(id)) || undefined,
    caseOf: (applicationId) => rows.read('Dossier', applicationId)?.id('AffaireId') ?? null,
  };
}
const knownCases = madeOf(named(forCases), casesIn);
export const useCases = liveQuery(forCases, ({ rows }) => knownCases(rows));

/** Datasets that are too large, or too personal, to choose from. */
const unlisted: ReadonlySet<EntityName> = new Set(['Candidat']);
/** Whether a reference points into a dataset that the service lists whole, and that can be chosen from. */
export const isChosenFromList = (field: string): boolean => {
  const set = led.get(field);
  return set !== undefined && hasWholeList(set) && !unlisted.has(set);
};

/** The rows of its dataset, or else the numbers found in other rows (R3.4). */
export function useChoices(
  entity: EntityName,
  field: string,
): { readonly choices: readonly Label[]; readonly isListed: boolean; readonly isWhole: boolean } {
  const choices = useChoicesOf([entity, field]);
  const isWhole = useIsWhole(led.get(field) ?? entity);
  return { choices, isListed: isChosenFromList(field), isWhole };
}

/** The service gave all of the list of a set: what it lacks is not in the service (R3.4, R3.6). */
export const useIsWhole = (set: EntityName): boolean => useDatasetStatus({ entity: set }).last?.complete === true;

const forAgents = ['Agent', 'SessionRecrutement', 'Programme'] as const;

/** Those of the campus of its programme (R4.5); where that is not known here, all, unchecked. */
export function useAgentsOfAdmissionPath(admissionPathId: string): {
  readonly agents: readonly Label[];
  readonly isChecked: boolean;
} {
  const campus = useCampusOf(admissionPathId);
  return { agents: useAgentsOf(campus), isChecked: campus !== null };
}
const useCampusOf = liveQuery(forAgents, ({ rows }, admissionPathId: string) =>
  campusOf(rows, 'SessionRecrutement', admissionPathId),
);
const useAgentsOf = liveQuery(forAgents, ({ rows }, campus: string | null) =>
  campus === null ? everyAgent(rows) : agentsOf(rows, campus),
);
const everyAgent = madeOf(
  (rows) => rows.shown('Agent'),
  (rows) => labelled(rows, 'Agent'),
);
const labelled = (rows: Rows, set: EntityName): readonly Label[] =>
  sorted([...rows.ids(set)].map((id) => ({ id, name: nameIn(rows, set, id) ?? id })));

type Reference = readonly [of: EntityName, field: string];
const needsOf = new Map<string, readonly EntityName[]>();
function needsToChoose([entity, field]: Reference): readonly EntityName[] {
  const key = `${entity}/${field}`;
  const to = led.get(field);
  const known = needsOf.get(key) ?? [
    entity,
    ...(to ? [to] : []),
    ...(field === 'SessionRecrutementId' ? forLabels : []),
  ];
  needsOf.set(key, known);
  return known;
}

const useChoicesOf = liveQueryOf(needsToChoose, ({ rows }, [entity, field]: Reference) =>
  choicesOf(rows, entity, field),
);
/** The set that is chosen from; undefined where only numbers are known. */
function listed(rows: Rows, field: string): EntityName | undefined {
  const set = led.get(field);
  return set && isChosenFromList(field) && rows.ids(set).next().done !== true ? set : undefined;
}

const choicesOf = madeOf(
  (rows, entity: EntityName, field: string) => [
    ...rows.received(...forLabels, led.get(field) ?? entity, listed(rows, field) ?? entity),
    rows.names(),
  ],
  (rows, entity, field): readonly Label[] => {
    const set = listed(rows, field);
    if (set) return labelled(rows, set);
    const given = Object.keys(rows.names()[idListOf(field) ?? ''] ?? {});
    const ids = [...new Set([...given, ...seen(rows, entity, field)])].sort(byFrench);
    const names = ids.map((id) => nameOfId(rows, field, id));
    const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
    return ids.map((id, place) => {
      const name = names[place];
      return { id, name: name === undefined ? id : isAlone(name) ? name : `${name} (${id})` };
    });
  },
);

function nameOfId(rows: Rows, field: string, id: string): string | undefined {
  const list = idListOf(field);
  const entity = led.get(field);
  return (entity && nameIn(rows, entity, id)) ?? (list && rows.named(list, id));
}

function seen(rows: Rows, entity: EntityName, field: string): readonly string[] {
  const pattern = new RegExp(`"${field}"\\s*:\\s*"?([1-9]\\d*)`, 'u');
  const found = new Set<string>();
  for (const [, text] of rows.memory.base.rows(entity)) {
    const id = pattern.exec(text)?.[1];
    if (id !== undefined) found.add(id);
    if (found.size >= mostSeen) break;
  }
  return [...found].sort(byFrench);
}
/** More numbers than a list to choose from has: those are records. */
const mostSeen = 60;
