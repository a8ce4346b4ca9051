import { ListFilter } from 'lucide-react';
import { memo } from 'react';
import { Button as Opener, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ChipsDialog } from '#lists/ChipsDialog.tsx';
import type { ListColumn } from '#lists/column.ts';
import { useCalendarTypes } from '#stores/calendarTypes.ts';
import { chooseValues, eventList, filterList, isQuick, useFilters } from '#stores/lists.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { Button, Checkbox, classes, TextField } from '#ui/index.ts';
import { useAnswers } from '../list/useEventColumns.tsx';
import type { Answer } from '../list/useEventColumns.tsx';
import type { CountedType } from './filter.ts';
import { TypeToggles } from './TypeToggles.tsx';
import { useEventFilter } from './useFilteredEvents.ts';
import type { FilteredEvents } from './useFilteredEvents.ts';

interface FilterMenuProps {
  /** Those of the period, while it is open. */
  readonly types: readonly CountedType[];
  /** By which the user's own events are known. */
  readonly ownName: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onValues: () => void;
}

/** The legend of the blocks' colours, and what narrows the calendar. */
export const FilterMenu = memo(function FilterMenu({
  types,
  ownName,
  isOpen,
  onOpenChange,
  onValues,
}: FilterMenuProps) {
  const { t } = useTranslation();
  const { filter, chips } = useEventFilter();
  const { hiddenTypes, onlyType } = useCalendarTypes();
  const typedName = useFilters((filters) => filters.ownName);
  const { yes, no } = useAnswers();
  const some = filter.trim() !== '' || Object.keys(chips).length > 0 || onlyType !== null || hiddenTypes.length > 0;
  const isOnly = (column: Answer, answer: string): boolean => isQuick(chips, { id: column, column, chip: [answer] });
  const leave = (column: Answer, answer: string) => (is: boolean) =>
    chooseValues(eventList, column, is ? [answer] : []);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Opener
        aria-label={t('common.word.filter')}
        className={classes(
          'inline-flex size-[30px] shrink-0 items-center justify-center rounded-button border data-hovered:bg-hover',
          some ? 'border-accent bg-accent-soft text-accent' : 'border-line text-text-2',
        )}
      >
        <ListFilter size={15} aria-hidden />
      </Opener>
      <Popover
        placement="bottom end"
        className="scroll-thin w-[288px] rounded-box border border-line bg-surface p-3 shadow-overlay"
      >
        <Dialog className="flex flex-col gap-3 outline-none" aria-label={t('common.word.filter')}>
          <TextField
            type="search"
            label={t('calendar.views.filter.text')}
            value={filter}
            onChange={(text) => filterList(eventList, text)}
            placeholder={t('calendar.views.filter.placeholder')}
            // `/` opens this to type in it.
            autoFocus
          />
          <div className="flex flex-col gap-2">
            <Checkbox isSelected={isOnly('own', yes)} onChange={leave('own', yes)}>
              {t('calendar.views.filter.mine')}
            </Checkbox>
            {isOnly('own', yes) && (
              <div className="pb-1 pl-6">
                <TextField
                  label={t('calendar.views.filter.ownName')}
                  value={typedName === '' ? ownName : typedName}
                  onChange={(name) => useFilters.setState({ ownName: name })}
                />
              </div>
            )}
            <Checkbox isSelected={isOnly('pending', yes)} onChange={leave('pending', yes)}>
              {t('calendar.views.filter.waitingOnly')}
            </Checkbox>
            <Checkbox isSelected={!isOnly('Annule', no)} onChange={(shown) => leave('Annule', no)(!shown)}>
              {t('calendar.views.filter.cancelled')}
            </Checkbox>
          </div>
          <Button size="sm" onPress={onValues}>
            {t('lists.filterBy')}
          </Button>
          {types.length > 0 && (
            <div className="border-t border-line pt-3">
              <TypeToggles types={types} />
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});

interface EventValuesProps extends Pick<FilteredEvents, 'texts'> {
  readonly columns: readonly ListColumn<ShownEvent>[];
  readonly rows: readonly ShownEvent[];
  readonly onClose: () => void;
}

export function EventValues(props: EventValuesProps) {
  const { chips } = useEventFilter();
  return <ChipsDialog id={eventList} chips={chips} {...props} />;
}
