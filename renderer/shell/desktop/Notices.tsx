import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { callBridge } from '#gateway/bridge.ts';
import { parseLink } from '#shared/ipc/link.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useFormat } from '#ui/index.ts';
import { useToday } from './useToday.ts';

const minute = 60_000;

/** Has the system tell what is due. Main keeps silent while the window is in front. */
export function Notices() {
  const { t } = useTranslation();
  const format = useFormat();
  const { now, interviews } = useToday();
  const { toDecide } = useOutbox();
  const wanted = usePreferences(({ notify }) => notify);
  const told = useRef(nothingTold);
  useEffect(() => {
    const next = dueNotices(
      {
        now,
        lead: wanted.interviews ? wanted.lead * minute : null,
        interviews: interviews.map(({ id, creneau }) => ({ id, at: creneau })),
        toDecide: toDecide.map(({ id }) => id),
        tellsDecisions: wanted.decisions,
      },
      told.current,
    );
    told.current = next.told;
    const tell = (due: Due): void => {
      if (due.kind === 'decisions') {
        void callBridge('desktop.notify', {
          title: t('shell.notice.decisions', { count: due.count }),
          body: t('shell.notice.decisionsBody'),
          link: null,
        });
        return;
      }
      const names = interviews
        .filter(({ id }) => due.ids.includes(id))
        .map(({ applicantName, admissionPathName }) => [applicantName, admissionPathName].filter(Boolean).join(' · '));
      const [first = ''] = due.ids;
      void callBridge('desktop.notify', {
        title: t('shell.notice.interviews', { count: due.ids.length, time: format.time(due.at) }),
        body: names.join('\n').slice(0, 400),
        link: parseLink(`carnet://file/${first}`), // null for one that is only here
      });
    };
    next.due.forEach(tell);
  }, [now, interviews, toDecide, wanted, t, format]);
  return null;
}

/** An interview of today, as far as telling about it goes. Times in epoch ms. */
interface Coming {
  readonly id: string;
  readonly at: number;
}

export interface Situation {
  readonly now: number;
  /** How long before an interview the person wants to be told, in ms; null: not at all. */
  readonly lead: number | null;
  readonly interviews: readonly Coming[];
  /** Ids of the steps that need the person. */
  readonly toDecide: readonly string[];
  readonly tellsDecisions: boolean;
}

/** What the person was told already, so that nothing is told twice. */
export interface Told {
  /** `id@at`: one that was moved is told again. */
  readonly interviews: ReadonlySet<string>;
  /** Null before the first look: what needed the person before they opened Carnet is no news. */
  readonly toDecide: ReadonlySet<string> | null;
}

export const nothingTold: Told = { interviews: new Set(), toDecide: null };

type Due =
  /** Interviews that begin at one time. */
  | { readonly kind: 'interviews'; readonly at: number; readonly ids: readonly string[] }
  | { readonly kind: 'decisions'; readonly count: number };

/** What is to be told now, and what is told from then on. Pure: whoever asks shows it, or leaves it. */
export function dueNotices(
  { now, lead, interviews, toDecide, tellsDecisions }: Situation,
  told: Told,
): { readonly due: readonly Due[]; readonly told: Told } {
  const soon = interviews.filter(({ at }) => at > now && lead !== null && at - now <= lead);
  const fresh = soon.filter((coming) => !told.interviews.has(nameOf(coming)));
  const times = [...new Set(fresh.map(({ at }) => at))].sort((a, b) => a - b);
  const before = told.toDecide;
  const asked = before === null ? [] : toDecide.filter((id) => !before.has(id));
  return {
    due: [
      ...times.map((at): Due => ({
        kind: 'interviews',
        at,
        ids: fresh.filter((each) => each.at === at).map(({ id }) => id),
      })),
      ...(tellsDecisions && asked.length > 0 ? [{ kind: 'decisions', count: asked.length } as const] : []),
    ],
    told: {
      interviews: new Set([...told.interviews, ...fresh.map(nameOf)]),
      // One that was decided and needs the person again is news again.
      toDecide: new Set(toDecide),
    },
  };
}

const nameOf = ({ id, at }: Coming): string => `${id}@${at}`;
