import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipsOf } from '#lists/ChipsDialog.tsx';
import type { ListColumn } from '#lists/column.ts';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { eventList, filterList } from '#stores/lists.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { TextAction, useFormat } from '#ui/index.ts';
import { showEveryEvent, useEventFilter } from './useFilteredEvents.ts';

interface FilterChipsProps {
  readonly columns: readonly ListColumn<ShownEvent>[];
  /** Those that the calendar can show. */
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** The list says itself what it leaves out. */
  readonly isList: boolean;
  /** How many events of the period are hidden, of how many. */
  readonly hidden: number;
  readonly count: number;
}

/** What narrows the calendar, each with a way back, and how many events it hides. Empty where nothing does. */
export const FilterChips = memo(function FilterChips({ columns, types, isList, hidden, count }: FilterChipsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { hiddenTypes, onlyType } = useCalendarTypes();
  const { filter, chips } = useEventFilter();
  const text = filter.trim();
  const isNarrowed = !isList && (text !== '' || Object.keys(chips).length > 0);
  if (onlyType === null && hiddenTypes.length === 0 && !isNarrowed) return null;
  const nameOf = (id: string | null | undefined): string => types.find((type) => type.id === id)?.name ?? '';
  const typesHidden = (): string => {
    const name = nameOf(hiddenTypes[0]);
    return hiddenTypes.length === 1 && name !== ''
      ? t('calendar.views.filter.chip.hiddenType', { name })
      : t('calendar.views.filter.chip.hiddenTypes', { count: hiddenTypes.length });
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">
      <ul aria-label={t('common.word.filter')} className="contents">
        {onlyType !== null && (
          <Chip
            text={t('calendar.views.filter.chip.onlyType', { name: nameOf(onlyType) })}
            onDrop={() => useCalendarTypes.setState({ onlyType: null })}
          />
        )}
        {onlyType === null && hiddenTypes.length > 0 && (
          <Chip text={typesHidden()} onDrop={() => useCalendarTypes.setState(everyType)} />
        )}
        {isNarrowed && text !== '' && <Chip text={format.quote(text)} onDrop={() => filterList(eventList, '')} />}
        {isNarrowed && <ChipsOf id={eventList} columns={columns} chips={chips} />}
      </ul>
      <output className="ml-1">
        {count > 0 && hidden === count
          ? t('calendar.views.filter.hideAll', { count })
          : t('calendar.views.filter.hidden', { count: hidden })}
      </output>
      <TextAction onPress={showEveryEvent}>{t('calendar.views.filter.clear')}</TextAction>
    </div>
  );
});
