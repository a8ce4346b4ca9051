import { Check, ListFilter } from 'lucide-react';
import { Button, Checkbox, CheckboxGroup, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/index.ts';
import { hueOf } from './look/hue.ts';

export interface CountedType {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Types of the events of the period, by name. */
export function countTypes(events: readonly { readonly typeId: string; readonly typeName: string }[]): readonly CountedType[] {
  const counted = new Map<string, CountedType>();
  for (const { typeId, typeName } of events) {
    counted.set(typeId, { id: typeId, name: typeName, count: (counted.get(typeId)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => a.name.localeCompare(b.name));
}

interface TypeFilterProps {
  readonly types: readonly CountedType[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}

/** The legend of the blocks' colours, and the choice of which types are shown. */
export function TypeFilter({ types, hidden, onHide }: TypeFilterProps) {
  const { t } = useTranslation();
  const some = types.some(({ id }) => hidden.has(id));
  return (
    <DialogTrigger>
      <Button
        aria-label={t('calendar.typeFilter')}
        className={classes(
          'inline-flex size-[30px] items-center justify-center rounded-button border data-hovered:bg-hover',
          some ? 'border-accent bg-accent-soft text-accent' : 'border-line text-text-2',
        )}
      >
        <ListFilter size={15} aria-hidden />
      </Button>
      <Popover placement="bottom end" className="rounded-box border border-line bg-surface p-3 shadow-overlay">
        <Dialog className="outline-none" aria-label={t('calendar.typeFilter')}>
          <CheckboxGroup
            aria-label={t('calendar.typeFilter')}
            value={types.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
            onChange={(shown) => onHide(new Set([...hidden, ...types.map(({ id }) => id)].filter((id) => !shown.includes(id))))}
            className="flex min-w-52 flex-col gap-1"
          >
            <p className="mb-1 text-help font-medium text-text-2">{t('calendar.typeFilter')}</p>
            {types.map(({ id, name, count }) => (
              <Checkbox key={id} value={id} className="group flex h-[26px] items-center gap-2 text-body">
                <span
                  data-hue={hueOf(name)}
                  className="flex size-3.5 items-center justify-center rounded-[3px] border border-(--bar) text-surface group-data-focus-visible:outline-2 group-data-selected:bg-(--bar)"
                >
                  <Check size={10} strokeWidth={3} aria-hidden className="invisible group-data-selected:visible" />
                </span>
                <span className="flex-1">{name}</span>
                <span className="text-text-3">{count}</span>
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
