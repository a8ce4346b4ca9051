import { useTranslation } from 'react-i18next';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { isPolicyName, policyNames } from '#shared/policy/settings.ts';
import type { Governed, PolicyName, PolicyProblem, PolicyValues } from '#shared/policy/settings.ts';
import { Facts, Notice, useFormat } from '#ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

/** What the school fixes on this workstation, and what is wrong with it (S14). Nothing here can be changed. */
export function PolicyPart({ policy: { values, problems } }: { readonly policy: Governed }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = policyNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : { label: t(`settings.policy.setting.${name}`), value: inWords(name, value, t) };
  });
  const named = (setting: string): string =>
    isPolicyName(setting) ? format.quote(t(`settings.policy.setting.${setting}`)) : format.quote(setting);
  const said = ({ fault, setting, entry = '', isClosed }: PolicyProblem): string => {
    if (fault === 'unknownEntry')
      return t('settings.policy.fault.unknownEntry', { setting: named(setting ?? ''), entry: format.quote(entry) });
    const holds = isClosed && setting !== null && isPolicyName(setting) ? values[setting] : undefined;
    const what = t(`settings.policy.fault.${fault}`, { setting: setting === null ? '' : named(setting) });
    if (setting === null) return `${what} ${t('settings.policy.closedWhole')}`;
    if (fault === 'unknown') return what;
    return holds === undefined || !isPolicyName(setting)
      ? `${what} ${t('settings.policy.notSet')}`
      : `${what} ${t('settings.policy.closed', { value: inWords(setting, holds, t) })}`;
  };
  return (
    <SettingsSection id="policy" title={t('common.helpTopic.policy')} help="policy">
      <p className="mb-3 text-text-2">{t('settings.policy.lead')}</p>
      {facts.length > 0 && <Facts isWide items={facts} />}
      {problems.length > 0 && (
        <div className="mt-3">
          <Notice tone="ask" title={t('settings.policy.wrong', { count: problems.length })}>
            <ul className="flex list-disc flex-col gap-1 pl-4">
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)} className="break-words">
                  {said(problem)}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </SettingsSection>
  );
}

const optionWords = {
  authentication: 'headers',
  shareName: 'share',
  rootStreamid: 'root',
  bodyReadVerb: 'post',
  passwordKey: 'key',
  reads: 'reads',
  writes: 'writes',
  quietSeconds: 'quiet',
} as const satisfies Readonly<Record<keyof ProfileOptions, string>>;
const optionNames = Object.keys(optionWords) as (keyof ProfileOptions)[]; // keys loses the names

type Value = NonNullable<PolicyValues[PolicyName]>;

/** What is fixed, in words. Of options only which they are: a key or the name of a header says nothing to a user. */
function inWords(name: PolicyName, value: Value, t: Translate): string {
  if (typeof value === 'number')
    return t(name === 'lockMinutes' ? 'settings.policy.minutes' : 'settings.policy.perSecond', { count: value });
  if (typeof value === 'boolean') return t(`common.word.${value ? 'yes' : 'no'}`);
  if (typeof value === 'object') {
    const parts =
      'length' in value
        ? value.map((screen) => t(`shell.screen.${screen}`))
        : optionNames.flatMap((option) =>
            value[option] === undefined ? [] : t(`settings.options.${optionWords[option]}`),
          );
    return parts.join(', ') || t('common.word.none');
  }
  return textInWords(name, value, t);
}

function textInWords(name: PolicyName, value: string, t: Translate): string {
  if (name === 'serviceAddress') return value === 'none' ? t('settings.policy.noService') : value;
  if (name === 'updateFeed') return value === 'none' ? t('settings.policy.noUpdates') : value;
  if (name !== 'proxy') return value;
  if (value === 'system' || value === 'direct' || value === 'none') return t(`settings.policy.way.${value}`);
  return value.startsWith('pac+') ? t('settings.policy.way.script', { address: value.slice('pac+'.length) }) : value;
}
