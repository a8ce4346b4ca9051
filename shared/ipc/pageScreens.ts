import { describeEntity, entityNames } from '../entities/index.ts';
import type { Named } from '../entities/index.ts';

/** The entities that have a page of their own, and the screen that shows it: for the page, and for links in main. */
export const pageScreens = Object.fromEntries(
  entityNames.flatMap((name) => {
    const { screen } = describeEntity(name);
    return screen === undefined ? [] : [[name, screen] as const];
  }),
) as Named<'screen'>; // fromEntries loses the names
export type PagedEntity = keyof typeof pageScreens;
export const pagedEntities = Object.keys(pageScreens) as [PagedEntity, ...PagedEntity[]]; // keys loses the names

/** Links to the page of one row, by the word in their address. `person` may be a learner too, of either context. */
export const linkedEntities = Object.fromEntries(
  entityNames.flatMap((name) => {
    const { link } = describeEntity(name);
    return link === undefined ? [] : [[link, name] as const];
  }),
) as LinkedEntities; // fromEntries loses the names
type Links = Named<'link'>;
type LinkedEntities = { readonly [Name in keyof Links as Links[Name]]: Name };
