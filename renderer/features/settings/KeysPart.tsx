import { useTranslation } from 'react-i18next';
import { Button, Kbd, keysNow, runShortcut, Switch, useKeySettings } from '#ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Whether single characters act as shortcuts, and a link to the sheet where each can be changed. */
export function KeysPart() {
  const { t } = useTranslation();
  const settings = useKeySettings();
  const changed = Object.keys(settings.changed).length;
  return (
    <SettingsSection id="keys" title={t('settings.keys.title')}>
      <div className="flex flex-col items-start gap-2">
        <Switch isOn={settings.characters} onChange={(characters) => useKeySettings.setState({ characters })}>
          {t('settings.keys.characters')}
        </Switch>
        <p className="text-help text-text-3">{t('settings.keys.help')}</p>
        <span className="flex items-center gap-3">
          <Button onPress={() => void runShortcut('app.shortcuts')}>
            {t('settings.keys.open')}
            {keysNow(['?'], settings).map((keys) => (
              <Kbd key={keys} keys={keys} />
            ))}
          </Button>
          {changed > 0 && <span className="text-text-2">{t('settings.keys.changed', { count: changed })}</span>}
        </span>
      </div>
    </SettingsSection>
  );
}
