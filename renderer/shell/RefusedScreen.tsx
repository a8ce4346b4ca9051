import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusedScreen } from '#stores/policy.ts';
import { showToast } from '#ui/index.ts';

/** Says that a screen is hidden by the policy, each time that something leads to it (S14). */
export function RefusedScreen() {
  const { t } = useTranslation();
  useEffect(
    () =>
      useRefusedScreen.subscribe(({ screen }) => {
        if (screen !== null) showToast(t('shell.screenHidden', { screen: t(`shell.screen.${screen}`) }));
      }),
    [t],
  );
  return null;
}
