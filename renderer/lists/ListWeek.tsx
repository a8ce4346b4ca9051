import '#timeGrid/appearance/hue.css';
import '#timeGrid/blocks.css';
import '#timeGrid/grid.css';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showListWeek } from '#stores/place.ts';
import type { Hue } from '#timeGrid/appearance/hue.ts';
import { momentAsEvent, syncMarkOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import { DaysGrid } from '#timeGrid/DaysGrid.tsx';
import { Steps } from '#timeGrid/Steps.tsx';
import { showToday } from '#timeGrid/useInSight.ts';
import { isNear, onPresses, swallow, TextAction, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { tableShortcuts } from '#wording/shortcuts.ts';
import type { RowWeek } from './useRowWeek.ts';

interface ListWeekProps {
  readonly label: string;
  readonly week: RowWeek;
  readonly typedIn: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly selected: string | null;
  readonly reached: string | null;
  /** Chooses it among several, with Maj up to it, or the other way round. Undefined: a press is `onPress`. */
  readonly onChoose: ((id: string, isRange: boolean) => void) | undefined;
  readonly onPress: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onWithout: () => void;
}

interface FirstPress {
  readonly id: string;
  readonly isRange: boolean;
  readonly press: MouseEvent;
}

/** Beyond these the colours begin again: words say which is which. */
const hues: readonly Hue[] = ['interview', 'jury', 'class', 'open', 'meeting', 'other'];
const noClashes: ReadonlyMap<string, ShownEvent> = new Map();

export function ListWeek(props: ListWeekProps) {
  const { label, week, typedIn, chosen, selected, reached, onChoose, onPress, onOpen, onWithout } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const whole = useRef<HTMLDivElement>(null);
  const pressed = useRef<FirstPress | null>(null);
  const { rows, kinds, onScreen, step } = week;
  const hueOf = useMemo(() => new Map(kinds.map((kind, at) => [kind, hues[at % hues.length]])), [kinds]);
  const events = useMemo(
    () =>
      rows.map(({ row: { id, mark = null }, at, name, kind }) =>
        momentAsEvent({
          id,
          debut: at,
          nom: name || t('common.unnamed'),
          typeName: kind,
          programmeName: kind,
          mark: syncMarkOf(mark),
          isTypedIn: typedIn.has(id),
          hue: hueOf.get(kind) ?? 'other',
        }),
      ),
    [rows, typedIn, hueOf, t],
  );
  const shownKinds = kinds.filter((kind) => kind !== '' && events.some(({ typeName }) => typeName === kind));
  const press = (id: string): void => {
    if (onChoose) onChoose(id, pressed.current?.isRange === true);
    else onPress(id);
  };
  const openPressed = ({ id }: FirstPress): void => {
    // A row that is opened is neither chosen nor left out by it.
    onChoose?.(id, false);
    onOpen(id);
  };
  // What can be done with the chosen rows comes from below, and may lie under the second press of a double click.
  const pressedElsewhere = useEffectEvent((event: MouseEvent) => {
    const first = pressed.current;
    if (!first || !isNear(first.press, event) || !(event.target instanceof Node)) return;
    if (whole.current?.contains(event.target)) return;
    swallow(event);
    if (event.type !== 'click') return;
    pressed.current = null;
    openPressed(first);
  });
  useEffect(() => onPresses((event) => pressedElsewhere(event)), []);
  const today = (): void => {
    showListWeek(null);
    showToday();
  };
  useShortcut(tableShortcuts.previous, () => step(-1));
  useShortcut(tableShortcuts.next, () => step(1));
  useShortcut(tableShortcuts.now, today);
  const [first = 0, last = 0] = [onScreen[0]?.start, onScreen.at(-1)?.start];
  const nearest = [
    ['before', week.before],
    ['after', week.after],
  ] as const;
  return (
    <>
      <div className="flex min-h-[46px] shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2">
        <Steps length={week.length} onStep={step} onToday={today} />
        <h2 className="text-body font-medium">{format.weekRange(first, last)}</h2>
        <output className="text-help text-text-3">
          {`${t('timeGrid.week', { number: format.weekNumber(first) })}. ${t('lists.week.count', { count: rows.length })}`}
        </output>
        {rows.length === 0 &&
          nearest.map(
            ([direction, at]) =>
              at !== undefined && (
                <TextAction key={direction} onPress={() => showListWeek(format.dayOf(at))}>
                  {t(`lists.week.${direction}`, { day: `${format.weekdayShort(at)} ${format.date(at)}` })}
                </TextAction>
              ),
          )}
        {week.without > 0 && (
          <TextAction onPress={onWithout}>
            {t('lists.week.without', { count: week.without, column: week.hour })}
          </TextAction>
        )}
        {shownKinds.length > 0 && (
          <ul
            aria-label={t('lists.week.colours')}
            className="ml-auto flex flex-wrap gap-x-4 gap-y-1 text-help text-text-2"
          >
            {shownKinds.map((kind) => (
              <li key={kind} className="flex items-center gap-1.5">
                <span data-hue={hueOf.get(kind)} className="size-2.5 rounded-[3px] bg-(--bar)" aria-hidden />
                {kind}
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* The blocks are buttons: a press chooses; a double click, and Entrée, open. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={whole}
        className="flex min-h-0 flex-1"
        onKeyDown={(event) => {
          const id = event.key === 'Enter' ? eventIdAt(event.target) : null;
          if (id === null) return;
          event.preventDefault();
          onOpen(id);
        }}
        // What the first press changed may have moved the block from under the pointer.
        onClickCapture={(event) => {
          const first = pressed.current;
          if (event.detail >= 2) {
            event.stopPropagation();
            if (event.detail === 2 && first) openPressed(first);
            return;
          }
          const id = eventIdAt(event.target);
          pressed.current = id === null ? null : { id, isRange: event.shiftKey, press: event.nativeEvent };
        }}
      >
        <DaysGrid
          label={t('lists.week.grid', { list: label })}
          of="row"
          onScreen={onScreen}
          weekend={week.weekend}
          events={events}
          candidates={events}
          all={events}
          clashes={noClashes}
          now={now}
          picked={chosen}
          selectedId={selected}
          reached={reached}
          onSelect={(id) => id !== null && press(id)}
        />
      </div>
    </>
  );
}
