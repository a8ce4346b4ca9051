import { takenByAnother, takenByOthers } from '#shared/checks/takenByAnother.ts';
import type { Taken, RowToWrite } from '#shared/checks/takenByAnother.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { NewStep, Step } from '../step.ts';

/** Cache and outbox at one moment. */
interface RowsNow {
  /** The row as the service last said it. */
  base(entity: EntityName, id: string): RawJson | undefined;
  /** Every row of a set as a screen shows it. */
  all(entity: EntityName): Iterable<readonly [id: string, row: RawJson]>;
}

/** What a step makes of its row. `row`: what an edit changes, as far as it is known. */
export function writtenBy(
  { entity, target, action, body, changes }: Pick<NewStep, 'entity' | 'target' | 'action' | 'body' | 'changes'>,
  row: RawJson | null,
): RowToWrite {
  if (action === 'create') return { entity, id: target, members: membersOf(body ?? '{}') };
  const edited = changes.flatMap(({ field, key, mine }) => (key === undefined ? [[field, mine] as const] : []));
  return {
    entity,
    id: target,
    members: new Map([...membersOf(row ?? '{}'), ...edited]),
    changed: new Set(edited.map(([field]) => field)),
  };
}

/**
 * Who has what a step gives (R4.2, R4.4): `ofService`, as far as known here; `ofOutbox`, an earlier step that has not
 * ended.
 */
export function rivalsOf(
  step: Step,
  known: RowsNow,
  steps: Iterable<Step>,
): { readonly ofService: readonly Taken['by'][]; readonly ofOutbox: Taken | null } {
  const ofService: Taken['by'][] = [];
  let ofOutbox: Taken | null = null;
  const written = writtenBy(step, known.base(step.entity, step.target) ?? step.base);
  const earlier = [...steps].filter(({ seq }) => seq < step.seq);
  for (const taken of takenByOthers(written, (entity) => known.all(entity))) {
    const { entity, id } = taken.by;
    const row = known.base(entity, id);
    const isThere = row && takenByAnother(written, (set) => (set === entity ? [[id, row]] : []));
    if (isThere && !isProvisional(id)) ofService.push(taken.by);
    else if (earlier.some((other) => other.entity === entity && other.target === id)) ofOutbox ??= taken;
  }
  return { ofService, ofOutbox };
}
