import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import { pageOn } from '#stores/page.ts';
import type { Page } from '#stores/page.ts';
import { useView } from '#stores/view.ts';

/** A screen, or a page in it. */
export interface VisitedPlace {
  readonly screen: Screen;
  readonly page: Page | null;
}

/** The places that the user visited, and the current one; like a browser's history. */
export interface Trail {
  readonly visited: readonly VisitedPlace[];
  readonly at: number;
}

const longest = 50;

/** The trail after a visit: places ahead are removed. */
export function visit(trail: Trail, place: VisitedPlace): Trail {
  const here = trail.visited[trail.at];
  if (here && isSame(here, place)) return trail;
  const visited = [...trail.visited.slice(0, trail.at + 1), place].slice(-longest);
  return { visited, at: visited.length - 1 };
}

const isSame = (a: VisitedPlace, b: VisitedPlace): boolean =>
  a.screen === b.screen && a.page?.entity === b.page?.entity && a.page?.id === b.page?.id;

/** One place back or forward; the same trail where there is none. */
export const step = (trail: Trail, by: -1 | 1): Trail =>
  trail.visited[trail.at + by] === undefined ? trail : { ...trail, at: trail.at + by };

const useTrailStore = create<Trail>(() => ({ visited: [], at: -1 }));

/** Whether there is a place to go back or forward to. */
export function useTrail(): { readonly canGoBack: boolean; readonly canGoForward: boolean } {
  const { visited, at } = useTrailStore();
  return { canGoBack: at > 0, canGoForward: at < visited.length - 1 };
}

/** Records places as they are opened. Returns a function that stops. */
export function followHistory(): () => void {
  // Another screen must not know whose page was open.
  const add = ({ screen, page }: VisitedPlace): void =>
    useTrailStore.setState((trail) => visit(trail, { screen, page: pageOn(screen, page) }));
  add(useView.getState());
  return useView.subscribe(add);
}

export const goBack = (): void => go(-1);
export const goForward = (): void => go(1);

function go(by: -1 | 1): void {
  const trail = step(useTrailStore.getState(), by);
  useTrailStore.setState(trail);
  const place = trail.visited[trail.at];
  if (place) useView.setState(place);
}
