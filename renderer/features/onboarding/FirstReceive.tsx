import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { startTour, useTourTopics } from '#stores/tour.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, classes, LoadingAfter, Mark, Progress, useFormat } from '#ui/index.ts';
import { VocabularyNotice } from '#wording/VocabularyNotice.tsx';
import { Frame } from './Frame.tsx';

/** What an interview day needs, in order of importance. */
const sets = [
  { entity: 'Planification' },
  { entity: 'Dossier' },
  { entity: 'Candidat' },
  { entity: 'Directory', path: [] },
  { entity: 'Agent' },
] as const satisfies readonly PullRequest[];

interface FirstReceiveProps {
  /** Nobody else has this service on this workstation: who sets it up answers for the school. */
  readonly isFirstPerson: boolean;
  readonly onDone: () => void;
}

/** The third step: the progress of the first download, which continues in the background. */
export function FirstReceive({ isFirstPerson, onDone }: FirstReceiveProps) {
  const { t } = useTranslation();
  const topics = useTourTopics();
  const form = useForm({ onSave: onDone });
  const start = useRef<HTMLSpanElement>(null);
  const offline = useSyncStatus(({ connection }) => (connection.kind === 'offline' ? connection.cause : null));
  return (
    <Frame step={3} title={t('onboarding.receive.title')} lead={t('onboarding.receive.lead')}>
      <ul aria-label={t('onboarding.receive.lists')}>
        {sets.map((request) => (
          <Line key={request.entity} request={request} />
        ))}
      </ul>
      {isFirstPerson && (
        <VocabularyNotice isAskedOnce onAnswered={() => start.current?.querySelector('button')?.focus()} />
      )}
      <EnterForm form={form} className="flex items-center gap-3">
        <span ref={start}>
          <Button variant="primary" type="submit">
            {t('onboarding.receive.start')}
          </Button>
        </span>
        <Button
          variant="quiet"
          onPress={() => {
            startTour();
            onDone();
          }}
        >
          {t('onboarding.receive.tour', { count: topics.length })}
        </Button>
      </EnterForm>
      {/* Room for its longest words: the buttons stay where they are. */}
      <output className={classes('min-h-[51px] text-help', offline ? 'text-text-2' : 'text-text-3')}>
        {offline
          ? `${t(`common.failure.${offline}`)} ${t('onboarding.receive.later')}`
          : t('onboarding.receive.goesOn')}
      </output>
    </Frame>
  );
}

function Line({ request }: { readonly request: PullRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus((sync) => sync.pulls[requestKey(request)]);
  const failure = useSyncStatus((sync) => sync.pullFailures[requestKey(request)]);
  const label = namesOf(request.entity, format.language).other;
  const received = running?.received ?? last?.received ?? 0;
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-soft last:border-0">
      <span className="flex w-4 shrink-0">{last && !running && <Mark state="verified" label="" />}</span>
      <span className="mr-auto max-w-1/2 shrink-0">{label}</span>
      {running && (
        <span className="w-24 shrink-0">
          <LoadingAfter>
            <Progress label={label} />
          </LoadingAfter>
        </span>
      )}
      {/* A reason has up to two lines, for which there is space. */}
      <span className="min-w-0 text-right text-help text-text-3">
        {failure && !running
          ? t(`common.failure.${failure}`)
          : last || running
            ? t('common.word.received', { count: received, received: format.number(received) })
            : t('onboarding.receive.waits')}
      </span>
    </li>
  );
}
