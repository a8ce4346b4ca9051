import type { CampusProgrammes } from '#cache/queries/programmes.ts';

/** A campus or programme that a right may be about. */
export interface RightsNode {
  readonly entity: 'EntiteJuridique' | 'Programme';
  readonly id: string;
  readonly name: string;
  readonly isGranted: boolean;
  /** Another entity has the same number, and the service gives the number alone (R5.4). */
  readonly isAmbiguous: boolean;
  readonly children: readonly RightsNode[];
}

export interface Rights {
  readonly tree: readonly RightsNode[];
  /** Granted numbers that cannot be named here. */
  readonly unnamed: readonly string[];
}

/** The numbers of a user's rights as a tree of what can be named, and the rest as numbers. */
export function rightsOf(granted: readonly string[], known: readonly CampusProgrammes[]): Rights {
  const all = known.flatMap(({ campus, programmes }) => [...(campus ? [campus] : []), ...programmes]);
  const times = Map.groupBy(all, ({ id }) => id);
  const has = new Set(granted);
  const node = (
    entity: RightsNode['entity'],
    { id, name }: { readonly id: string; readonly name: string },
    children: readonly RightsNode[],
  ): RightsNode => ({
    entity,
    id,
    name,
    isGranted: has.has(id),
    isAmbiguous: (times.get(id)?.length ?? 0) > 1,
    children,
  });
  return {
    tree: known.flatMap(({ campus, programmes }) => {
      const children = programmes.map((programme) => node('Programme', programme, []));
      return campus ? [node('EntiteJuridique', campus, children)] : children;
    }),
    unnamed: granted.filter((id) => !times.has(id)),
  };
}

/** The branches that lead to a granted node. */
export const grantedBranches = (tree: readonly RightsNode[]): readonly RightsNode[] =>
  tree.flatMap((node) => {
    const children = grantedBranches(node.children);
    return node.isGranted || children.length > 0 ? [{ ...node, children }] : [];
  });

/** The name of a number, where exactly one entity here has it. */
export function nameOfRight(id: string, known: readonly CampusProgrammes[]): string | null {
  const found = known.flatMap(({ campus, programmes }) =>
    [...(campus ? [campus] : []), ...programmes].filter((each) => each.id === id),
  );
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}
