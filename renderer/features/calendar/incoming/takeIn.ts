import { ofEvent } from '#acts/act.ts';
import type { Intent, Members, NewRow } from '#intents/intent.ts';
import type { FileEvent } from './file/events.ts';
import type { IncomingLine } from './match.ts';

interface ForAll {
  readonly campusId: string;
  readonly typeId: string;
  /** The name of an event that has none in the file. */
  readonly typeName: string;
}

/** The chosen lines as one change; null where none is one. `all`: every line of the file. */
export function takeInIntent(
  chosen: readonly IncomingLine[],
  all: readonly IncomingLine[],
  forAll: ForAll,
): Intent | null {
  const fresh = chosen.flatMap(({ fate, event, teachers }) =>
    fate.kind === 'new' && event ? [{ event, teachers }] : [],
  );
  const groups = groupsOf(all);
  const sizes = Map.groupBy(fresh, ({ event }) => event.series);
  const rows = fresh.map(({ event, teachers }): NewRow => {
    const { series } = event;
    const known = series === null ? undefined : groups.get(series);
    const members = membersOfNew(event, teachers, forAll, known);
    const row = { entity: 'Planification', members } as const;
    const isLinked = known === undefined && (sizes.get(series)?.length ?? 0) > 1;
    return series !== null && isLinked ? Object.assign(row, { group: series }) : row;
  });
  const changed = chosen.flatMap(({ fate }) => (fate.kind === 'changed' ? [fate] : []));
  if (rows.length === 0 && changed.length === 0) return null;
  return {
    kind: 'create',
    rows,
    edits: changed.map(({ known, differences }) => ({
      entity: 'Planification',
      id: known.id,
      members: differences,
    })),
    // What the preview compared the file with: a colleague's change since then is a conflict, not overwritten (I12).
    from: changed.map(({ known }) => ofEvent(known)),
  };
}

const membersOfNew = (
  { title, key, debut, fin }: FileEvent,
  teachers: string,
  { campusId, typeId, typeName }: ForAll,
  group = '',
): Members<'Planification'> => ({
  EntiteJuridiqueId: campusId,
  TypePlanificationId: typeId,
  Nom: title || typeName,
  Debut: debut,
  Fin: fin,
  Enseignants: teachers,
  ReferenceExterne: key,
  ReferenceMultiple: group,
});

/** The groups of the series of which events are known already. */
function groupsOf(all: readonly IncomingLine[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const { fate, event } of all) {
    const group = fate.kind === 'same' || fate.kind === 'changed' ? fate.known.group : null;
    if (event && event.series !== null && group !== null) groups.set(event.series, group);
  }
  return groups;
}
