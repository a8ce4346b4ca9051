import { AlertTriangle, CalendarCheck, ChevronLeft, ChevronRight, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { addDays, Button, IconButton, Segmented, useFormat, ViewHeader } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { todayShortcuts } from '#wording/shortcuts.ts';

interface DayHeaderProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly detail: string;
  /** How many of the interviews shown cannot take place as planned. */
  readonly clashes: number;
  /** Shows the next of them, with the reason. */
  readonly onClash: () => void;
  readonly onDay: (day: Day | null) => void;
  readonly onWho: () => void;
  readonly onWalkIn: () => void;
  readonly menu: ReactNode;
}

/** From which width words are whole, by buttons beyond the usual: day and counts are read first, on one line. */
const rooms = [
  {
    day: { long: '@max-[1000px]:hidden', short: 'hidden @max-[1000px]:inline-block' },
    agents: { long: '@max-[1120px]:hidden', short: 'hidden @max-[1120px]:inline' },
    walkIn: '@max-[940px]:sr-only',
    today: '',
    clash: { long: '', short: '' },
  },
  {
    day: { long: '@max-[1140px]:hidden', short: 'hidden @max-[1140px]:inline-block' },
    agents: { long: '@max-[1330px]:hidden', short: 'hidden @max-[1330px]:inline' },
    walkIn: '@max-[1210px]:sr-only',
    today: '@max-[1040px]:sr-only',
    clash: { long: '@max-[1040px]:sr-only', short: 'hidden @max-[1040px]:inline' },
  },
  {
    day: { long: '@max-[1240px]:hidden', short: 'hidden @max-[1240px]:inline-block' },
    agents: { long: '@max-[1480px]:hidden', short: 'hidden @max-[1480px]:inline' },
    walkIn: '@max-[1350px]:sr-only',
    today: '@max-[1180px]:sr-only',
    clash: { long: '@max-[1090px]:sr-only', short: 'hidden @max-[1090px]:inline' },
  },
] as const;

export function DayHeader({ day, isToday, detail, clashes, onClash, onDay, onWho, onWalkIn, menu }: DayHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { agentId, shown } = useDayChoices();
  const [walkInKey] = todayShortcuts.walkIn.keys;
  const room = rooms[Number(clashes > 0) + Number(!isToday)] ?? rooms[0];
  /** One button with two words, of which the width shows one: it keeps the focus when the width changes. */
  const inBoth = (long: string, short: string): ReactNode => (
    <>
      <span className={room.agents.long}>{long}</span>
      <span className={room.agents.short}>{short}</span>
    </>
  );
  return (
    // Keys are in the menu too.
    <div className="@container @max-[960px]:[&_kbd]:hidden">
      <ViewHeader
        title={
          <>
            <span className={room.day.long}>{format.dayLong(format.startOfDay(day))}</span>
            <span className={`first-letter:uppercase ${room.day.short}`}>{format.day(format.startOfDay(day))}</span>
          </>
        }
        detail={detail}
        leading={
          <span className="-ml-2 flex items-center">
            <IconButton
              label={t('keys.today.previous')}
              kbd="ArrowLeft"
              icon={<ChevronLeft size={16} aria-hidden />}
              onPress={() => onDay(addDays(day, -1))}
            />
            <IconButton
              label={t('keys.today.next')}
              kbd="ArrowRight"
              icon={<ChevronRight size={16} aria-hidden />}
              onPress={() => onDay(addDays(day, 1))}
            />
          </span>
        }
      >
        {clashes > 0 && (
          <Button icon={<AlertTriangle size={15} aria-hidden className="text-stop" />} kbd="F8" onPress={onClash}>
            <span aria-hidden className={room.clash.short}>
              {clashes}
            </span>
            <span className={room.clash.long}>{t('today.clash.count', { count: clashes })}</span>
          </Button>
        )}
        {!isToday && (
          <Button icon={<CalendarCheck size={15} aria-hidden />} onPress={() => onDay(null)}>
            <span className={room.today}>{t('shell.screen.today')}</span>
          </Button>
        )}
        <Segmented
          label={t('today.agentFilter')}
          value={shown}
          onChange={(next) => (next === 'mine' && agentId === null ? onWho() : chooseForDay({ shown: next }))}
          options={[
            { id: 'everyone', label: inBoth(t('today.everyAgent'), t('today.brief.everyone')) },
            { id: 'mine', label: inBoth(t('today.mine'), t('today.brief.mine')) },
          ]}
          arrows={agentId === null ? 'move' : 'choose'} // « Mes entretiens » then asks in a dialog who the user is
        />
        <Button
          icon={<UserPlus size={15} aria-hidden />}
          {...(walkInKey === undefined ? {} : { kbd: walkInKey })}
          onPress={onWalkIn}
        >
          <span className={room.walkIn}>{t('newApplication.title.walkIn')}</span>
        </Button>
        {menu}
      </ViewHeader>
    </div>
  );
}
