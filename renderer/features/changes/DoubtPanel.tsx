import { useState } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { Coverage } from '#shared/ipc/write.ts';
import { useSession } from '#stores/session.ts';
import type { NumberRead } from '#stores/session.ts';
import { canLookUp } from '#sync/rules/lookUp.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import type { Existing, Step } from '#sync/step.ts';
import { Button, ConfirmDialog, Mark, Notice, Section, TextField, useFormat, useNow } from '#ui/index.ts';
import { causeWords } from '#wording/sentWords.ts';
import type { Wording } from '#wording/wording.ts';
import type { PanelProps, StepActions } from './actions.ts';
import { CandidateList, Candidates } from './CandidateList.tsx';
import { Answers, ChoiceButton, useChosen } from './ChoiceButton.tsx';
import { quoted } from './state.ts';
import { useChanges } from './useChanges.ts';

/** A creation whose response was lost and that only the user can settle (I3, I4, R3.6). */
export function DoubtPanel({ step }: PanelProps) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const [asking, setAsking] = useState<'id' | 'create' | null>(null);
  const candidates = step.state.kind === 'doubt' ? step.state.candidates : [];
  const chosen = useChosen(candidates);
  const now = useNow();
  const canLook = canLookUp(step);
  const until = useMayArriveUntil(step);
  if (step.state.kind !== 'doubt') return null;
  const { since } = step.state;
  const sent = step.sentAt ?? since;
  const isToday = format.dayOf(sent) === format.dayOf(now);
  const isFound = candidates.length > 0;
  const again = t(isFound ? 'changes.doubt.notThere' : 'keys.decision.createAnew');
  return (
    <>
      <p className="mb-3 text-text-2">
        {t(isToday ? 'changes.doubt.leadToday' : 'changes.doubt.lead', {
          day: format.day(sent),
          time: format.time(sent),
          cause: causeWords(step.state, wording),
        })}
      </p>
      <Notice
        tone="ask"
        icon={<Mark state="doubt" label="" />}
        title={t(looksAgain(step) ? 'changes.doubt.noticeTitleCut' : 'changes.doubt.noticeTitle')}
      >
        {t(canLook ? 'changes.doubt.noticeLooked' : 'changes.doubt.notice')}
        {until !== null && ` ${t('changes.doubt.until', { time: format.time(until) })}`}
        <SaidAgainst step={step} />
      </Notice>
      <Section title={t('changes.doubt.knows')}>
        <Known step={step} />
      </Section>
      <Candidates step={step} title={t('changes.doubt.candidates')} candidates={candidates} chosen={chosen} />
      <Answers>
        {isFound && (
          <ChoiceButton
            title={t('changes.doubt.isThisOne')}
            shortcut="exists"
            expanded={chosen.id !== null}
            onPress={chosen.chooseNext}
          >
            {t('changes.doubt.isThisOneHint', { count: candidates.length })}
          </ChoiceButton>
        )}
        <ChoiceButton
          title={t(isFound ? 'changes.doubt.isAnother' : 'keys.decision.exists')}
          {...(!isFound && { shortcut: 'exists' as const })}
          expanded={asking === 'id'}
          onPress={() => setAsking('id')}
        >
          {t(
            describeEntity(step.entity).idKind === 'guid' ? 'changes.doubt.existsHintGuid' : 'changes.doubt.existsHint',
          )}
        </ChoiceButton>
        {asking === 'id' && (
          <ExistingId step={step} onFind={actions.onFind} onConfirm={(existing) => actions.onSettle(step, existing)} />
        )}
        <ChoiceButton
          title={again}
          shortcut="createAnew"
          expanded={asking === 'create'}
          onPress={() => setAsking('create')}
        >
          {t(step.attended ? 'changes.doubt.createHintToSend' : 'changes.doubt.createHint')}
        </ChoiceButton>
        {asking === 'create' && (
          <div className="flex flex-col items-start gap-2 pb-1 pl-3">
            <p className="text-help text-ask">{t('changes.doubt.sameAsCreate')}</p>
            <Button
              // It is opened by a shortcut, and the user continues with Entrée.
              autoFocus
              onPress={() => actions.onSettle(step, null)}
            >
              {again}
            </Button>
          </div>
        )}
        <ChoiceButton title={t('vocabulary.later')} shortcut="later" onPress={actions.onClose}>
          {t('changes.doubt.laterHint')}
        </ChoiceButton>
        {canLook && (
          <ChoiceButton title={t('keys.decision.look')} shortcut="look" onPress={() => actions.onRetry(step)}>
            {t('changes.doubt.lookHint')}
          </ChoiceButton>
        )}
      </Answers>
    </>
  );
}

