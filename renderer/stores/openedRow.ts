import { create } from 'zustand';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { addressOf } from '#shared/ipc/place.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { givenId } from './givenIds.ts';
import { hasPage, hereIn, openPage, usePlaces } from './place.ts';

/** The entities whose rows have no page: a dialog over any screen shows every member of one. */
export type DialogEntity = Exclude<EntityName, PagedEntity>;
const hasDialog = (entity: EntityName): entity is DialogEntity =>
  !hasPage(entity) && describeEntity(entity).onlyNamed !== true;
export const dialogEntities: readonly DialogEntity[] = entityNames.filter(hasDialog).toSorted();

export interface OpenedRow {
  readonly entity: DialogEntity;
  readonly id: string;
  /** The row itself, where it came within another one: this workstation has it nowhere else. */
  readonly text: RawJson | null;
}

/** The rows whose dialogs were opened, each from the one before; the last is shown. */
export const useOpenedRows = create<{ readonly rows: readonly OpenedRow[] }>(() => ({ rows: [] }));

export const closeRows = (): void => useOpenedRows.setState({ rows: [] });
// A link, a key or a notification that leads elsewhere leaves them.
usePlaces.subscribe((now, before) => {
  if (addressOf(hereIn(now)) !== addressOf(hereIn(before))) closeRows();
});
export const backToRow = (): void => useOpenedRows.setState(({ rows }) => ({ rows: rows.slice(0, -1) }));

/** Whether a screen shows one row of the entity: on its page, or in the dialog. */
export const canOpenRow = (entity: EntityName): boolean => hasPage(entity) || hasDialog(entity);

/** Opens a row: its page, or the dialog with all its members. */
export function openRow(entity: EntityName, id: string, text: RawJson | null = null): void {
  if (hasPage(entity)) {
    closeRows();
    openPage({ entity, id });
  } else if (hasDialog(entity))
    useOpenedRows.setState(({ rows }) => ({ rows: [...rows, { entity, id: givenId(id), text }] }));
}
