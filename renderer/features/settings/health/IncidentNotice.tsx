import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { unsaidOf, useIncidents } from '#stores/incidents.ts';
import { useCommands } from '#stores/session.ts';
import { openSupport } from '#stores/view.ts';
import { Button, Notice, useFormat, useNow } from '#ui/index.ts';

/** What the user had not read when the page opened: what happened, what is safe, what to do (S15). */
export function IncidentNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { markIncidentsSaid } = useCommands();
  const [unsaid] = useState(() => unsaidOf(useIncidents.getState()));
  const count = unsentIn(useOutbox()).length;
  useEffect(() => {
    if (unsaid.length > 0) void markIncidentsSaid();
  }, [unsaid, markIncidentsSaid]);
  const last = unsaid.at(-1);
  if (last === undefined) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="ask"
        icon={<CircleAlert size={16} aria-hidden />}
        actions={<Button onPress={openSupport}>{t('health.support.open')}</Button>}
        title={unsaid.length === 1 ? t(`health.incident.what.${last.kind}`) : t('health.incident.several')}
      >
        {unsaid.length > 1 && (
          <ul className="list-disc pl-4">
            {unsaid.map(({ kind, at }) => (
              <li key={`${kind} ${at}`}>{`${format.moment(at, now)}\u00A0: ${t(`health.incident.what.${kind}`)}`}</li>
            ))}
          </ul>
        )}
        <p>{t('health.incident.safe', { count })}</p>
        <p>{t(`health.incident.todo.${last.kind}`)}</p>
      </Notice>
    </div>
  );
}
