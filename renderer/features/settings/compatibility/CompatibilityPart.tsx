import { useTranslation } from 'react-i18next';
import { useCompatibility } from '#stores/compatibility.ts';
import { go } from '#stores/place.ts';
import { Button, useFormat, useNow } from '#ui/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { countsOf } from './reportText.ts';

/** The link to the compatibility page, with the last result. */
export function CompatibilityPart() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { last, running } = useCompatibility();
  const found =
    last?.report &&
    countsOf(last.report).map(({ standing, count }) =>
      t('lists.chip', { column: t(`settings.compatibility.standing.${standing}`), values: format.number(count) }),
    );
  return (
    <SettingsSection id="compatibility" title={t('settings.nav.compatibility')}>
      <p className="mb-3 text-help text-text-3">
        {running
          ? t('common.slow.asking')
          : last && found
            ? t('settings.compatibility.lastFound', { when: format.moment(last.at, now), found: found.join(', ') })
            : t('settings.compatibility.never')}
      </p>
      <Button onPress={() => go({ at: 'settings', part: 'compatibility' })}>{t('settings.compatibility.open')}</Button>
    </SettingsSection>
  );
}
