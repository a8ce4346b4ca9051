import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ChannelArgs, ChannelResult } from '#shared/ipc/channels.ts';
import { schemeAmong } from '#shared/ipc/proxyScheme.ts';
import { Button, Notice, TextField } from '#ui/index.ts';
import { useForm } from './form/useForm.ts';

type ProxyQuestion = ChannelResult<'proxy.asked'>['asked'];

export interface ProxyCalls {
  readonly asked: () => Promise<ProxyQuestion>;
  /** Returns why it was not stored; null: it was. */
  readonly signIn: (login: ChannelArgs<'proxy.signIn'>) => Promise<FailureKind | null>;
}

interface ProxyFormProps {
  /** A form does not know the bridge. */
  readonly calls: ProxyCalls;
  /** Typed so far; kept by the caller, so that who was refused corrects the password alone. */
  readonly user: string;
  readonly onUser: (user: string) => void;
  readonly onDone: () => void;
}

export function ProxyForm({ calls, user, onUser, onDone }: ProxyFormProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ProxyQuestion | 'unread'>('unread');
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<FailureKind | null>(null);
  useEffect(() => {
    let isShown = true;
    const learn = async (): Promise<void> => {
      const now = await calls.asked();
      if (isShown) setAsked(now);
    };
    void learn();
    return () => {
      isShown = false;
    };
  }, [calls]);
  const [hasUser] = useState(user !== '');
  const missing = t('common.rejection.requiredMissing');
  const wrongUser = /[:\p{Cc}]/u.test(user) ? t('proxy.userWrong') : null;
  const form = useForm({
    problems: () => ({ user: user === '' ? missing : wrongUser, password: password === '' ? missing : null }),
    isSaidAtOnce: (name) => name === 'user' && user !== '',
    onSave: async () => {
      if (asked === 'unread' || asked === null) return false;
      const failure = await calls.signIn({ proxy: asked.proxy, user, password });
      setFailed(failure);
      if (failure === null) onDone();
      return failure === null;
    },
  });
  if (asked === 'unread') return null;
  if (asked === null) return <p>{t('proxy.none')}</p>;
  const scheme = schemeAmong(asked.schemes);
  if (scheme === null) return <p>{t('proxy.unsupported', { schemes: asked.schemes })}</p>;
  return (
    // Inside another form, Entrée is not that form's: it would send again before the login is known.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...form.box}
      className="flex flex-col gap-3"
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      {asked.isRefused && failed === null && <Notice tone="ask" live title={t('proxy.refused')} />}
      <p className="text-help text-text-2">{t('proxy.of', { proxy: asked.proxy })}</p>
      <TextField
        label={t('proxy.user')}
        value={user}
        onChange={onUser}
        onSubmit={form.save}
        description={scheme === 'ntlm' ? t('proxy.userWindows') : undefined}
        autoComplete="off"
        maxLength={256}
        error={form.errorOf('user')}
        autoFocus={!hasUser}
      />
      <TextField
        label={t('proxy.password')}
        type="password"
        value={password}
        onChange={setPassword}
        onSubmit={form.save}
        error={form.errorOf('password')}
        autoComplete="off"
        maxLength={1024}
        autoFocus={hasUser}
      />
      {failed && <Notice tone="stop" live title={t(`common.failure.${failed}`)} />}
      <div>
        <Button isDisabled={user === '' || password === '' || form.isSaving} onPress={form.save}>
          {t('common.signInToProxy')}
        </Button>
      </div>
    </div>
  );
}
