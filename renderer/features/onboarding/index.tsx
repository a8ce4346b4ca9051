import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelResult, Probe } from '#shared/ipc/channels.ts';
import { RadioCards } from '../../ui/index.ts';
import { nameFrom } from './address.ts';
import type { OnboardingCalls } from './calls.ts';
import { CampusForm } from './CampusForm.tsx';
import type { Choice } from './CampusForm.tsx';
import { Frame } from './Frame.tsx';
import { PracticeStart } from './PracticeStart.tsx';
import { SchoolForm } from './SchoolForm.tsx';
import type { Credentials } from './SchoolForm.tsx';
import { useAttempt } from './useAttempt.ts';

export type { OnboardingCalls } from './calls.ts';
export { ServiceOptionsForm } from './ServiceOptionsForm.tsx';

type Path = 'school' | 'practice';
type Info = ChannelResult<'app.info'>;

interface OnboardingProps {
  readonly calls: OnboardingCalls;
  /** The service is added and can be opened. */
  readonly onDone: (profileId: string) => void;
}

/** The first screen: a service of the school, or practice. Nothing is kept before the last step. */
export function Onboarding({ calls, onDone }: OnboardingProps) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const [info, setInfo] = useState<Info | null>(null);
  const [path, setPath] = useState<Path | null>(null);
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [probe, setProbe] = useState<Probe | null>(null);

  useEffect(() => {
    let gone = false;
    const learn = async (): Promise<void> => {
      const answer = await calls.info();
      if (gone || !answer.ok) return;
      setInfo(answer.value);
      if (answer.value.suggestedUrl !== null) setPath('school');
    };
    void learn();
    return () => {
      gone = true;
    };
  }, [calls]);

  const askSchool = async (given: Credentials): Promise<void> => {
    const found = await attempt.ask(() => calls.probe(given));
    if (!found) return;
    setCredentials(given);
    setProbe(found);
  };
  const askPractice = async (): Promise<void> => {
    const found = await attempt.ask(() => calls.probePractice());
    if (!found) return;
    setCredentials(null);
    setProbe(found);
  };
  const add = async (choice: Choice): Promise<void> => {
    const profile = await attempt.ask(() => calls.add({ credentials, ...choice }));
    if (profile) onDone(profile.id);
  };
  const choose = (chosen: Path): void => {
    if (attempt.busy) return;
    attempt.forget();
    setPath(chosen);
  };

  if (probe) {
    return (
      <Frame key="campus" title={t('onboarding.campusTitle')} lead={t(credentials ? 'onboarding.campusLead' : 'onboarding.campusLeadPractice')}>
        <CampusForm
          probe={probe}
          suggestedName={credentials ? nameFrom(credentials.baseUrl) : t('onboarding.practiceName')}
          attempt={attempt}
          onBack={() => {
            attempt.forget();
            setProbe(null);
          }}
          onSubmit={(choice) => void add(choice)}
        />
      </Frame>
    );
  }
  return (
    <Frame key="who" title={t('onboarding.title')} lead={t('onboarding.lead')}>
      <RadioCards
        label={t('onboarding.title')}
        value={path}
        onChange={choose}
        options={[
          { id: 'school', title: t('onboarding.school'), detail: t('onboarding.schoolDetail') },
          { id: 'practice', title: t('onboarding.practice'), detail: t('onboarding.practiceDetail') },
        ]}
      />
      {path === 'school' && (
        <SchoolForm
          initial={credentials ?? { baseUrl: info?.suggestedUrl ?? '', user: '', password: '' }}
          sessionOnly={info?.passwordKeeping === 'session'}
          attempt={attempt}
          checkKey={calls.checkKey}
          onSubmit={(given) => void askSchool(given)}
        />
      )}
      {path === 'practice' && <PracticeStart attempt={attempt} onStart={() => void askPractice()} />}
    </Frame>
  );
}
