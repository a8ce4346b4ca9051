import { useMemo } from 'react';
import type { RefObject } from 'react';
import { rankOf } from './appearance/hue.ts';
import type { ShownEvent } from './appearance/shown.ts';
import { foldWidth, gutterWidth } from './layout/geometry.ts';
import { leastWidthOf } from './layout/layoutDay.ts';
import type { TimeColumn } from './layout/layoutDay.ts';
import { edgesOf, widthsOf } from './layout/weights.ts';
import { useWidth } from './useSize.ts';

/** The border and the margins of a column, in pixels. */
const margins = 5;

interface ColumnWidths {
  /** Of all columns: in a narrower grid they scroll sideways. */
  readonly least: number;
  /** Of each column. */
  readonly shares: readonly number[];
  /** Of each inside its margins: what its blocks have. */
  readonly inner: readonly number[];
  /** Where columns begin and end, as fractions of the whole. */
  readonly edges: readonly number[];
}

/** At least `narrowest`, and what juries and interviews of one time need. Their room is that of what scrolls. */
export function useColumnWidths(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TimeColumn<ShownEvent>[],
  { narrowest, hasFold }: { readonly narrowest: number; readonly hasFold: boolean },
): ColumnWidths {
  const room = useWidth(scroller) - gutterWidth - (hasFold ? foldWidth : 0);
  const needs = useMemo(
    () => columns.map(({ events, day }) => Math.max(narrowest, leastWidthOf(events, day, rankOf) + margins)),
    [columns, narrowest],
  );
  return useMemo(() => {
    const least = needs.reduce((sum, each) => sum + each, 0);
    const weights = columns.map(({ weight }) => weight);
    const shares = widthsOf(weights, needs, Math.max(room, least));
    return {
      least,
      shares,
      inner: shares.map((share) => Math.max(1, Math.floor(share + 1e-6) - margins)),
      edges: edgesOf(shares),
    };
  }, [columns, needs, room]);
}
