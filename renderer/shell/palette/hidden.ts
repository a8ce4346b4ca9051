import type { Screen } from '#shared/ipc/screens.ts';
import { creatables, screenOfCreation } from '#stores/creating.ts';
import { pagedEntities, screenOfPage } from '#stores/page.ts';
import type { PaletteItem } from './item.ts';

/** By the beginning of an item's id, where it leads; items that are not here stay on the screen that is shown. */
const leadsTo: readonly (readonly [start: string, screen: Screen])[] = [
  ['event/', 'calendar'],
  ['number/Planification', 'calendar'],
  ['week/', 'calendar'],
  ['free/', 'calendar'],
  ['types/', 'calendar'],
  ['create/event', 'calendar'],
  ['create/person', 'people'],
  ['choose/applications/', 'people'],
  ['folder/', 'directory'],
  ['number/case', 'finance'],
  ...creatables.map((what) => [`create/${what}`, screenOfCreation(what)] as const),
  ...pagedEntities.flatMap((entity) => {
    const screen = screenOfPage({ entity, id: '' });
    return [[`${entity}/`, screen] as const, [`number/${entity}`, screen] as const];
  }),
];

/** What the palette may offer where the policy hides screens (S14). */
export const reachable = (items: readonly PaletteItem[], hidden: readonly Screen[]): readonly PaletteItem[] =>
  hidden.length === 0
    ? items
    : items.filter(({ id }) => !leadsTo.some(([start, screen]) => hidden.includes(screen) && id.startsWith(start)));
