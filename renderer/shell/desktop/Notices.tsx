import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { callBridge } from '#gateway/bridge.ts';
import { usePreferences } from '#stores/preferences.ts';
import { placeOfExpected } from '#timeGrid/appearance/expected.ts';
import { useFormat } from '#ui/index.ts';
import { useToday } from './useToday.ts';

const minute = 60_000;

/** Sends the notifications that are due. Main shows none while the window has the focus. */
export function Notices() {
  const { t } = useTranslation();
  const format = useFormat();
  const { now, interviews } = useToday();
  const { toDecide } = useOutbox();
  const wanted = usePreferences(({ notify }) => notify);
  const notified = useRef(nothingNotified);
  useEffect(() => {
    const next = dueNotices(
      {
        now,
        lead: wanted.interviews ? wanted.lead * minute : null,
        interviews: interviews.map(({ id, creneau }) => ({ id, at: creneau })),
        toDecide: toDecide.map(({ id }) => id),
        tellsDecisions: wanted.decisions,
      },
      notified.current,
    );
    notified.current = next.notified;
    const tell = (due: Due): void => {
      if (due.kind === 'decisions') {
        void callBridge('desktop.notify', {
          title: t('shell.notice.decisions', { count: due.count }),
          body: t('shell.notice.decisionsBody'),
          link: null,
        });
        return;
      }
      const those = interviews.filter(({ id }) => due.ids.includes(id));
      const names = those.map(({ applicantName, admissionPathName }) =>
        [applicantName, admissionPathName].filter(Boolean).join(' · '),
      );
      const [first] = those;
      void callBridge('desktop.notify', {
        title: t('shell.notice.interviews', { count: due.ids.length, time: format.time(due.at) }),
        body: names.join('\n').slice(0, 400),
        link: first ? placeOfExpected(first) : null,
      });
    };
    next.due.forEach(tell);
  }, [now, interviews, toDecide, wanted, t, format]);
  return null;
}

/** What a notification needs of one of today's interviews. Times in epoch ms. */
interface Coming {
  readonly id: string;
  readonly at: number;
}

export interface Situation {
  readonly now: number;
  /** How long before an interview the user wants a notification, in ms; null: none. */
  readonly lead: number | null;
  readonly interviews: readonly Coming[];
  readonly toDecide: readonly string[];
  readonly tellsDecisions: boolean;
}

/** What the user was already notified of, so that nothing is notified twice. */
export interface Notified {
  /** `id@at`: an interview that was moved is notified again. */
  readonly interviews: ReadonlySet<string>;
  /** Null before the first call: what needed a decision before Carnet was opened is not notified. */
  readonly toDecide: ReadonlySet<string> | null;
}

export const nothingNotified: Notified = { interviews: new Set(), toDecide: null };

type Due =
  /** Interviews that begin at the same time. */
  | { readonly kind: 'interviews'; readonly at: number; readonly ids: readonly string[] }
  | { readonly kind: 'decisions'; readonly count: number };

/** The notifications that are due, and what has been notified including them. Pure. */
export function dueNotices(
  { now, lead, interviews, toDecide, tellsDecisions }: Situation,
  notified: Notified,
): { readonly due: readonly Due[]; readonly notified: Notified } {
  const soon = interviews.filter(({ at }) => at > now && lead !== null && at - now <= lead);
  const fresh = soon.filter((coming) => !notified.interviews.has(nameOf(coming)));
  const times = [...new Set(fresh.map(({ at }) => at))].sort((a, b) => a - b);
  const before = notified.toDecide;
  const newToDecide = before === null ? [] : toDecide.filter((id) => !before.has(id));
  return {
    due: [
      ...times.map((at): Due => ({
        kind: 'interviews',
        at,
        ids: fresh.filter((each) => each.at === at).map(({ id }) => id),
      })),
      ...(tellsDecisions && newToDecide.length > 0 ? [{ kind: 'decisions', count: newToDecide.length } as const] : []),
    ],
    notified: {
      interviews: new Set([...notified.interviews, ...fresh.map(nameOf)]),
      // A step that was decided and needs another decision is notified again.
      toDecide: new Set(toDecide),
    },
  };
}

const nameOf = ({ id, at }: Coming): string => `${id}@${at}`;
