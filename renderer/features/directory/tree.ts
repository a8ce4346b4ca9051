export type TreeMove =
  | { readonly kind: 'focus'; readonly index: number }
  | { readonly kind: 'fold'; readonly open: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'rename' };

export interface TreeRow {
  readonly level: number;
  /** Null: cannot contain anything. */
  readonly isOpen: boolean | null;
}

/** Null: the key does nothing in the tree. `page`: by how many lines a page key moves. */
export function treeMove(key: string, rows: readonly TreeRow[], index: number, page: number): TreeMove | null {
  const row = rows[index];
  if (!row) return null;
  const focus = (at: number): TreeMove | null => (rows[at] ? { kind: 'focus', index: at } : null);
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'PageDown':
      return focus(Math.min(rows.length - 1, index + page));
    case 'PageUp':
      return focus(Math.max(0, index - page));
    case 'ArrowRight': {
      if (row.isOpen === false) return { kind: 'fold', open: true };
      const child = rows[index + 1];
      return row.isOpen && child && child.level > row.level ? focus(index + 1) : null;
    }
    case 'ArrowLeft': {
      if (row.isOpen) return { kind: 'fold', open: false };
      const parent = rows.findLastIndex((each, at) => at < index && each.level < row.level);
      return focus(parent);
    }
    case 'Enter':
    case ' ':
      return { kind: 'open' };
    case 'F2':
      return { kind: 'rename' };
    default:
      return null;
  }
}
