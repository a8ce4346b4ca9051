import { ChevronDown, Ellipsis, Plus } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarViews, useView } from '#stores/view.ts';
import type { CalendarView, ShownLength } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { Steps } from '#timeGrid/Steps.tsx';
import type { StepsProps } from '#timeGrid/Steps.tsx';
import { Button, MenuButton, runShortcut, Segmented, useFormat, ViewHeader } from '#ui/index.ts';
import type { MenuEntry } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { periodTitle } from './period/title.ts';

interface CalendarHeaderProps extends StepsProps, MoreProps {
  readonly days: readonly SchoolDay[];
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  readonly view: CalendarView;
  readonly length: ShownLength;
  readonly onCreate: () => void;
  readonly filter: ReactNode;
}

/** What does not fit is in a menu. Memoised, so that another week changes only the title (`useSteady`). */
export const CalendarHeader = memo(function CalendarHeader(props: CalendarHeaderProps) {
  const { days, day, view, length, onStep, onToday, onCreate, filter, ...more } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const first = days[0]?.start ?? 0;
  return (
    <div className="@container shrink-0">
      <ViewHeader
        title={periodTitle(view, days, day, format)}
        detail={
          length !== 'month' && (
            <span className="@max-[980px]:hidden">{t('timeGrid.week', { number: format.weekNumber(first) })}</span>
          )
        }
      >
        <Steps length={length} onStep={onStep} onToday={onToday} />
        {filter}
        <Views view={view} />
        <More {...more} />
        <Create onCreate={onCreate} />
      </ViewHeader>
    </div>
  );
});

export const showView = (calendarView: CalendarView): void => useView.setState({ calendarView });

const Views = memo(function Views({ view }: { readonly view: CalendarView }) {
  const { t } = useTranslation();
  const views = calendarViews.map((id) => ({
    id,
    label: t(`calendar.views.name.${id}`),
    kbd: calendarShortcuts[id].keys[0],
  }));
  return (
    <>
      <div className="@max-[900px]:hidden">
        <Segmented label={t('calendar.view')} value={view} onChange={showView} options={views} />
      </div>
      <div className="hidden @max-[900px]:block">
        <MenuButton
          label={`${t('calendar.view')}, ${t(`calendar.views.name.${view}`)}`}
          icon={
            <>
              {t(`calendar.views.name.${view}`)}
              <ChevronDown size={14} aria-hidden />
            </>
          }
          isWide
          entries={views.map(({ id, label, kbd }) => ({ id, label, kbd, onAction: () => showView(id) }))}
        />
      </div>
    </>
  );
});

interface MoreProps {
  readonly onPrint: () => void;
  readonly onExport: () => void;
  readonly onExportChosen: () => void;
  readonly onIncoming: () => void;
  readonly chosen: number;
}

const More = memo(function More({ onPrint, onExport, onExportChosen, onIncoming, chosen }: MoreProps) {
  const { t } = useTranslation();
  const entries: readonly MenuEntry[] = [
    {
      id: 'number',
      label: t('calendar.views.openNumber'),
      kbd: 'mod+g',
      onAction: () => void runShortcut('app.openNumber'),
    },
    { id: 'print', label: t('calendar.views.print.action'), kbd: 'mod+p', onAction: onPrint },
    { id: 'period', label: t('calendar.views.ics.period'), onAction: onExport },
    ...(chosen === 0
      ? []
      : [{ id: 'chosen', label: t('calendar.views.ics.chosen', { count: chosen }), onAction: onExportChosen }]),
    { id: 'incoming', label: t('calendar.incoming.command'), onAction: onIncoming },
  ];
  return (
    <MenuButton label={t('common.word.otherActions')} icon={<Ellipsis size={16} aria-hidden />} entries={entries} />
  );
});

const Create = memo(function Create({ onCreate }: { readonly onCreate: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} kbd="c" onPress={onCreate}>
      {t('common.word.create')}
    </Button>
  );
});
