import { WifiOff } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '../cache/queries/hooks.ts';
import { useSyncStatus } from '../stores/sync.ts';
import { useView } from '../stores/view.ts';
import { classes, Mark, useFormat, useNow } from '../ui/index.ts';
import { usePanels } from './panels.ts';

export function TopBar() {
  return (
    <header className="col-span-2 flex items-center gap-2 border-b border-line pr-4 pl-4">
      <span aria-hidden className="flex size-5 items-center justify-center rounded-chip bg-accent text-help font-bold text-on-accent">
        C
      </span>
      <span className="ml-0.5 font-bold">Carnet</span>
      <div className="ml-auto flex items-center gap-2">
        <ToDecide />
        <ConnectionPill />
      </div>
    </header>
  );
}

const pill = 'inline-flex h-[26px] items-center gap-1.5 rounded-full border bg-surface px-3 text-help font-medium whitespace-nowrap';

/** Red, and only there above 0: the one loud thing of the frame. */
function ToDecide() {
  const { t } = useTranslation();
  const count = useOutbox().toDecide.length;
  if (count === 0) return null;
  return (
    <Button className={`${pill} border-stop/40 text-stop data-hovered:bg-stop-soft`} onPress={() => useView.setState({ area: 'outbox' })}>
      <Mark state="conflict" label="" />
      {t('shell.toDecide', { count })}
    </Button>
  );
}

function ConnectionPill() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const connection = useSyncStatus((status) => status.connection);
  if (connection.kind === 'offline' && connection.cause === 'password') {
    return (
      <Button
        className={`${pill} border-dashed border-ask text-ask data-hovered:bg-ask-soft`}
        onPress={() => usePanels.setState({ open: 'signIn' })}
      >
        {t('shell.connection.signIn')}
      </Button>
    );
  }
  return (
    <output className={classes(pill, 'font-medium', connection.kind === 'online' ? 'border-line' : 'border-dashed border-control')}>
      {connection.kind === 'online' && <Mark state="verified" label="" />}
      {connection.kind === 'offline' && <WifiOff size={14} aria-hidden className="text-text-2" />}
      {connection.kind === 'offline'
        ? t('shell.connection.offline', { time: format.moment(connection.since, now) })
        : t(`shell.connection.${connection.kind}`)}
    </output>
  );
}
