import { useState } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { NumberRead } from '#stores/session.ts';
import type { Existing, Step } from '#sync/step.ts';
import { Button, ConfirmDialog, Notice, TextField } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';
import { CandidateList } from './CandidateList.tsx';
import { useChosen } from './ChoiceButton.tsx';

interface ExistingIdProps {
  readonly step: Step;
  readonly wording: Wording;
  readonly onFind: StepActions['onFind'];
  readonly onConfirm: (existing: Existing) => void;
}

/** Asks for the service's id, reads it, and shows whose it is before anything is attached to it (I16). */
export function ExistingId({ step, wording, onFind, onConfirm }: ExistingIdProps) {
  const { t } = wording;
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
        // It is opened by a shortcut, and the user continues typing.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={64}
        {...(isGuid ? {} : { description: t('changes.doubt.numberHint') })}
        error={
          read?.kind === 'notANumber' ? t(isGuid ? 'changes.doubt.identifierWrong' : 'changes.doubt.numberWrong') : null
        }
      />
      <div>
        <Button onPress={() => void find()} isDisabled={typed.trim() === '' || read?.kind === 'reading'}>
          {t(read?.kind === 'reading' ? 'changes.existing.reading' : 'changes.existing.find')}
        </Button>
      </div>
      {read !== null && read.kind !== 'reading' && read.kind !== 'notANumber' && (
        <Answer key={typed} step={step} read={read} wording={wording} onConfirm={onConfirm} />
      )}
    </div>
  );
}

type Answered = Exclude<NumberRead, { readonly kind: 'notANumber' }>;

function Answer({ step, read, wording, onConfirm }: Omit<ExistingIdProps, 'onFind'> & { readonly read: Answered }) {
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
          wording={wording}
          onPick={onConfirm}
        />
      </>
    );
  }
  const unread =
    read.kind === 'unreachable' || read.kind === 'unreadable' || read.kind === 'notServed' ? read.id : null;
  const number = unread === null ? '' : t('changes.value.number', { id: unread });
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
        onCancel={() => setSure(false)}
        onConfirm={() => {
          setSure(false);
          if (unread !== null) onConfirm({ id: unread, row: null });
        }}
      >
        <p>{t('changes.existing.unreadMeans')}</p>
      </ConfirmDialog>
    </>
  );
}
