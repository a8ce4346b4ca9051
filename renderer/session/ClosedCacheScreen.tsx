import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, classes, ConfirmDialog, useFormat } from '#ui/index.ts';
import type { ClosedCache } from './closedCache.ts';
import { StoppedScreen } from './StoppedScreen.tsx';

interface ClosedCacheScreenProps {
  readonly cache: ClosedCache;
  /** Of this Carnet. */
  readonly version: string;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onQuit: () => void;
  /** False when the user cancelled; rejects when the disk refused. */
  readonly onSave: (name: string) => Promise<boolean>;
  /** Empties the cache; rejects when that failed. */
  readonly onStartOver: () => Promise<void>;
}

interface Remedy {
  readonly first: 'retry' | 'reload' | null;
  /** No Carnet can ever open it again: it can be emptied, once the user confirms. */
  readonly mayStartOver: boolean;
}

const again: Remedy = { first: 'retry', mayStartOver: false };
/** The remedy: trying again, a new page, or an empty cache. A newer Carnet's data wait for that Carnet. */
const remedies: Readonly<Record<ClosedCache['cause'], Remedy>> = {
  newerSchema: { first: null, mayStartOver: false },
  wrongKey: { first: null, mayStartOver: true },
  blocked: again,
  quota: again,
  closed: again,
  unknownFolder: again,
  storage: { first: 'retry', mayStartOver: true },
  hung: { first: 'reload', mayStartOver: false },
};

/** The cache of this workstation could not be opened: what happened, what is safe or lost, what to do. */
export function ClosedCacheScreen({
  cache,
  version,
  onRetry,
  onReload,
  onQuit,
  onSave,
  onStartOver,
}: ClosedCacheScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [says, setSays] = useState<'notEmptied' | 'notSaved' | 'saved' | null>(null);
  const { cause, seen, journalled, readable, isAlone } = cache;
  const { first, mayStartOver } = remedies[cause];
  const words = { needed: seen?.writtenBy ?? t('stopped.cache.newer'), own: version };
  // An unreadable cache may be emptied without a loss where the journal holds the pending changes (I2).
  const isJournalled = journalled !== null && mayStartOver;
  const canSave = readable.length > 0 && !isJournalled;
  const isAllReadable = seen !== null && seen.pending <= readable.length;
  const fate = (): string => {
    if (isJournalled) return t('stopped.cache.held', { count: journalled });
    if (canSave) return t(isAllReadable ? 'stopped.cache.allReadable' : 'stopped.cache.lostOthers');
    return seen ? t('stopped.cache.lost', { count: seen.pending }) : t('stopped.cache.lostUnknown');
  };
  const said = (
    <p className={classes('font-medium', !isJournalled && !(canSave && isAllReadable) && 'text-stop')}>{fate()}</p>
  );
  const startOver = async (): Promise<void> => {
    setSays(null);
    await onStartOver().catch(() => setSays('notEmptied')); // the disk refuses: shown below, and nothing was half-destroyed
  };
  const save = async (): Promise<void> => {
    const name = `${t('shell.changesFile', { day: format.dayOf(Date.now()) })}.json`;
    try {
      setSays((await onSave(name)) ? 'saved' : null);
    } catch {
      setSays('notSaved'); // shown to the user, and what can be read is still there
    }
  };
  // The safest action first; never the one that empties the cache.
  const actions = [
    first !== null && {
      id: first,
      label: t(first === 'retry' ? 'common.retry' : 'shell.status.reload'),
      onPress: first === 'retry' ? onRetry : onReload,
    },
    canSave && { id: 'save', label: t('stopped.cache.save', { count: readable.length }), onPress: () => void save() },
    { id: 'quit', label: t('stopped.cache.quit'), onPress: onQuit },
    mayStartOver && { id: 'startOver', label: t('stopped.cache.startOver'), onPress: () => setAsking(true) },
  ].filter((action) => action !== false);
  return (
    <>
      <StoppedScreen
        title={t(`stopped.cache.${cause}.what`, words)}
        actions={
          <>
            {actions.map(({ id, label, onPress }, at) => (
              <Button key={id} variant={at === 0 ? 'primary' : 'secondary'} onPress={onPress}>
                {label}
              </Button>
            ))}
          </>
        }
      >
        {(cause === 'wrongKey' || isJournalled) && said}
        {canSave && <p className="font-medium">{t('stopped.cache.readable', { count: readable.length })}</p>}
        <p>{t(`stopped.cache.${cause}.safe`, words)}</p>
        {says && (
          <p className={classes('mt-1 font-medium', says !== 'saved' && 'text-stop')}>{t(`stopped.cache.${says}`)}</p>
        )}
      </StoppedScreen>
      <ConfirmDialog
        title={t('stopped.cache.confirmTitle')}
        action={t('stopped.cache.confirm')}
        isOpen={asking}
        onAnswer={(isAgreed) => {
          setAsking(false);
          if (isAgreed) void startOver();
        }}
      >
        {said}
        {canSave && says !== 'saved' && (
          <p className="font-medium text-stop">{t('stopped.cache.saveFirst', { count: readable.length })}</p>
        )}
        <p>{t('stopped.cache.loses')}</p>
        {!isAlone && <p>{t('stopped.cache.losesOthers')}</p>}
        <p>{t('stopped.cache.keeps')}</p>
      </ConfirmDialog>
    </>
  );
}
