import { Check, ListFilter } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Button, Checkbox, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { classes, Select, TextField } from '#ui/index.ts';
import type { Counted } from './filter.ts';
import { activeFacets } from './filter.ts';
import { TypeToggles } from './TypeToggles.tsx';

interface FilterMenuProps {
  readonly filter: CalendarFilter;
  readonly onFilter: (change: Partial<CalendarFilter>) => void;
  /** Those of the period, while it is open. */
  readonly types: readonly Counted[];
  readonly programmes: readonly Counted[];
  /** The name that « mine » matches. */
  readonly ownName: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const everyProgramme = 'every';

/** The legend of the blocks' colours, and the filters. */
export const FilterMenu = memo(function FilterMenu(props: FilterMenuProps) {
  const { filter, onFilter, types, programmes, ownName, isOpen, onOpenChange } = props;
  const { t } = useTranslation();
  const some = activeFacets(filter).length > 0;
  const chosen = filter.programme;
  const programmeOptions = [
    { id: everyProgramme, label: t('calendar.views.filter.everyProgramme') },
    ...programmes.map(({ name, count }) => ({ id: `=${name}`, label: name, detail: String(count) })),
    ...(chosen === null || programmes.some(({ name }) => name === chosen) ? [] : [{ id: `=${chosen}`, label: chosen }]),
  ];
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        aria-label={t('common.word.filter')}
        className={classes(
          'inline-flex size-[30px] shrink-0 items-center justify-center rounded-button border data-hovered:bg-hover',
          some ? 'border-accent bg-accent-soft text-accent' : 'border-line text-text-2',
        )}
      >
        <ListFilter size={15} aria-hidden />
      </Button>
      <Popover
        placement="bottom end"
        className="scroll-thin w-[288px] rounded-box border border-line bg-surface p-3 shadow-overlay"
      >
        <Dialog className="flex flex-col gap-3 outline-none" aria-label={t('common.word.filter')}>
          <TextField
            type="search"
            label={t('common.word.teachers')}
            value={filter.teacher}
            onChange={(teacher) => onFilter({ teacher })}
            placeholder={t('calendar.views.filter.teacherPlaceholder')}
            // `/` opens this to type in it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          {programmeOptions.length > 1 && (
            <Select
              label={t('calendar.programme')}
              value={chosen === null ? everyProgramme : `=${chosen}`}
              onChange={(id) => onFilter({ programme: id === everyProgramme ? null : id.slice(1) })}
              options={programmeOptions}
            />
          )}
          <div className="flex flex-col gap-1">
            <Choice isSelected={filter.mine} onChange={(mine) => onFilter({ mine })}>
              {t('calendar.views.filter.mine')}
            </Choice>
            {filter.mine && (
              <div className="pb-1 pl-6">
                <TextField
                  label={t('calendar.views.filter.ownName')}
                  value={filter.ownName === '' ? ownName : filter.ownName}
                  onChange={(name) => onFilter({ ownName: name })}
                />
              </div>
            )}
            <Choice isSelected={filter.waitingOnly} onChange={(waitingOnly) => onFilter({ waitingOnly })}>
              {t('calendar.views.filter.waitingOnly')}
            </Choice>
            <Choice isSelected={!filter.withoutCancelled} onChange={(shown) => onFilter({ withoutCancelled: !shown })}>
              {t('calendar.views.filter.cancelled')}
            </Choice>
          </div>
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

function Choice({
  isSelected,
  onChange,
  children,
}: {
  readonly isSelected: boolean;
  readonly onChange: (selected: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Checkbox
      isSelected={isSelected}
      onChange={onChange}
      className="group flex min-h-[26px] items-center gap-2 text-body"
    >
      <Box />
      <span className="min-w-0 flex-1">{children}</span>
    </Checkbox>
  );
}

/** The drawn box of a checkbox. */
const Box = () => (
  <span className="flex size-3.5 shrink-0 items-center justify-center rounded-[3px] border border-control text-surface group-data-focus-visible:outline-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent">
    <Check size={10} strokeWidth={3} aria-hidden className="invisible group-data-selected:visible" />
  </span>
);
