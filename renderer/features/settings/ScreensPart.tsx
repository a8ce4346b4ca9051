import { useTranslation } from 'react-i18next';
import { foldableScreens } from '#shared/ipc/screens.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { CheckList } from '#ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Which screens the side bar shows; the others stay under « Other screens » and in the palette. */
export function ScreensPart() {
  const { t } = useTranslation();
  const folded = usePreferences((preferences) => preferences.foldedScreens);
  const hidden = useHiddenScreens();
  const choosable = foldableScreens.filter((screen) => !hidden.includes(screen));
  return (
    <SettingsSection id="screens" title={t('settings.screens.title')}>
      <p className="mb-2 text-text-2">{t('settings.screens.lead')}</p>
      <div className="max-w-[340px]">
        <CheckList
          label={t('settings.screens.label')}
          value={choosable.filter((screen) => !folded.includes(screen))}
          onChange={(shown) =>
            usePreferences.setState({
              foldedScreens: foldableScreens.filter((screen) =>
                hidden.includes(screen) ? folded.includes(screen) : !shown.includes(screen),
              ),
            })
          }
          options={choosable.map((id) => ({ id, label: t(`shell.screen.${id}`) }))}
        />
      </div>
      <p className="mt-2 text-help text-text-3">{t('settings.screens.help')}</p>
    </SettingsSection>
  );
}
