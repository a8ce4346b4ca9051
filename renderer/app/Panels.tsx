import { useTranslation } from 'react-i18next';
import { useOutbox } from '../cache/queries/hooks.ts';
import { SignInNotice } from '../features/settings/SignInNotice.tsx';
import { useSyncStatus } from '../stores/sync.ts';
import { Dialog } from '../ui/index.ts';
import { usePanels } from './panels.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { YesDialog } from './YesDialog.tsx';

const close = (): void => usePanels.setState({ open: null });

/** The shell's own dialogs. */
export function Panels() {
  const { t } = useTranslation();
  const open = usePanels((panels) => panels.open);
  const refused = useSyncStatus(({ connection }) => connection.kind === 'offline' && connection.cause === 'password');
  const { waiting, toDecide } = useOutbox();
  return (
    <>
      <Dialog title={t('shell.shortcuts.title')} width="lg" isText isOpen={open === 'shortcuts'} onOpenChange={close}>
        <ShortcutSheet />
      </Dialog>
      {/* Goes by itself once the service has accepted the password. */}
      <Dialog title={t('shell.status.signIn')} isOpen={open === 'signIn' && refused} onOpenChange={close}>
        <SignInNotice atOnce waiting={waiting.length + toDecide.length} />
      </Dialog>
      <YesDialog />
    </>
  );
}
