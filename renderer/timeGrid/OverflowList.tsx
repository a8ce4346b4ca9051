import { useEffect, useRef } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { classes, focusRow, useFormat } from '#ui/index.ts';
import { ChipIcons } from './appearance/EventChip.tsx';
import { hueOfEvent } from './appearance/hue.ts';
import type { ShownEvent, ShownKind } from './appearance/shown.ts';

export interface OpenOverflow {
  readonly place: string;
  readonly anchor: HTMLElement | null;
}

interface OverflowListProps {
  readonly of: ShownKind;
  readonly anchor: HTMLElement;
  readonly events: readonly ShownEvent[];
  readonly clashes: ReadonlyMap<string, EventView>;
  readonly picked: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The events behind a « +2 »: the chosen one gets a block, and the focus. */
export function OverflowList({ of, anchor, events, clashes, picked, onSelect, onClose }: OverflowListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Once the options are drawn: Entrée acts on the one that has the focus.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[role=option]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover
      isOpen
      aria-label={t(`timeGrid.of.${of}.others`)}
      triggerRef={{ current: anchor }}
      placement="bottom end"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="scroll-thin max-h-96 w-[280px] rounded-box border border-line bg-surface shadow-overlay"
    >
      <ListBox
        ref={list}
        data-of-grid
        aria-label={t(`timeGrid.of.${of}.others`)}
        onAction={(key) => {
          onClose();
          onSelect(String(key));
          focusRow(String(key));
        }}
        className="p-1 outline-none"
      >
        {events.map((event) => {
          const name = event.nom || event.typeName;
          const when = event.isMoment ? format.time(event.debut) : format.timeRange(event.debut, event.fin);
          const said = [
            name,
            when,
            event.annule && t('common.word.cancelled'),
            event.isTypedIn && t('common.word.typedIn'),
            event.isPinned && t('timeGrid.held'),
            picked.has(event.id) && t('timeGrid.picked'),
            event.mark && t(`common.mark.${event.mark}`),
          ]
            .filter(Boolean)
            .join(', ');
          return (
            <ListBoxItem
              key={event.id}
              id={event.id}
              textValue={said}
              aria-label={said}
              className={classes(
                'flex min-h-8 items-center gap-2 rounded-chip px-2 py-1 text-body outline-none data-focused:bg-hover',
                picked.has(event.id) && 'bg-selected',
              )}
            >
              <span data-hue={hueOfEvent(event)} className="size-2.5 shrink-0 rounded-[3px] bg-(--bar)" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className={event.annule ? 'text-text-2 line-through' : 'font-medium'}>{name}</span>
                <span className="block text-help text-text-2">{when}</span>
              </span>
              <ChipIcons
                linked={event.group !== null}
                done={event.realise}
                cancelled={event.annule}
                clash={clashes.has(event.id)}
                pinned={event.isPinned === true}
                typedIn={event.isTypedIn === true}
                mark={event.mark}
              />
            </ListBoxItem>
          );
        })}
      </ListBox>
    </Popover>
  );
}
