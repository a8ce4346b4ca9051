import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { callBridge } from '#gateway/bridge.ts';
import { parseLink } from '#shared/ipc/link.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useFormat } from '#ui/index.ts';
import { dueNotices, nothingTold } from './notices.ts';
import type { Due } from './notices.ts';
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
        .map(({ applicantName, pathName }) => [applicantName, pathName].filter(Boolean).join(' · '));
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
