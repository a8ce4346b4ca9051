import { create } from 'zustand';
import { useView } from '../stores/view.ts';
import type { Area } from '../stores/view.ts';

/** The areas that were visited, and where in them the person stands; like a browser's. */
export interface Trail {
  readonly visited: readonly Area[];
  readonly at: number;
}

const longest = 50;

/** What a visit leaves: anything ahead is forgotten. */
export function visit(trail: Trail, area: Area): Trail {
  if (trail.visited[trail.at] === area) return trail;
  const visited = [...trail.visited.slice(0, trail.at + 1), area].slice(-longest);
  return { visited, at: visited.length - 1 };
}

/** One step back or forward; the same trail where there is none. */
export const step = (trail: Trail, by: -1 | 1): Trail =>
  trail.visited[trail.at + by] === undefined ? trail : { ...trail, at: trail.at + by };

const useTrailStore = create<Trail>(() => ({ visited: [], at: -1 }));

/** Whether there is somewhere to go back or forward to. */
export function useTrail(): { readonly canGoBack: boolean; readonly canGoForward: boolean } {
  const { visited, at } = useTrailStore();
  return { canGoBack: at > 0, canGoForward: at < visited.length - 1 };
}

/** Follows the areas as they are opened. Answers how to stop. */
export function followHistory(): () => void {
  const add = (area: Area): void => useTrailStore.setState((trail) => visit(trail, area));
  add(useView.getState().area);
  return useView.subscribe(({ area }) => add(area));
}

export const goBack = (): void => go(-1);
export const goForward = (): void => go(1);

function go(by: -1 | 1): void {
  const trail = step(useTrailStore.getState(), by);
  useTrailStore.setState(trail);
  const area = trail.visited[trail.at];
  if (area) useView.setState({ area });
}
