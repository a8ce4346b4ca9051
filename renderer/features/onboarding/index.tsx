import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { ChannelResult, Probe } from '#shared/ipc/channels.ts';
import type { RunChecks } from '#stores/session.ts';
import { later, RadioCards } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { nameFrom } from './address.ts';
import type { Choice } from './CampusForm.tsx';
import { Frame } from './Frame.tsx';
import { SchoolForm } from './SchoolForm.tsx';
import type { Who } from './SchoolForm.tsx';
import { StepForm } from './StepForm.tsx';
import type { OnboardingCalls } from './useAttempt.ts';
import { useAttempt } from './useAttempt.ts';

export type { OnboardingCalls } from './useAttempt.ts';
export { FirstReceive } from './FirstReceive.tsx';

/** The first screen does not wait for the code of its selects, which is read while the service answers. */
const CampusForm = later(async () => (await import('./CampusForm.tsx')).CampusForm);

type Path = 'school' | 'practice';
type Typed = Parameters<OnboardingCalls['checkConnection']>[0];
type Info = ChannelResult<'app.info'>;

/** What the tests of the connection need of this screen. */
export interface TestsProps {
  readonly checkConnection: RunChecks;
  readonly onBack: () => void;
}

interface OnboardingProps {
  readonly calls: OnboardingCalls;
  /** This system has no key store: passwords are kept until Carnet closes, and data lie open on the disk (S7). */
  readonly sessionOnly?: boolean;
  /** The tests of the connection, which live in the settings: a feature does not import another. */
  readonly renderTests: (tests: TestsProps) => ReactNode;
  /** The service is added and can be opened. */
  readonly onDone: (profileId: string) => void;
}

/**
 * The first two steps: a service of the school, then its campus; of the practice service both at once. Nothing is saved
 * before their end. The tests of the connection lie over them, so that everything typed is still there afterwards.
 */
export function Onboarding({ renderTests, ...props }: OnboardingProps) {
  const [tests, setTests] = useState<{ readonly checkConnection: RunChecks } | null>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (tests === null && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [tests]);
  const test = (typed: Typed): void => {
    cameFrom.current = document.activeElement;
    setTests({ checkConnection: props.calls.checkConnection(typed) });
  };
  return (
    <>
      <div hidden={tests !== null} className="h-full">
        <Steps {...props} onTest={test} />
      </div>
      {tests && renderTests({ ...tests, onBack: () => setTests(null) })}
    </>
  );
}

interface StepsProps extends Omit<OnboardingProps, 'renderTests'> {
  readonly onTest: (typed: Typed) => void;
}

function Steps({ calls, sessionOnly = false, onDone, onTest }: StepsProps) {
  const { t } = useTranslation();
  const [info, setInfo] = useState<Info | null>(null);
  const [path, setPath] = useState<Path | null>(null);
  // What was typed for the school's service stays while the practice service is looked at.
  const [hasSchool, setHasSchool] = useState(false);
  if (path === 'school' && !hasSchool) setHasSchool(true);
  const [who, setWho] = useState<Who | null>(null);
  const [probe, setProbe] = useState<Probe | null>(null);
  const credentials = path === 'school' ? who : null;
  const attempt = useAttempt(() => void calls.stopProbe(), calls.proxy, credentials && (() => onTest(credentials)));

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

  const askSchool = async (given: Who): Promise<void> => {
    CampusForm.fetch();
    setWho(given);
    setProbe(await attempt.ask(() => calls.probe(given)));
  };
  const askPractice = async (): Promise<void> => {
    CampusForm.fetch();
    setProbe(await attempt.ask(() => calls.probePractice()));
  };
  const practice = useForm({
    isBlocked: attempt.busy,
    onSave: () => {
      void askPractice();
      return null; // what failed can be tried again at once
    },
  });
  const add = async (choice: Choice): Promise<void> => {
    const profile = await attempt.ask(() => calls.add({ credentials, ...choice }));
    if (profile) onDone(profile.id);
  };
  const choose = (chosen: Path): void => {
    if (attempt.busy || chosen === path) return;
    attempt.forget();
    setProbe(null);
    setPath(chosen);
    // Nothing to fill in: main knows the practice service, which is on this workstation.
    if (chosen === 'practice') void askPractice();
  };

  if (probe && credentials) {
    return (
      <Frame key="campus" step={2} title={t('onboarding.campusTitle')} lead={t('onboarding.campusLead')}>
        <CampusForm.Component
          probe={probe}
          isPractice={false}
          suggestedName={probe.name ?? nameFrom(credentials.baseUrl)}
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
    <Frame
      key="who"
      step={path === 'practice' && probe ? 2 : 1}
      title={t('onboarding.title')}
      lead={t('onboarding.lead')}
    >
      <RadioCards
        label={t('onboarding.title')}
        value={path}
        onChange={choose}
        options={[
          { id: 'school', title: t('onboarding.school'), detail: t('onboarding.schoolDetail') },
          { id: 'practice', title: t('onboarding.practice'), detail: t('onboarding.practiceDetail') },
        ]}
      />
      {hasSchool && (
        <div hidden={path !== 'school'}>
          <SchoolForm
            initial={who ?? { baseUrl: info?.suggestedUrl ?? '', user: '', password: '' }}
            sessionOnly={sessionOnly}
            calls={calls}
            attempt={attempt}
            isHidden={path !== 'school'}
            onTest={onTest}
            onSubmit={(given) => void askSchool(given)}
          />
        </div>
      )}
      {path === 'practice' &&
        (probe ? (
          <CampusForm.Component
            probe={probe}
            isPractice
            suggestedName={t('common.word.practice')}
            attempt={attempt}
            onSubmit={(choice) => void add(choice)}
          />
        ) : attempt.failure ? (
          <StepForm form={practice} action={t('common.retry')} attempt={attempt} />
        ) : (
          <SlowAnswer isEnded onStop={attempt.cancel} />
        ))}
    </Frame>
  );
}
