import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { ownSettingsSchema } from '#shared/policy/settings.ts';
import type { OwnSettings } from '#shared/policy/settings.ts';
import { useOnce } from '#stores/commit.ts';
import { useIsFixed, useOwnSettings } from '#stores/ownSettings.ts';
import { Button, Segmented, showToast, TextField } from '#ui/index.ts';
import { HelpLink } from '#wording/HelpLink.tsx';

const routes = ['system', 'direct', 'own'] as const;
type OwnRoute = (typeof routes)[number];

interface OwnProxyProps {
  /** Returns null or the failure; nothing where it was a repeated activation. */
  readonly keep: (chosen: OwnSettings) => Promise<FailureKind | null | undefined>;
}

/** A machine and its port alone, as a school's leaflet names its proxy: http, as everywhere. */
const withScheme = (typed: string): string => (/^[A-Za-z\d.-]+:\d{1,5}\/?$/u.test(typed) ? `http://${typed}` : typed);

/** The user's own way to the service, where the policy leaves it free. It is taken from the next request on. */
export function OwnProxy({ keep }: OwnProxyProps) {
  const { t } = useTranslation();
  const chosen = useOwnSettings();
  const isFixed = useIsFixed('proxy');
  const { proxy = 'system' } = chosen;
  const kept: OwnRoute = proxy === 'system' || proxy === 'direct' ? proxy : 'own';
  const [route, setRoute] = useState<OwnRoute>(kept);
  const [typed, setTyped] = useState(kept === 'own' ? proxy : '');
  const [isWrong, setIsWrong] = useState(false);
  const { run: commit } = useOnce(async (wanted: string) => {
    const next = ownSettingsSchema.safeParse({ ...chosen, proxy: wanted });
    const failure = next.success ? await keep(next.data) : 'badAddress';
    if (failure === undefined) return null;
    setIsWrong(failure === 'badAddress');
    if (failure === null && route === 'own') setTyped(wanted);
    if (failure === null) showToast(t('connection.own.kept'));
    else if (failure !== 'badAddress') showToast(t('common.notSaved', { reason: t(`common.failure.${failure}`) }));
    return failure === null;
  }, String);
  const address = withScheme(typed.trim());
  const form = useForm({ isBlocked: address === '' || address === proxy, onSave: () => commit(address) });
  if (isFixed) return null;
  const choose = (id: string): void => {
    const next = routes.find((each) => each === id) ?? 'system';
    setRoute(next);
    setIsWrong(false);
    if (next !== 'own') void commit(next);
  };
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <div>
        <div className="mb-1 flex items-center gap-1">
          <p className="text-help font-medium text-text-2">{t('connection.own.label')}</p>
          <HelpLink topic="proxy" />
        </div>
        <Segmented
          label={t('connection.own.label')}
          value={route}
          onChange={choose}
          options={routes.map((id) => ({ id, label: t(`connection.own.${id}`) }))}
          arrows="move"
        />
      </div>
      {route === 'own' && (
        <div {...form.box} className="w-full max-w-[460px]">
          <TextField
            label={t('connection.own.address')}
            description={t('connection.own.hint')}
            value={typed}
            onChange={setTyped}
            onSubmit={form.save}
            error={isWrong ? t('connection.own.wrong') : null}
            maxLength={2048}
          />
        </div>
      )}
      {route === 'own' && (
        <Button isDisabled={address === '' || address === proxy || form.isSaving} onPress={form.save}>
          {t('connection.own.keep')}
        </Button>
      )}
    </div>
  );
}
