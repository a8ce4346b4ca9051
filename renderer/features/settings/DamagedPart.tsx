import { useTranslation } from 'react-i18next';
import { SettingsSection } from './SettingsSection.tsx';

interface DamagedPartProps {
  readonly damaged: readonly { readonly table: string; readonly key: string; readonly reason: string }[];
}

/** Records of this workstation that could not be read: set aside and shown, never dropped. */
export function DamagedPart({ damaged }: DamagedPartProps) {
  const { t } = useTranslation();
  if (damaged.length === 0) return null;
  return (
    <SettingsSection id="damaged" title={t('settings.damaged.title', { count: damaged.length })}>
      <p className="mb-2 text-text-2">{t('settings.damaged.lead')}</p>
      <ul className="selectable">
        {damaged.map(({ table, key, reason }) => (
          <li key={`${table} ${key}`} className="border-b border-line-soft py-1.5">
            <span className="text-text">{t('settings.damaged.record', { table, key })}</span>
            {/* Meant for who helps with the workstation: the program's own words. */}
            <span lang="en" className="block text-help break-words text-text-3">
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
