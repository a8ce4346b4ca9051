import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInKind } from '#shared/failures/failure.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import { usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSharedPc } from '#stores/sharedPc.ts';
import { Button, ConfirmDialog, Facts, Pill, Switch } from '#ui/index.ts';
import { HelpLink } from '#wording/HelpLink.tsx';
import { RestartPractice } from '#wording/RestartPractice.tsx';
import { OwnSwitch } from './OwnSwitch.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInForm, SignInNotice } from './SignInForm.tsx';

interface ServicePartProps {
  readonly open: Pick<OpenService, 'profile'>;
  readonly waiting: number;
  /** Why the password is needed; null when it is not. */
  readonly signIn: SignInKind | null;
  readonly keptForSession: boolean;
  readonly onSignOut: () => void;
}

export function ServicePart({ open, waiting, signIn, keptForSession, onSignOut }: ServicePartProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { profile } = open;
  const isShared = useSharedPc();
  const isFixed = usePolicy(({ values }) => values.sharedPc !== undefined);
  return (
    <SettingsSection id="service" title={t('settings.nav.service')} help="lock">
      <div className="flex flex-col gap-4">
        {signIn && <SignInNotice cause={signIn} waiting={waiting} />}
        <Facts
          items={[
            {
              label: t('common.word.name'),
              value: (
                <span className="inline-flex items-center gap-2">
                  {profile.name}
                  {profile.practice && <Pill tone="neutral">{t('common.word.practice')}</Pill>}
                </span>
              ),
            },
            { label: t('settings.service.address'), value: profile.baseUrl },
            { label: t('common.word.user'), value: profile.user },
            { label: t('common.word.campus'), value: profile.campusName },
          ]}
        />
        {keptForSession && <p className="text-help text-text-3">{t('settings.service.keptSession')}</p>}
        {isFixed ? (
          isShared && (
            <div className="flex items-center gap-1">
              <p className="text-help text-text-3">{t('settings.shared.fixed')}</p>
              <HelpLink topic="shared" />
            </div>
          )
        ) : (
          <div>
            <div className="flex items-center gap-1">
              <Switch isOn={isShared} onChange={(isSharedPc) => usePreferences.setState({ isSharedPc })}>
                {t('common.helpTopic.shared')}
              </Switch>
              <HelpLink topic="shared" />
            </div>
            <p className="text-help text-text-3">{t('settings.shared.help')}</p>
          </div>
        )}
        {isShared && <OwnSwitch name="wipeAtClose" />}
        {asking && !signIn && <SignInForm onDone={() => setAsking(false)} />}
        <div className="flex gap-2">
          {!asking && !signIn && <Button onPress={() => setAsking(true)}>{t('shell.status.signIn')}</Button>}
          {profile.practice && <RestartPractice />}
          <Button variant="danger" onPress={() => setLeaving(true)}>
            {t('settings.signOut.action')}
          </Button>
        </div>
      </div>
      <SignOutDialog
        isOpen={leaving}
        waiting={waiting}
        onAnswer={(isAgreed) => {
          setLeaving(false);
          if (isAgreed) onSignOut();
        }}
      />
    </SettingsSection>
  );
}

interface SignOutDialogProps {
  readonly isOpen: boolean;
  /** Changes that no service has yet, and that would be lost. */
  readonly waiting: number;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Signing out destroys the key: the data on this workstation can never be read again (S9). */
function SignOutDialog({ isOpen, waiting, onAnswer }: SignOutDialogProps) {
  const { t } = useTranslation();
  const isShared = useSharedPc();
  return (
    <ConfirmDialog
      title={t(waiting > 0 ? 'settings.signOut.titleLosing' : 'settings.signOut.title', { count: waiting })}
      action={t(waiting > 0 ? 'settings.signOut.confirmLosing' : 'settings.signOut.action')}
      isOpen={isOpen}
      onAnswer={onAnswer}
    >
      {waiting > 0 && <p className="font-medium text-stop">{t('settings.signOut.lost', { count: waiting })}</p>}
      <p>{t('settings.signOut.effect')}</p>
      {isShared && <p>{t('settings.shared.effect')}</p>}
      {waiting > 0 && <p>{t('settings.signOut.rather')}</p>}
    </ConfirmDialog>
  );
}
