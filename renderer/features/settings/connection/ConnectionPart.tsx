import { useTranslation } from 'react-i18next';
import type { OwnSettings } from '#shared/policy/settings.ts';
import { useCommand } from '#stores/commit.ts';
import { go } from '#stores/place.ts';
import { Button } from '#ui/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { OwnProxy } from './OwnProxy.tsx';

export function ConnectionPart() {
  const { t } = useTranslation();
  // Each choice is a change of its own: the part below runs one at a time.
  const keep = useCommand(
    (commands, chosen: OwnSettings) => commands.keepOwnSettings(chosen),
    (_chosen) => null,
  );
  return (
    <SettingsSection id="connection" title={t('common.helpTopic.connection')} help="connection">
      <Button onPress={() => go({ at: 'settings', part: 'health' })}>{t('common.testConnection')}</Button>
      <OwnProxy keep={keep} />
    </SettingsSection>
  );
}
