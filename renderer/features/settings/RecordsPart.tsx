import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { listsForIt } from '#shared/ipc/screens.ts';
import { go } from '#stores/place.ts';
import { Button, Kbd, useFormat } from '#ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The lists that ordinary staff do not see, and that any record opens by its number. */
export function RecordsPart() {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <SettingsSection id="records" title={t('settings.nav.records')}>
      <p className="mb-3 text-text-2">
        {t('settings.records')} <Kbd keys="mod+g" />
      </p>
      <div className="flex flex-wrap gap-2">
        {listsForIt.map((entity) => (
          <Button key={entity} onPress={() => go({ at: 'rows', entity })}>
            {namesOf(entity, language).other}
          </Button>
        ))}
      </div>
    </SettingsSection>
  );
}
