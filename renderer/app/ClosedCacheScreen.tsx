import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, classes, ConfirmDialog, Notice } from '../ui/index.ts';
import type { ClosedCache } from './opening.ts';

interface ClosedCacheScreenProps {
  readonly cache: ClosedCache;
  /** Of this Carnet. */
  readonly version: string;
  readonly onRetry: () => void;
  /** Loads the page anew. */
  readonly onReload: () => void;
  readonly onQuit: () => void;
  /** Destroys what is there; rejects when that failed. */
  readonly onStartOver: () => Promise<void>;
}

/** What helps: trying again, a page loaded anew, or an empty cache in its place. A newer Carnet's data wait for that Carnet. */
const remedies: Readonly<Record<ClosedCache['cause'], 'retry' | 'startOver' | 'reload' | null>> = {
  newerSchema: null,
  wrongKey: 'startOver',
  blocked: 'retry',
  quota: 'retry',
  closed: 'retry',
  unknownFolder: 'retry',
  storage: 'retry',
  hung: 'reload',
};

/** The cache of this workstation could not be opened: what happened, what is safe or lost, what to do. */
export function ClosedCacheScreen({ cache, version, onRetry, onReload, onQuit, onStartOver }: ClosedCacheScreenProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const { cause, seen, journalled } = cache;
  const words = { needed: seen?.writtenBy ?? t('shell.cache.newer'), own: version };
  // What cannot be read may be emptied where the journal holds what waits: damage that nothing else heals (I2).
  const isHeld = journalled !== null && cause === 'storage';
  const losing = remedies[cause] === 'startOver';
  const fate = (): string => {
    if (isHeld) return t('shell.cache.held', { count: journalled });
    return seen ? t('shell.cache.lost', { count: seen.pending }) : t('shell.cache.lostUnknown');
  };
  const said = (losing || isHeld) && <p className={classes('font-medium', !isHeld && 'text-stop')}>{fate()}</p>;
  const startOver = async (): Promise<void> => {
    setAsking(false);
    setFailed(false);
    await onStartOver().catch(() => setFailed(true)); // the disk refuses: said below, and nothing was half-destroyed
  };
  return (
    <main className="mx-auto w-[520px] pt-[20vh]">
      <Notice
        tone="ask"
        live
        title={t(`shell.cache.${cause}.what`, words)}
        actions={
          <>
            {remedies[cause] === 'reload' && <Button onPress={onReload}>{t('shell.cache.reload')}</Button>}
            {remedies[cause] === 'retry' && <Button onPress={onRetry}>{t('common.retry')}</Button>}
            {said && <Button onPress={() => setAsking(true)}>{t('shell.cache.startOver')}</Button>}
            <Button variant={losing ? 'primary' : 'secondary'} onPress={onQuit}>
              {t('shell.cache.quit')}
            </Button>
          </>
        }
      >
        {said}
        <p>{t(`shell.cache.${cause}.safe`, words)}</p>
        <p>{t(`shell.cache.${cause}.todo`, words)}</p>
        {failed && <p className="mt-2 font-medium text-stop">{t('shell.cache.notEmptied')}</p>}
      </Notice>
      <ConfirmDialog
        title={t('shell.cache.confirmTitle')}
        action={t('shell.cache.confirm')}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void startOver()}
      >
        {said}
        <p>{t('shell.cache.effect')}</p>
      </ConfirmDialog>
    </main>
  );
}
