import { useTranslation } from 'react-i18next';
import {
  useChangedApplications,
  useChangedEvents,
  useChangesOfDay,
  useLastChange,
} from '#cache/queries/receivedChanges.ts';
import type { Place } from '#shared/ipc/place.ts';
import { addMonths } from '#shared/text/when/civil.ts';
import { applicationList, eventList, showChangedToday, useFilters } from '#stores/lists.ts';
import { go } from '#stores/place.ts';
import { useIsHidden } from '#stores/policy.ts';
import { useScreenActions } from '#stores/screenActions.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { TextAction, useFormat, useNow } from '#ui/index.ts';
import { receivedWords } from '#wording/receivedWords.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';

/** Of a day, YYYY-MM-DD; those of two days differ by the months between them. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

function openApplications(): void {
  if (!go({ at: 'rows', entity: 'Dossier', week: undefined })) return;
  useFilters.setState({ isEveryCampus: true });
  showChangedToday(applicationList);
}

/** `day`: of their month; null for this one. */
function openEvents(day: string | null): void {
  if (!go({ at: 'calendar', day, of: null, selected: null })) return;
  useView.setState({ calendarView: 'list' });
  showChangedToday(eventList);
}

/** As many changes of the day are said in words; the others are counted. */
const most = 3;

/** Of this day in words, of others how many, with the way there; below the lines, so that none moves. */
export function ReceivedChanges() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const times = { from: format.startOfDay(today), to: format.endOfDay(today) };
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const begins = useChangedEvents(campusId, times);
  const last = useLastChange(campusId, times);
  const { here, gone } = useChangedApplications(times);
  const wording = useWording(useNames());
  const changes = useChangesOfDay(campusId, times, times).slice(0, most);
  const hidden = { calendar: useIsHidden('calendar'), people: useIsHidden('people') };
  const months = Map.groupBy(begins, (begin) => monthNumber(format.dayOf(begin)) - monthNumber(today));
  const parts = [
    ...changes.map(({ entity, id, name, begin, isNew, members }) => {
      const words =
        isNew && begin !== null
          ? [t('summary.received.isNew', { time: format.time(begin) })]
          : receivedWords(entity, members, wording);
      const place: Place =
        entity === 'Dossier'
          ? { at: 'row', entity, id }
          : { at: 'calendar', day: begin === null ? null : format.dayOf(begin), of: null, selected: id };
      return {
        id: `${entity}/${id}`,
        text: t('summary.received.member', { label: name || t('common.unnamed'), change: words.join(', ') }),
        open: hidden[entity === 'Dossier' ? 'people' : 'calendar'] ? null : () => void go(place),
      };
    }),
    ...[...months]
      .toSorted(([a], [b]) => a - b)
      .map(([by, { length: count }]) => ({
        id: `month${by}`,
        text: t('today.changed.events', { count, month: format.relative(by, 'month') }),
        open: hidden.calendar ? null : () => openEvents(by === 0 ? null : `${addMonths(today, by).slice(0, 7)}-01`),
      })),
    ...(here > 0
      ? [
          {
            id: 'applications',
            text: t('today.changed.applications', { count: here }),
            open: hidden.people ? null : openApplications,
          },
        ]
      : []),
    ...(gone > 0 ? [{ id: 'gone', text: t('today.changed.gone', { count: gone }), open: null }] : []),
  ];
  const title = t('today.changed.received', { time: format.time(last) });
  useScreenActions(() =>
    parts.flatMap(({ id, text, open }) => (open ? { id: `changed/${id}`, text: `${title} ${text}`, run: open } : [])),
  );
  if (parts.length === 0) return null;
  return (
    <p className="flex shrink-0 flex-wrap gap-x-3 border-t border-line px-5 py-2 text-help text-text-3">
      {title}
      {parts.map(({ id, text, open }) =>
        open ? (
          <TextAction key={id} onPress={open}>
            {text}
          </TextAction>
        ) : (
          <span key={id}>{text}</span>
        ),
      )}
    </p>
  );
}
