import { Clock, Copy, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '../../cache/queries/views.ts';
import { Button, Mark, Pill, showToast, useFormat } from '../../ui/index.ts';

interface NextInterviewProps {
  readonly interview: InterviewView;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onMove: () => void;
}

/** What comes next, readable from a step away. */
export function NextInterview({ interview, now, onOpen, onMove }: NextInterviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { creneau, applicantName, pathName, agentName, stateName, mail, mark } = interview;
  const wait = creneau - now;
  return (
    <section aria-label={t('today.next')} className="mb-3 rounded-hero border border-line bg-canvas px-[18px] py-4">
      <div className="flex gap-4">
        <div className="w-[120px] shrink-0">
          <time className="block text-hour font-bold">{format.time(creneau)}</time>
          <span className="text-help font-medium text-accent">
            {wait < 60_000 ? t('today.now') : t('today.in', { duration: format.duration(wait) })}
          </span>
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="selectable truncate-line flex items-center gap-2 text-subject font-bold leading-[34px]">
            {applicantName}
            {mark && <Mark state={mark} />}
          </h2>
          <p className="truncate-line text-text-2">{[pathName, agentName ?? t('today.noAgent')].filter(Boolean).join(' · ')}</p>
        </div>
        {stateName && <Pill tone="neutral">{stateName}</Pill>}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button variant="primary" icon={<FolderOpen size={15} aria-hidden />} onPress={onOpen}>
          {t('today.open')}
        </Button>
        <Button kbd="h" icon={<Clock size={15} aria-hidden />} onPress={onMove}>
          {t('today.move')}
        </Button>
        {mail !== null && (
          <Button
            icon={<Copy size={15} aria-hidden />}
            onPress={() => void navigator.clipboard.writeText(mail).then(() => showToast(t('common.copied')))}
          >
            {t('today.copyMail')}
          </Button>
        )}
      </div>
    </section>
  );
}
