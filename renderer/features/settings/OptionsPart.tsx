import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failures/failure.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { useCommand } from '#stores/commit.ts';
import { useCommands } from '#stores/session.ts';
import { Button, Facts, showToast } from '#ui/index.ts';
import { OptionsFormContext } from './contexts.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function OptionsPart({ options }: { readonly options: ProfileOptions | undefined }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const form = use(OptionsFormContext);
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);
  const said = unusual(options);
  const commit = useCommand(async ({ setOptions }, wanted: ProfileOptions) => {
    const failure = await setOptions(wanted);
    if (!failure) showToast(t('settings.options.saved'));
    return { failure };
  });
  const save = async (wanted: ProfileOptions): Promise<Failure | null> => {
    const answer = await commit(wanted);
    return answer ? answer.failure : { kind: 'cancelled' };
  };
  const end = (): void => {
    setEditing(false);
    setEdited(true);
  };
  return (
    <SettingsSection id="options" title={t('settings.nav.options')}>
      {editing ? (
        form({ initial: options, checkKey: (pem) => commands.checkKey(pem), save, onEnd: end })
      ) : (
        <div className="flex flex-col items-start gap-3">
          {said.length === 0 ? (
            <p className="text-text-2">{t('settings.options.usual')}</p>
          ) : (
            <Facts items={said.map(({ name, value }) => ({ label: t(`settings.options.${name}`), value }))} />
          )}
          <Button
            // The form that had the focus is gone.
            autoFocus={edited}
            onPress={() => setEditing(true)}
          >
            {t('settings.options.edit')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

interface Unusual {
  /** Its words are under settings.options. */
  readonly name: 'headers' | 'share' | 'root' | 'key' | 'post' | 'reads' | 'writes' | 'quiet';
  readonly value: string;
}

/** The options that only some deployments need (R1.6, R1.7, R3.4, R5.5, R5.7, S12). */
function unusual(options: ProfileOptions = usualOptions): readonly Unusual[] {
  const { authentication, shareName, rootStreamid, passwordKey, bodyReadVerb, reads, writes, quietSeconds } = options;
  const found: readonly (Unusual | false)[] = [
    authentication.kind === 'headers' && {
      name: 'headers',
      value: `${authentication.userHeader}, ${authentication.passwordHeader}`,
    },
    shareName !== null && { name: 'share', value: shareName },
    rootStreamid !== null && { name: 'root', value: rootStreamid },
    passwordKey !== null && { name: 'key', value: paddingNames[passwordKey.padding] },
    bodyReadVerb === 'POST' && { name: 'post', value: 'POST' },
    reads !== usualOptions.reads && { name: 'reads', value: String(reads) },
    writes !== usualOptions.writes && { name: 'writes', value: String(writes) },
    quietSeconds !== usualOptions.quietSeconds && { name: 'quiet', value: `${Math.round(quietSeconds / 60)}\u00A0min` },
  ];
  return found.filter((one) => one !== false);
}

/** Names of the authentication schemes, the same in both languages. */
const paddingNames = { pkcs1: 'PKCS1-v1_5', oaepSha1: 'OAEP SHA-1', oaepSha256: 'OAEP SHA-256' } as const;
