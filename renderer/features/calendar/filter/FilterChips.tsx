import { X } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { noFilter } from '#stores/calendarFilter.ts';
import { TextAction } from '#ui/index.ts';
import { activeFacets } from './filter.ts';
import type { Facet } from './filter.ts';

interface FilterChipsProps {
  readonly filter: CalendarFilter;
  readonly onFilter: (change: Partial<CalendarFilter>) => void;
  /** Those that the calendar can show. */
  readonly types: readonly { readonly id: string; readonly name: string }[];
  readonly ownName: string;
  /** How many events of the period are hidden, of how many. */
  readonly hidden: number;
  readonly count: number;
}

/** The active filters, each with a button to remove it, and how many events they hide. Empty without filters. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { filter, onFilter, types, ownName, hidden, count } = props;
  const { t } = useTranslation();
  const active = activeFacets(filter);
  if (active.length === 0) return null;
  const typeName = (id: string | null | undefined): string => types.find((type) => type.id === id)?.name ?? '';
  const wordsOf: Readonly<Record<Facet, () => string>> = {
    onlyType: () => t('calendar.views.filter.chip.onlyType', { name: typeName(filter.onlyType) }),
    hiddenTypes: () => {
      const [only] = filter.hiddenTypes;
      const name = typeName(only);
      return filter.hiddenTypes.length === 1 && name !== ''
        ? t('calendar.views.filter.chip.hiddenType', { name })
        : t('calendar.views.filter.chip.hiddenTypes', { count: filter.hiddenTypes.length });
    },
    programme: () => filter.programme ?? '',
    teacher: () => t('calendar.views.filter.chip.teacher', { text: filter.teacher.trim() }),
    mine: () => t('calendar.views.filter.chip.mine', { name: ownName }),
    waitingOnly: () => t('calendar.views.filter.chip.waitingOnly'),
    withoutCancelled: () => t('calendar.views.filter.chip.withoutCancelled'),
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">
      {active.map((facet) => (
        <span
          key={facet}
          className="inline-flex h-6 max-w-60 items-center rounded-chip border border-line bg-surface pl-2"
        >
          <span className="truncate-line">{wordsOf[facet]()}</span>
          <Button
            aria-label={t('calendar.views.filter.remove', { what: wordsOf[facet]() })}
            onPress={() => onFilter({ [facet]: noFilter[facet] })}
            className="flex size-6 shrink-0 items-center justify-center rounded-chip text-text-3 data-hovered:text-text"
          >
            <X size={12} aria-hidden />
          </Button>
        </span>
      ))}
      <output className="ml-1">
        {count > 0 && hidden === count
          ? t('calendar.views.filter.hideAll', { count })
          : t('calendar.views.filter.hidden', { count: hidden })}
      </output>
      <TextAction onPress={() => onFilter({ ...noFilter, ownName: filter.ownName })}>
        {t('calendar.views.filter.clear')}
      </TextAction>
    </div>
  );
});
