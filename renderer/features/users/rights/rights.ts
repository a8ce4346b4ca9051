import type { CampusProgrammes } from '#cache/queries/programmes.ts';
import { isId } from '#shared/entities/idForm.ts';

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

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/** Two sets of rights compared: the service's answer may be the whole set or a part of it, so both are read (R5.8). */
export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    added: [...has].filter((id) => !had.has(id)),
    removed: [...had].filter((id) => !has.has(id)),
    kept: [...has].filter((id) => had.has(id)),
  };
}

/** Numbers typed with spaces, commas or semicolons between them, each once; `wrong`: what is no number of an entity. */
export function numbersIn(text: string): { readonly ids: readonly string[]; readonly wrong: readonly string[] } {
  const parts = [...new Set(text.split(/[\s,;]+/u).filter((part) => part !== ''))];
  return { ids: parts.filter(isId), wrong: parts.filter((part) => !isId(part)) };
}
