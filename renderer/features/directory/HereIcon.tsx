import { MonitorCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The content of this folder is on this workstation. What is absent bears no mark. */
export function HereIcon({ isNamed = false }: { readonly isNamed?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <MonitorCheck size={14} strokeWidth={1.6} aria-hidden className="shrink-0 text-text-3" />
      {isNamed && <span className="sr-only">{t('directory.here')}</span>}
    </>
  );
}
