import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '../stores/sync.ts';
import { Dialog } from '../ui/index.ts';
import { usePanels } from './panels.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const close = (): void => usePanels.setState({ open: null });

/** The shell's own dialogs. */
export function Panels() {
  const { t } = useTranslation();
  const open = usePanels((panels) => panels.open);
  const damaged = useSyncStatus((status) => status.damaged);
  return (
    <>
      <Dialog title={t('shell.shortcuts.title')} width="lg" isOpen={open === 'shortcuts'} onOpenChange={close}>
        <ShortcutSheet />
      </Dialog>
      <Dialog title={t('shell.damaged.title')} isOpen={open === 'damaged'} onOpenChange={close}>
        <p className="mb-3 text-text-2">{t('shell.damaged.intro')}</p>
        <ul className="selectable text-help">
          {damaged.map(({ table, key, reason }) => (
            <li key={`${table}/${key}`} className="border-t border-line-soft py-1.5">
              {t('shell.damaged.record', { table, key })}
              <span className="block text-text-3">{reason}</span>
            </li>
          ))}
        </ul>
      </Dialog>
      {open === 'signIn' && <SignInDialog onClose={close} />}
    </>
  );
}
