import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxCounts } from '#cache/queries/hooks.ts';
import { useCommand } from '#stores/commit.ts';
import { useSession } from '#stores/session.ts';
import { useSharedPc } from '#stores/sharedPc.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, Dialog, Notice } from '#ui/index.ts';
import { answerClosing, stay, useClosing } from './closing.ts';

/** A field that was left a moment ago has stored its change by then. */
const settledMs = 300;

/**
 * Closes a shared workstation that wipes itself (S17): after the user's choice where something waits; ends by itself
 * once all has left.
 */
export function ClosingDialog() {
  const asked = useClosing((closing) => closing.asked);
  return asked > 0 && <Closing key={asked} />;
}

function Closing() {
  const { t } = useTranslation();
  const waiting = useOutboxCounts().unsent;
  const isPractice = useSession(({ open }) => open?.profile.practice === true);
  /** The user no longer shares the workstation, or practises: there is nothing to wipe. */
  const isUsual = !useSharedPc() || isPractice;
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [isSettled, setSettled] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  const leave = useCommand(async (commands) => {
    try {
      const { wipes } = await commands.signOut(true);
      if (!wipes) answerClosing('asUsual');
      return true;
    } catch {
      setFailed(true); // the key could not be destroyed: nothing was wiped
      return false;
    }
  });
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isSettled || hasLeft.current || hasFailed) return;
    if (isUsual) answerClosing('asUsual');
    else if (waiting === 0) {
      hasLeft.current = true;
      void leave();
    }
  }, [isSettled, isUsual, waiting, hasFailed, leave]);
  if (!isSettled || isUsual || (waiting === 0 && !hasFailed)) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t('stopped.closing.title', { count: waiting })}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onPress={() => void leave()}>
            {t(waiting > 0 ? 'stopped.closing.lose' : 'common.retry')}
          </Button>
          <Button onPress={() => answerClosing('kept')}>{t('stopped.closing.keep')}</Button>
          <Button
            variant="primary"
            // The answer that changes nothing has the focus.
            autoFocus
            onPress={stay}
          >
            {t('stopped.closing.stay')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-text-2">
        <p>{t('stopped.closing.shared')}</p>
        {waiting > 0 && <p>{t(isOffline ? 'stopped.closing.offline' : 'stopped.closing.online')}</p>}
        <p>{t('stopped.closing.kept')}</p>
        {hasFailed && <Notice tone="stop" live title={t('stopped.closing.failed')} />}
      </div>
    </Dialog>
  );
}
