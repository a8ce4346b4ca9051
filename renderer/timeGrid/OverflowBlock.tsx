import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncMark } from '#cache/queries/views.ts';
import { Mark } from '#ui/index.ts';
import type { ShownKind } from './appearance/shown.ts';

interface OverflowBlockProps {
  readonly of: ShownKind;
  readonly id: string;
  readonly count: number;
  /** The most urgent of the events behind it. */
  readonly mark: SyncMark | null;
  /** The hours between which they are. */
  readonly when: string;
  readonly tabStop: boolean;
  /** In pixels from the edges of the day. */
  readonly top: number;
  readonly height: number;
  /** Per cent of the day's width, from its edges. */
  readonly left: number;
  readonly right: number;
}

/** « +2 »: events for which their day has no room. The grid opens their list, and finds it by `data-overflow`. */
export const OverflowBlock = memo(function OverflowBlock(props: OverflowBlockProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="cal-overflow"
      aria-haspopup="listbox"
      aria-label={[
        t(`timeGrid.of.${props.of}.more`, { count: props.count, when: props.when }),
        props.mark && t(`common.mark.${props.mark}`),
      ]
        .filter(Boolean)
        .join(', ')}
      tabIndex={props.tabStop ? 0 : -1}
      style={{ top: props.top, height: props.height, left: `${props.left}%`, right: `${props.right}%` }}
      data-overflow={props.id}
    >
      {t('timeGrid.more', { count: props.count })}
      {props.mark && <Mark state={props.mark} label="" size={13} />}
    </button>
  );
});
