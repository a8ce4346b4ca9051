import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '#cache/queries/views.ts';
import { go } from '#stores/place.ts';
import { Button, Checkbox, DateInput, Dialog, TextAction, useShortcut } from '#ui/index.ts';
import { isDecided } from '#wording/dayFields.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import { useLikelyDecisions } from '#wording/useLikely.ts';
import { DecisionList } from './DecisionList.tsx';
import { useDeciding } from './useDeciding.ts';
import type { NamedDecision, Outcome } from './useDeciding.ts';

interface DecisionModeProps {
  /** As the list showed them when the mode began; they keep that order until it ends. */
  readonly applications: readonly ApplicationView[];
  readonly start: string;
  readonly onDecided?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * A digit saves the decision of the outlined row with its state; the row stays, ticked, and the next undecided one is
 * outlined.
 */
export function DecisionMode({ applications, start, onDecided, onClose }: DecisionModeProps) {
  const { t } = useTranslation();
  const [begun] = useState(applications);
  const [currentId, setCurrentId] = useState(start);
  const name = begun.find(({ id }) => id === currentId)?.applicantName || t('common.unnamed');
  return (
    <Dialog title={t('deciding.title', { name })} width="lg" onClose={onClose}>
      <Deciding
        begun={begun}
        start={start}
        currentId={currentId}
        onCurrent={setCurrentId}
        onDecided={onDecided}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface DecidingProps {
  readonly begun: readonly ApplicationView[];
  readonly start: string;
  readonly currentId: string;
  readonly onCurrent: (id: string) => void;
  readonly onDecided: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

function Deciding({ begun, start, currentId, onCurrent, onDecided, onClose }: DecidingProps) {
  const { t } = useTranslation();
  const { current, ...deciding } = useDeciding(begun, currentId, onCurrent, onDecided);
  return (
    <>
      <Choices current={current} decide={deciding.decide}>
        <div className="ml-auto w-[130px]">
          <DateInput label={t('deciding.day')} value={deciding.day} onChange={deciding.setDay} />
        </div>
      </Choices>
      <Progress applications={deciding.applications} outcome={deciding.outcome} error={deciding.error} />
      <DecisionList
        applications={deciding.applications}
        current={currentId}
        rows={deciding.rows}
        onSelect={deciding.outline}
      />
      <Footer undo={deciding.undo} onClose={onClose} />
      <StartFocus onStart={() => deciding.outline(start)} />
    </>
  );
}

/** The focus begins on the first row to decide, once it is drawn. */
function StartFocus({ onStart }: { readonly onStart: () => void }) {
  const start = useEffectEvent(onStart);
  useEffect(() => {
    const frame = requestAnimationFrame(() => start());
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

interface ChoicesProps {
  readonly current: ApplicationView | undefined;
  readonly decide: (decision: NamedDecision | null) => void;
  readonly children: ReactNode;
}

/** The decisions of the school, the first nine with a digit. They keep their digits until the mode ends. */
function Choices({ current, decide, children }: ChoicesProps) {
  const { t } = useTranslation();
  const { decisions, nameOf } = useDecisions();
  const likely = useLikelyDecisions();
  const [ids] = useState(() => decisions.map(({ id }) => id));
  const [isWithState, setWithState] = useState(true);
  const choose = (id: string): void => {
    const { state = '', stateId = null } = likely.get(id) ?? {};
    decide({ id, label: nameOf(id), state: isWithState && stateId !== null ? { id: stateId, label: state } : null });
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {ids.length === 0 && (
        <p className="basis-full text-text-2">
          {t('deciding.unknown')}{' '}
          <TextAction onPress={() => go({ at: 'settings', part: 'fields' })}>{t('deciding.name')}</TextAction>
        </p>
      )}
      <fieldset className="flex min-w-0 grow basis-[200px] flex-wrap gap-1.5">
        <legend className="sr-only">{t('common.word.decision')}</legend>
        {ids.map((id, place) => (
          <Choice
            key={id}
            digit={place < 9 ? String(place + 1) : null}
            label={nameOf(id)}
            onChoose={() => choose(id)}
          />
        ))}
        {current && isDecided(current) && <TakeOff onPress={() => decide(null)} />}
      </fieldset>
      {children}
      <StatesWritten ids={ids} isWritten={isWithState} onWritten={setWithState} />
    </div>
  );
}

interface StatesWrittenProps {
  readonly ids: readonly string[];
  readonly isWritten: boolean;
  readonly onWritten: (isWritten: boolean) => void;
}

/** Before the press, which state each decision writes; the user can leave the states as they are. */
function StatesWritten({ ids, isWritten, onWritten }: StatesWrittenProps) {
  const { t } = useTranslation();
  const { nameOf } = useDecisions();
  const likely = useLikelyDecisions();
  const sure = ids.filter((id) => (likely.get(id)?.stateId ?? null) !== null);
  if (sure.length === 0) return null;
  const lines = sure.map((id) =>
    t('deciding.seenWith', { decision: nameOf(id), seenWith: likely.get(id)?.seenWith ?? '' }),
  );
  return (
    <div className="basis-full">
      <Checkbox isSelected={isWritten} onChange={onWritten}>
        {t('deciding.withState')}
        <span className="block text-help text-text-3">
          {[...lines, ...(sure.length < ids.length ? [t('deciding.stateStays')] : [])].join(' · ')}
        </span>
      </Checkbox>
    </div>
  );
}

interface ChoiceProps {
  readonly digit: string | null;
  readonly label: string;
  readonly onChoose: () => void;
}

function Choice({ digit, label, onChoose }: ChoiceProps) {
  useShortcut(digit ?? [], onChoose);
  return (
    <Button {...(digit !== null && { kbd: digit })} onPress={onChoose}>
      {label}
    </Button>
  );
}

function TakeOff({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  useShortcut('Delete', onPress);
  return (
    <Button variant="quiet" kbd="Delete" onPress={onPress}>
      {t('deciding.takeOff')}
    </Button>
  );
}

const refusals: ReadonlySet<Outcome['kind']> = new Set(['tooFast', 'unseen', 'meanwhile']);

interface ProgressProps {
  readonly applications: readonly ApplicationView[];
  readonly outcome: Outcome | null;
  readonly error: string | null;
}

/** « 3 sur 8 », and what the last press did. */
function Progress({ applications, outcome, error }: ProgressProps) {
  const { t } = useTranslation();
  const done = applications.filter(isDecided).length;
  const isRefused = outcome !== null && refusals.has(outcome.kind);
  return (
    <output className="mt-3 flex min-h-5 flex-wrap items-baseline gap-x-3">
      <strong className="font-bold tabular-nums">{t('deciding.progress', { done, count: applications.length })}</strong>
      {error !== null ? (
        <span className="text-stop">{error}</span>
      ) : outcome ? (
        <span className={isRefused ? 'font-medium text-ask' : 'text-text-2'}>
          {t(`deciding.outcome.${outcome.kind}`, { ...outcome })}
        </span>
      ) : null}
      {done === applications.length && <span className="text-text-2">{t('deciding.allDone')}</span>}
    </output>
  );
}

function Footer({ undo, onClose }: { readonly undo: (() => void) | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  useShortcut('mod+z', () => undo?.());
  return (
    <div className="sticky -bottom-4 z-20 -mx-5 mt-3 -mb-4 flex justify-end gap-2 border-t border-line rounded-b-hero bg-surface px-5 py-3">
      {undo && (
        <Button variant="quiet" kbd="mod+z" onPress={undo}>
          {t('common.undo')}
        </Button>
      )}
      <Button kbd="Escape" onPress={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
}
