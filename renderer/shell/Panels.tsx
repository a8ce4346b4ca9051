import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxCounts } from '#cache/queries/hooks.ts';
import { SignInNotice } from '#features/settings/SignInForm.tsx';
import { ProxyForm } from '#forms/ProxyForm.tsx';
import { withWords } from '#i18n/index.ts';
import { OpenedRow } from '#pages/row/OpenedRow.tsx';
import { FolderOf } from '#parts/folders/FolderOf.tsx';
import { ConfirmationDialog } from '#session/ConfirmationDialog.tsx';
import { proxyCalls } from '#session/mainCalls.ts';
import { UndoQuestion } from '#session/UndoQuestion.tsx';
import { UndoToast } from '#session/UndoToast.tsx';
import type { SignInKind } from '#shared/failures/failure.ts';
import { requestedAgain, useCommand } from '#stores/commit.ts';
import { useHelp } from '#stores/help.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useTour } from '#stores/tour.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { Dialog, later, OpeningDialog, useFetched } from '#ui/index.ts';
import { StoryKey } from './HistoryShortcut.tsx';
import { NumberDialog } from './number/NumberDialog.tsx';
import { Palette } from './palette/Palette.tsx';
import { usePanels } from './panels.ts';

/** In scripts of their own: few starts need them. */
const HelpDialog = later(
  async () => (await withWords(import('./help/HelpDialog.tsx'), 'help')).HelpDialog,
  OpeningDialog,
);

const TourCard = later(async () => (await withWords(import('./tour/TourCard.tsx'), 'tour')).TourCard);

const close = (): void => usePanels.setState({ open: null });

export function Panels() {
  const { t } = useTranslation();
  const { open, number, here, after } = usePanels();
  const [proxyUser, setProxyUser] = useState('');
  const isTouring = useTour(({ topic }) => topic !== null);
  const isHelpOpen = useHelp(({ tab }) => tab !== null);
  useFetched(HelpDialog);
  // The chosen command runs on the screen below, once the dialog has closed and released the keys.
  useEffect(() => {
    if (open !== null || !after) return;
    usePanels.setState({ after: null });
    requestedAgain();
    after();
  }, [open, after]);
  const cause = useSyncStatus(({ connection }) => signInCause(connection));
  const retry = useCommand((commands) => commands.retry());
  return (
    <>
      {open === 'palette' && <Palette here={here} />}
      {open === 'number' && <NumberDialog {...number} onClose={close} />}
      {/* Closes once the service has accepted the password. */}
      <Dialog title={t('shell.status.signIn')} isOpen={open === 'signIn' && cause !== null} onClose={close}>
        {cause && <SignIn cause={cause} />}
      </Dialog>
      <Dialog title={t('proxy.title')} isOpen={open === 'proxy'} onClose={close}>
        <ProxyForm
          calls={proxyCalls}
          user={proxyUser}
          onUser={setProxyUser}
          onDone={() => {
            close();
            void retry();
          }}
        />
      </Dialog>
      <ConfirmationDialog />
      <UndoQuestion />
      <UndoToast />
      <StoryKey />
      {isHelpOpen && <HelpDialog.Component />}
      <FolderOf />
      <OpenedRow />
      {isTouring && <TourCard.Component />}
    </>
  );
}

function SignIn({ cause }: { readonly cause: SignInKind }) {
  return <SignInNotice atOnce cause={cause} waiting={useOutboxCounts().unsent} />;
}
