import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unsaidOf, useIncidents } from '#stores/incidents.ts';
import { go } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { Button, Loading, Notice, useCopy, useFormat, useNow } from '#ui/index.ts';
import { useSafeWords } from '#wording/useSafeWords.ts';
import { CheckLine } from '../CheckLine.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import type { HealthCheck } from './checks.ts';
import { foundLines, healthText } from './healthText.ts';
import { useHealth } from './useHealth.ts';

/** « État de Carnet »: what stopped it, and whether everything it relies on is in order. */
export function HealthScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { facts, context, checks, refresh } = useHealth();
  return (
    <SettingsPage
      title={t('common.helpTopic.health')}
      detail={facts?.main && t('health.read', { when: format.moment(facts.main.at, now) })}
      lead={t('health.lead')}
      help="health"
      actions={
        <>
          <Button
            isDisabled={checks === null}
            onPress={() => {
              if (facts && checks) copy(healthText(t, format, { facts, context }, { at: now, checks }));
            }}
          >
            {t('common.word.copy')}
          </Button>
          <Button onPress={refresh}>{t('health.again')}</Button>
          <Button onPress={() => go({ at: 'settings', part: 'support' })}>{t('common.helpTopic.support')}</Button>
        </>
      }
    >
      <IncidentNotice />
      {checks ? <Verdict checks={checks} /> : <Loading />}
      {facts && checks && (
        <ul aria-label={t('health.list')} className="mt-4 border-t border-line-soft">
          {checks.map(({ id, state, advice }) => (
            <CheckLine
              key={id}
              id={id}
              state={state}
              word={t(`health.state.${state}`)}
              title={t(`health.check.${id}`)}
              found={foundLines(t, format, { facts, context }, id).map((line) => (
                <p key={line}>{line}</p>
              ))}
              advice={advice && t('health.todo', { todo: t(`health.advice.${advice}`) })}
            />
          ))}
        </ul>
      )}
    </SettingsPage>
  );
}

/** Whether anything needs attention. */
function Verdict({ checks }: { readonly checks: readonly HealthCheck[] }) {
  const { t } = useTranslation();
  const count = checks.filter(({ state }) => state === 'warning' || state === 'failed').length;
  const isFailed = checks.some(({ state }) => state === 'failed');
  return (
    <Notice tone={isFailed ? 'ask' : count > 0 ? 'wait' : 'ok'} title={t('health.verdict', { count })}>
      {t(count > 0 ? 'health.verdictMore' : 'health.fineMore')}
    </Notice>
  );
}

/** What the user had not read when the page opened: what happened, what is safe, what to do (S15). */
function IncidentNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { markIncidentsSaid } = useCommands();
  const [unsaid] = useState(() => unsaidOf(useIncidents.getState()));
  const safe = useSafeWords();
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
        actions={
          <Button onPress={() => go({ at: 'settings', part: 'support' })}>{t('common.helpTopic.support')}</Button>
        }
        title={unsaid.length === 1 ? t(`shell.incident.what.${last.kind}`) : t('health.incident.several')}
      >
        {unsaid.length > 1 && (
          <ul className="list-disc pl-4">
            {unsaid.map(({ kind, at }) => (
              <li key={`${kind} ${at}`}>
                {t('health.incident.at', { when: format.moment(at, now), what: t(`shell.incident.what.${kind}`) })}
              </li>
            ))}
          </ul>
        )}
        <p>{safe(last.at)}</p>
        <p>{t(`health.incident.todo.${last.kind}`)}</p>
      </Notice>
    </div>
  );
}
