import type { EntityName } from '#shared/entities/index.ts';
import { fold } from '#shared/text/fold.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';

/** Datasets whose rows often share their name: every campus has its programmes, every year its admission paths. */
export type LabelledSet = 'Programme' | 'SessionRecrutement';

/** The inputs of the labels; a query that shows one needs these datasets. */
export const forLabels = [
  'SessionRecrutement',
  'Programme',
  'EntiteJuridique',
] as const satisfies readonly EntityName[];

/** The labels of every row, or of those of a campus and those whose campus is unknown here. */
export const labelsOf = madeOf(
  (rows, _entity: LabelledSet, _campusId: string | null) => [...rows.received(...forLabels), rows.language],
  (rows, entity, campusId) =>
    distinctLabels(
      [...rows.ids(entity)]
        .filter((id) => campusId === null || (campusOf(rows, entity, id) ?? campusId) === campusId)
        .map((id) => nameable(rows, entity, id)),
    ),
);

/** Within the open campus the campus is left out, else added where the rest is the same. Empty without a reference. */
export function labelOf(rows: Rows, entity: LabelledSet, id: string | null, campusId: string | null = null): string {
  if (id === null || rows.memory.dataset(entity) === undefined) return '';
  const isOfCampus = campusId !== null && (campusOf(rows, entity, id) ?? campusId) === campusId;
  return labelsOf(rows, entity, isOfCampus ? campusId : null).get(id) ?? rows.numbered(entity, id);
}

/** Of an admission path, the campus of its programme (R4.5); null where it is unknown here. */
export function campusOf(rows: Rows, entity: LabelledSet, id: string | null): string | null {
  const programmeId = entity === 'Programme' ? id : rows.read('SessionRecrutement', id)?.id('ProgrammeId');
  return rows.read('Programme', programmeId ?? null)?.id('EntiteJuridiqueId') ?? null;
}

function nameable(rows: Rows, entity: LabelledSet, id: string): Nameable {
  const row = rows.read(entity, id);
  const text = (field: string): string => row?.text(field) ?? '';
  const campus = rows.called('EntiteJuridique', campusOf(rows, entity, id));
  const programme = rows.called('Programme', row?.id('ProgrammeId') ?? null);
  const parts = {
    Programme: [campus, text('Code')],
    SessionRecrutement: [programme, text('LibellePeriodeRentree'), campus, text('LibelleExterne'), text('Code')],
  };
  return { id, name: text('Nom') || text('LibelleExterne') || rows.numbered(entity, id), parts: parts[entity] };
}

/** One row of a list: its name, and what may distinguish it from others of that name, the most significant first. */
interface Nameable {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly string[];
}

/** The shortest by which no two rows look the same: the name, else the first parts that differ, else the number. */
export function distinctLabels(rows: readonly Nameable[]): ReadonlyMap<string, string> {
  const labels = new Map(rows.map(({ id, name }) => [id, name]));
  const alike = (): readonly (readonly Nameable[])[] =>
    [...Map.groupBy(rows, ({ id }) => key(labels.get(id))).values()].filter(({ length }) => length > 1);
  const most = Math.max(0, ...rows.map(({ parts }) => parts.length));
  for (let at = 0; at < most; at += 1) {
    for (const group of alike()) {
      if (new Set(group.map(({ parts }) => key(parts[at]))).size === 1) continue;
      for (const { id, parts } of group) {
        const part = parts[at] ?? '';
        const label = labels.get(id) ?? '';
        if (part !== '' && !key(label).includes(key(part))) labels.set(id, `${label} · ${part}`);
      }
    }
  }
  for (const group of alike()) for (const { id } of group) labels.set(id, `${labels.get(id) ?? ''} · n°\u00A0${id}`);
  return labels;
}

const key = (text = ''): string => fold(text);