/** The service's own words, where it answered with some. */
export function SaidAgainst({ step }: PanelProps) {
  const { t } = useChanges().wording;
  const said = quoted(step, { t });
  return said !== null && <p className="selectable mt-1 break-words">{t('forms.serviceSaid', { said })}</p>;
}

/** Epoch ms of the end of the quiet time (R3.6); null once past. */
export function useMayArriveUntil({ state, sentAt }: Step): number | null {
  const now = useNow();
  const seconds = useSession(({ open }) => (open?.profile.options ?? usualOptions).quietSeconds);
  if (state.kind !== 'doubt') return null;
  const until = (sentAt ?? state.since) + seconds * 1_000;
  return until > now ? until : null;
}

/** An unfiltered cut list is downloaded again by itself; a filtered one is read by a look-up only. */
function looksAgain({ entity, state }: Step): boolean {
  return state.kind === 'doubt' && state.cut !== undefined && hasWholeList(entity);
}

function cutFact(
  { entity }: Step,
  { known, came }: Coverage,
  { t, language }: Wording,
  number: (value: number) => string,
): string {
  if (came >= known) return t('changes.doubt.knowsCut');
  return t('changes.doubt.knowsCutOf', {
    came: number(came),
    known: number(known),
    entities: namesOf(entity, language).other.toLowerCase(),
  });
}

function Known({ step }: PanelProps) {
  const { everything, wording } = useChanges();
  const { t } = wording;
  const format = useFormat();
  if (step.state.kind !== 'doubt') return null;
  const { candidates, cut } = step.state;
  const held = dependentsOf(everything, step).length;
  return (
    <ul className="flex flex-col gap-1.5 text-text">
      {contextOf(step.entity) === 'selection' && <Fact>{t('changes.doubt.knowsSelection')}</Fact>}
      {step.attempts > 0 && <Fact>{t('changes.doubt.knowsAttempts', { count: step.attempts })}</Fact>}
      {candidates.length === 0 && cut ? (
        <>
          <Fact>{cutFact(step, cut, wording, format.number)}</Fact>
          {looksAgain(step) && <Fact mark>{t('changes.doubt.knowsLooksAgain')}</Fact>}
        </>
      ) : candidates.length === 0 ? (
        <>
          {canLookUp(step) && <Fact>{t('changes.doubt.knowsNoCandidate')}</Fact>}
          <Fact>{t('changes.doubt.knowsNoProof')}</Fact>
        </>
      ) : (
        <Fact>{t('changes.doubt.knowsCandidates', { count: candidates.length })}</Fact>
      )}
      {held > 0 && <Fact mark>{t('changes.doubt.knowsHeld', { count: held })}</Fact>}
    </ul>
  );
}

