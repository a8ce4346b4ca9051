import type { EntityName } from '#shared/entities/index.ts';
import { pageScreens } from '#shared/ipc/pageScreens.ts';
import type { Screen } from '#shared/ipc/screens.ts';

/**
 * A line of `pageScreens` is all that links, the palette, Alt ← and the outbox need to open one; its screen then shows
 * it (`usePage` of `view.ts`).
 */
export type PagedEntity = keyof typeof pageScreens;
/** Those whose page a screen shows. */
type PagedOn<Shown extends Screen> = PagedEntity &
  { [Entity in PagedEntity]: (typeof pageScreens)[Entity] extends Shown ? Entity : never }[PagedEntity];

/** An open page; the id of a row that was not created yet is provisional. */
export interface Page<Entity extends PagedEntity = PagedEntity> {
  readonly entity: Entity;
  readonly id: string;
}
export type PageOn<Shown extends Screen> = Page<PagedOn<Shown>>;

export const pagedEntities = Object.keys(pageScreens) as PagedEntity[]; // keys loses the names
export const hasPage = (entity: EntityName): entity is PagedEntity => Object.hasOwn(pageScreens, entity);
export const screenOfPage = ({ entity }: Page): Screen => pageScreens[entity];

/** The page, where this screen is the one that shows it. */
export function pageOn<Shown extends Screen>(screen: Shown, page: Page | null): PageOn<Shown> | null {
  return page !== null && isOn(screen, page) ? page : null;
}

const isOn = <Shown extends Screen>(screen: Shown, page: Page): page is PageOn<Shown> => screenOfPage(page) === screen;
