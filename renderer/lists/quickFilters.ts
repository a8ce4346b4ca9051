import { toggleQuick } from '#stores/lists.ts';
import type { QuickFilter } from '#stores/lists.ts';

export interface NamedFilter extends QuickFilter {
  readonly label: string;
  /** A press asks first: it is not known yet what narrows the list. */
  readonly ask?: () => void;
}
export const pressQuick = (list: string, quick: NamedFilter): void =>
  quick.ask ? quick.ask() : toggleQuick(list, quick);
