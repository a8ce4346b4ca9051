import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { SignInNotice } from '#features/settings/SignInForm.tsx';
import { ConfirmationDialog } from '#session/ConfirmationDialog.tsx';
import { UndoQuestion } from '#session/UndoQuestion.tsx';
import { useSyncStatus } from '#stores/sync.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { Dialog } from '#ui/index.ts';
import { HelpDialog } from './help/HelpDialog.tsx';
import { OpenByNumber } from './number/OpenByNumber.tsx';
import { Palette } from './palette/Palette.tsx';
import { usePanels } from './panels.ts';
import { TourCard } from './tour/TourCard.tsx';

const close = (): void => usePanels.setState({ open: null });

/** The shell's own dialogs. */
export function Panels() {
  const { t } = useTranslation();
  const { open, number, here, after } = usePanels();
  // The chosen command runs on the screen below, once the dialog has closed and released the keys.
  useEffect(() => {
    if (open !== null || !after) return;
    usePanels.setState({ after: null });
    after();
  }, [open, after]);
  const cause = useSyncStatus(({ connection }) => signInCause(connection));
  const outbox = useOutbox();
  return (
    <>
      {open === 'palette' && <Palette here={here} />}
      {open === 'number' && <OpenByNumber {...number} onClose={close} />}
      {/* Closes once the service has accepted the password. */}
      <Dialog title={t('shell.status.signIn')} isOpen={open === 'signIn' && cause !== null} onOpenChange={close}>
        {cause && <SignInNotice atOnce cause={cause} waiting={unsentIn(outbox).length} />}
      </Dialog>
      <ConfirmationDialog />
      <UndoQuestion />
      <HelpDialog />
      <TourCard />
    </>
  );
}
