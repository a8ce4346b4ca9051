import { useTranslation } from 'react-i18next';
import { useCommand } from '#stores/commit.ts';
import type { HelpTopic } from '#stores/help.ts';
import { useIsFixed, useOwnSettings } from '#stores/ownSettings.ts';
import { showToast, Switch } from '#ui/index.ts';
import { HelpLink } from '#wording/HelpLink.tsx';

type SwitchName = 'noticesWithoutNames' | 'protectScreen' | 'wipeAtClose';

interface OwnSwitchProps {
  readonly name: SwitchName;
  readonly help?: HelpTopic;
}

/** A choice that main carries out. What the policy fixes is said in its own section, and is not offered here. */
export function OwnSwitch({ name, help }: OwnSwitchProps) {
  const { t } = useTranslation();
  const chosen = useOwnSettings();
  const isFixed = useIsFixed(name);
  const commit = useCommand(async (commands, isOn: boolean) => {
    const failure = await commands.keepOwnSettings({ ...chosen, [name]: isOn });
    if (failure) showToast(t('common.notSaved', { reason: t(`common.failure.${failure}`) }));
    return failure === null;
    // One key in both directions: a second activation would switch it back.
  });
  if (isFixed) return null;
  return (
    <div>
      <div className="flex items-center gap-1">
        <Switch isOn={chosen[name] ?? false} onChange={(isOn) => void commit(isOn)}>
          {t(`settings.own.${name}`)}
        </Switch>
        {help && <HelpLink topic={help} />}
      </div>
      <p className="mt-1 text-help text-text-3">{t(`settings.own.${name}Help`)}</p>
    </div>
  );
}
