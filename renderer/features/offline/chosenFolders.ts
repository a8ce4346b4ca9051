import type { FolderNode } from '#cache/queries/useKeptOffline.ts';

export function* shownFolders(nodes: readonly FolderNode[]): Generator<FolderNode> {
  for (const node of nodes) {
    yield node;
    yield* shownFolders(node.children);
  }
}

/** Shown folders that are included by a chosen one above them. */
export function belowChosen(nodes: readonly FolderNode[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const below = new Set<string>();
  for (const node of shownFolders(nodes))
    if (chosen.has(node.id)) for (const inside of shownFolders(node.children)) below.add(inside.id);
  return below;
}

interface Chosen {
  readonly id: string;
  /** Names from below the share; [] when it is not on this workstation. */
  readonly path: readonly string[];
}

/** Folded ones remain; one now included by a folder above is no choice of its own. `before`: with their paths. */
export function chosenFolders(
  ticked: ReadonlySet<string>,
  shown: readonly FolderNode[],
  before: readonly Chosen[],
): readonly string[] {
  const visible = new Set(shown.map(({ id }) => id));
  const own: readonly Chosen[] = [
    ...before.filter(({ id }) => !visible.has(id)),
    ...shown.filter(({ id }) => ticked.has(id)),
  ];
  return own.filter(({ path }) => !own.some((other) => isInside(path, other.path))).map(({ id }) => id);
}

const isInside = (path: readonly string[], other: readonly string[]): boolean =>
  other.length > 0 && other.length < path.length && other.every((name, at) => path[at] === name);
