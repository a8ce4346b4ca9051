import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { Button, DateInput, RadioCards, TextField, useFormat, useNow } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { momentOfDecision, nameDecision, useDecisions } from '#wording/useDecisions.ts';
import { useLikelyDecisions } from '#wording/vocabulary/useLikely.ts';

/** Writes DecisionId and DateDecision in one step. */
export function DecisionDialog({
  interview,
  onClose,
}: {
  readonly interview: InterviewView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const { decisions, nameOf } = useDecisions();
  const { id, applicantName: name, decisionId, dateDecision } = interview;
  const likely = useLikelyDecisions();
  const today = format.dayOf(useNow());
  const [chosen, setChosen] = useState(decisionId);
  const [day, setDay] = useState(dateDecision === null ? today : format.dayOf(dateDecision));
  const [tried, setTried] = useState(false);

  const save = async (isReadable: boolean): Promise<void> => {
    setTried(true);
    if (chosen === null || !isReadable) return;
    const decision = { id: chosen, date: momentOfDecision(format, day, today) };
    if (
      await act(
        { kind: 'application.decide', id, decision },
        { done: t('today.toast.decided', { name, decision: nameOf(chosen) }) },
      )
    )
      onClose();
  };
  const takeOff = async (): Promise<void> => {
    if (await act({ kind: 'application.decide', id, decision: null }, { done: t('today.toast.undecided', { name }) }))
      onClose();
  };
  return (
    <FormDialog
      title={t('today.decision.title', { name })}
      action={t('today.decision.action')}
      onClose={onClose}
      onSave={(isReadable) => void save(isReadable)}
    >
      {decisions.length > 0 ? (
        <RadioCards
          label={t('today.decision.which')}
          value={chosen}
          onChange={setChosen}
          // The focus goes to the field that the dialog is for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          options={decisions.map(({ id: decision, label }) => ({
            id: decision,
            title: label,
            ...(likely.has(decision) && { detail: likely.get(decision)?.seenWith }),
          }))}
        />
      ) : (
        <p className="text-text-2">{t('today.decision.unknown')}</p>
      )}
      {tried && chosen === null && (
        <p role="alert" className="mt-1 text-help text-stop">
          {t('today.decision.missing')}
        </p>
      )}
      <NewDecision chosen={chosen} onAdded={setChosen} isOpen={decisions.length === 0} />
      <div className="mt-4 flex items-end justify-between gap-3">
        <div className="w-[130px]">
          <DateInput label={t('today.decision.day')} value={day} onChange={setDay} />
        </div>
        {decisionId !== null && (
          <Button variant="quiet" onPress={() => void takeOff()}>
            {t('today.decision.takeOff')}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

/** The service lists no decisions (R3.4): the user names each number of the school once. */
function NewDecision({
  isOpen,
  chosen,
  onAdded,
}: {
  readonly isOpen: boolean;
  readonly chosen: string | null;
  readonly onAdded: (id: string) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(isOpen);
  const [id, setId] = useState('');
  const [label, setLabel] = useState('');
  const [tried, setTried] = useState(false);
  const isNumber = /^[1-9]\d{0,18}$/u.test(id.trim());
  const add = (): void => {
    setTried(true);
    if (!isNumber || label.trim() === '') return;
    nameDecision(id.trim(), label);
    onAdded(id.trim());
    setOpen(false);
    setTried(false);
    setId('');
    setLabel('');
  };
  if (!open) {
    return (
      <div className="mt-2">
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            setId(chosen ?? '');
            setOpen(true);
          }}
        >
          {t('today.decision.other')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="mt-3 flex items-start gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t('today.decision.other')}</legend>
      <div className="w-[90px]">
        <TextField
          label={t('today.decision.number')}
          value={id}
          onChange={setId}
          inputMode="numeric"
          error={tried && !isNumber ? t('today.decision.notNumber') : null}
        />
      </div>
      <div className="flex-1">
        <TextField
          label={t('today.decision.label')}
          value={label}
          onChange={setLabel}
          onSubmit={add}
          error={tried && label.trim() === '' ? t('newApplication.problem.missing') : null}
        />
      </div>
      <div className="pt-[21px]">
        <Button onPress={add}>{t('today.decision.add')}</Button>
      </div>
    </fieldset>
  );
}