function Fact({ mark = false, children }: { readonly mark?: boolean; readonly children: string }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-0.5 flex w-4 shrink-0 justify-center text-text-3">
        {mark ? <Mark state="waiting" label="" size={14} /> : <span aria-hidden>–</span>}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

interface ExistingIdProps {
  readonly step: Step;
  readonly onFind: StepActions['onFind'];
  readonly onConfirm: (existing: Existing) => void;
}

/** Asks for the service's id, reads it, and shows whose it is before anything is attached to it (I16). */
function ExistingId({ step, onFind, onConfirm }: ExistingIdProps) {
  const { t } = useChanges().wording;
  const [typed, setTyped] = useState('');
  const [read, setRead] = useState<NumberRead | { readonly kind: 'reading' } | null>(null);
  const isGuid = describeEntity(step.entity).idKind === 'guid';
  const find = async (): Promise<void> => {
    if (read?.kind === 'reading' || typed.trim() === '') return;
    const request = { kind: 'reading' } as const;
    setRead(request);
    const found = await onFind(step, typed);
    setRead((now) => (now === request ? found : now)); // a response about a number typed before is ignored
  };
  return (
    <div className="flex flex-col gap-2 pb-1 pl-3">
      <TextField
        label={t(isGuid ? 'changes.doubt.identifier' : 'changes.doubt.number')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRead(null);
        }}
        onSubmit={() => void find()}
        autoComplete="off"
        autoFocus
        maxLength={64}
        {...(isGuid ? {} : { description: t('changes.doubt.numberHint') })}
        error={
          read?.kind === 'notANumber' ? t(isGuid ? 'changes.doubt.identifierWrong' : 'changes.doubt.numberWrong') : null
        }
      />
      <div>
        <Button onPress={() => void find()} isDisabled={typed.trim() === '' || read?.kind === 'reading'}>
          {t(read?.kind === 'reading' ? 'changes.existing.reading' : 'common.word.find')}
        </Button>
      </div>
      {read !== null && read.kind !== 'reading' && read.kind !== 'notANumber' && (
        <Answer key={typed} step={step} read={read} onConfirm={onConfirm} />
      )}
    </div>
  );
}

type Answered = Exclude<NumberRead, { readonly kind: 'notANumber' }>;

function Answer({ step, read, onConfirm }: Omit<ExistingIdProps, 'onFind'> & { readonly read: Answered }) {
  const { wording } = useChanges();
  const { t } = wording;
  const rows = read.kind === 'found' ? read.rows : [];
  const chosen = useChosen(rows);
  const [sure, setSure] = useState(false);
  if (read.kind === 'found') {
    return (
      <>
        {rows.some(({ isFresh }) => !isFresh) && <Notice tone="ask">{t('changes.existing.notFresh')}</Notice>}
        <CandidateList
          step={step}
          candidates={rows}
          chosen={{ ...chosen, id: chosen.id ?? (rows.length === 1 ? (rows[0]?.id ?? null) : null) }}
          onPick={onConfirm}
        />
      </>
    );
  }
  const unread =
    read.kind === 'unreachable' || read.kind === 'unreadable' || read.kind === 'notServed' ? read.id : null;
  const number = unread === null ? '' : t('common.numbered', { id: unread });
  return (
    <>
      <Notice
        tone="stop"
        title={t(`changes.existing.${read.kind}`)}
        live
        {...(unread === null
          ? {}
          : { actions: <Button onPress={() => setSure(true)}>{t('changes.existing.unread', { number })}</Button> })}
      >
        {t(`changes.existing.${read.kind}Means`, {
          entity: namesOf(read.kind === 'anotherKind' ? read.entity : step.entity, wording.language).one,
          failure: read.kind === 'unreachable' ? t(`common.failure.${read.failure}`) : '',
        })}
      </Notice>
      <ConfirmDialog
        title={t('changes.existing.unreadTitle', { number })}
        action={t('changes.existing.unread', { number })}
        isOpen={sure}
        onAnswer={(isAgreed) => {
          setSure(false);
          if (isAgreed && unread !== null) onConfirm({ id: unread, row: null });
        }}
      >
        <p>{t('changes.existing.unreadMeans')}</p>
      </ConfirmDialog>
    </>
  );
}
