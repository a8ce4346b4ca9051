import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '#stores/session.ts';
import { IconButton, Notice, Progress, TextAction, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { dismissBranch, useBranchProgress } from './useBranch.ts';

export function BranchNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const commands = useCommands();
  const progress = useBranchProgress();
  if (!progress) return null;
  const { path, state, why, foldersListed, folders, failed } = progress;
  const name = path.at(-1) ?? t('folders.share');
  const again = (): void => void commands.prepare({ folders: [path] });
  if (state === 'running') {
    return (
      <div className="flex items-center gap-3 border-b border-line px-5 py-2">
        <div className="min-w-0 flex-1">
          <p className="truncate-line">
            {t('directory.branch.running', {
              name: format.quote(name),
              done: format.number(foldersListed),
              total: format.number(folders),
            })}
          </p>
          <Progress label={t('directory.branch.label', { name })} value={foldersListed} max={Math.max(1, folders)} />
        </div>
        <TextAction onPress={() => commands.stopPreparing()}>{t('directory.branch.stop')}</TextAction>
      </div>
    );
  }
  const isWhole = state === 'done' && failed.length === 0;
  const words = { name: format.quote(name), count: state === 'done' && !isWhole ? failed.length : foldersListed };
  return (
    <div className="px-5 pt-3">
      <Notice tone={isWhole ? 'ok' : 'ask'} live>
        <span className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            {t(`directory.branch.${state === 'stopped' ? 'stopped' : isWhole ? 'done' : 'inPart'}`, words)}
            {state === 'stopped' && why !== null && why !== 'person' && (
              <>
                {' '}
                <FailureText kind={why} />
              </>
            )}
          </span>
          {!isWhole && <TextAction onPress={again}>{t('directory.branch.again')}</TextAction>}
          <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={dismissBranch} />
        </span>
      </Notice>
    </div>
  );
}
