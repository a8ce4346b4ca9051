import { ArrowLeft, ArrowRight, CircleQuestionMark, Search, WifiOff } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useOutboxCounts, useOutboxNow } from '#cache/queries/hooks.ts';
import { openHelp } from '#stores/help.ts';
import { decideOn, goBack, goForward, useTrail } from '#stores/place.ts';
import { useConnection } from '#stores/sync.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { classes, IconButton, Kbd, Mark, useFormat, useNow } from '#ui/index.ts';
import { openPalette, usePanels } from './panels.ts';

export function TopBar() {
  return (
    <header className="col-span-2 flex items-center gap-2 border-b border-line px-4 max-[479.98px]:px-2">
      <span
        aria-hidden
        className="flex size-5 items-center justify-center rounded-chip bg-accent text-help font-bold text-on-accent max-[479.98px]:hidden"
      >
        C
      </span>
      <span className="ml-0.5 font-bold max-[699.98px]:sr-only">Carnet</span>
      <div className="ml-2 flex min-w-0 flex-1 items-center gap-1 max-[479.98px]:ml-0 max-[479.98px]:min-w-[105px] min-[1100px]:ml-[92px]">
        <HistoryButtons />
        <SearchButton />
      </div>
      <div className="ml-auto flex min-w-0 shrink-0 items-center gap-2 max-[479.98px]:shrink">
        <ToDecide />
        <ConnectionPill />
        <HelpButton />
      </div>
    </header>
  );
}

function HelpButton() {
  const { t } = useTranslation();
  return (
    <span className="flex" data-tour="help">
      <IconButton
        label={t('shell.help')}
        kbd="?"
        icon={<CircleQuestionMark size={16} strokeWidth={1.75} aria-hidden />}
        onPress={() => openHelp('signs')}
      />
    </span>
  );
}

function HistoryButtons() {
  const { t } = useTranslation();
  const { canGoBack, canGoForward } = useTrail();
  return (
    <span className="flex shrink-0">
      <IconButton
        label={t('keys.app.back')}
        kbd="alt+ArrowLeft"
        icon={<ArrowLeft size={16} aria-hidden />}
        isDisabled={!canGoBack}
        onPress={goBack}
      />
      <IconButton
        label={t('keys.app.forward')}
        kbd="alt+ArrowRight"
        icon={<ArrowRight size={16} aria-hidden />}
        isDisabled={!canGoForward}
        onPress={goForward}
      />
    </span>
  );
}

/** Looks like the field that it opens. */
function SearchButton() {
  const { t } = useTranslation();
  return (
    <Button
      data-tour="search"
      onPress={openPalette}
      className="ml-2 flex h-[30px] w-[440px] min-w-0 max-[479.98px]:ml-0 items-center gap-2 rounded-button border border-control bg-surface pr-1.5 pl-2.5 text-left text-text-3 data-hovered:bg-hover"
    >
      <Search size={15} aria-hidden className="shrink-0" />
      <span className="truncate-line flex-1">{t('shell.search.placeholder')}</span>
      <span className="max-[699.98px]:hidden">
        <Kbd keys="mod+k" />
      </span>
    </Button>
  );
}

const pill =
  'inline-flex h-[26px] items-center gap-1.5 rounded-full border bg-surface px-3 text-help font-medium whitespace-nowrap max-[479.98px]:px-2';

/** Red, and only shown above 0: the only strong colour of the frame. Opens the first of them. */
function ToDecide() {
  const { t } = useTranslation();
  const count = useOutboxCounts().toDecide;
  const outboxNow = useOutboxNow();
  if (count === 0) return null;
  return (
    <Button
      className={`${pill} border-stop/40 text-stop data-hovered:bg-stop-soft`}
      onPress={() => decideOn(outboxNow().toDecide[0]?.id ?? null)}
    >
      <Mark state="conflict" label="" />
      {t('common.word.countToDecide', { count })}
    </Button>
  );
}

function ConnectionPill() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const connection = useConnection();
  const cause = signInCause(connection);
  const signIn = cause && cause !== 'locked' && (
    <Button
      className={`${pill} min-w-0 border-dashed border-ask text-ask data-hovered:bg-ask-soft`}
      onPress={() => usePanels.setState({ open: 'signIn' })}
    >
      <span className="truncate-line">{t('shell.connection.signIn')}</span>
    </Button>
  );
  // A service that refused the password is reachable; where no password is known, nothing was requested from it.
  const state = cause !== 'password' && (
    <output
      data-tour="connection"
      className={classes(
        pill,
        'font-medium',
        connection.kind === 'online' ? 'border-line' : 'border-dashed border-control',
      )}
    >
      {connection.kind === 'online' && <Mark state="verified" label="" />}
      {connection.kind === 'offline' && <WifiOff size={14} aria-hidden className="text-text-2" />}
      {/* Where there is no room for them, the words are in the status bar. */}
      <span className="max-[479.98px]:sr-only">
        {connection.kind === 'offline'
          ? t('shell.connection.offline', { time: format.bound(connection.since, now) })
          : t(`shell.connection.${connection.kind}`)}
      </span>
    </output>
  );
  return (
    <>
      {state}
      {signIn}
    </>
  );
}
