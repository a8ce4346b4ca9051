import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useAddressRead } from '#forms/address/useAddressRead.ts';
import { useSendCreation } from '#forms/creation/useSendCreation.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ownMailField } from '#forms/values.ts';
import { preflightRules } from '#shared/failures/failure.ts';
import { Notice, TextAction, useFormat, useNow } from '#ui/index.ts';
import { KnownAddress } from './KnownAddress.tsx';
import { LearnerFields } from './LearnerFields.tsx';
import { emptyLearner, learnerName, problemsOf, readLearner, valuesOf } from './newLearner.ts';
import type { LearnerDraft, LearnerField } from './newLearner.ts';

/** Waits for the draft that a crash left of the form. */
export function NewLearnerDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useDraft('learner');
  if (draft.text === undefined) return null;
  const recovered = draft.text === null ? null : readLearner(draft.text);
  return <Form initial={recovered} onClose={onClose} />;
}

/** A new learner: the e-mail record first, then the learner, which leaves only when the user sends it (R3.0). */
function Form({ initial, onClose }: { readonly initial: LearnerDraft | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const store = useDraft('learner');
  const [draft, setDraft] = useState(initial ?? emptyLearner);
  const [isRecovered, setIsRecovered] = useState(initial !== null);
  const [left, setLeft] = useState<ReadonlySet<LearnerField>>(new Set());
  const [tried, setTried] = useState(false);
  const { sendCreation, error } = useSendCreation();
  /** A second Ctrl Entrée must not create the learner twice (I3). */
  const saving = useRef(false);
  const address = useAddressRead(draft.Mail);
  const problems = problemsOf(draft, format, now);
  const errorOf = (field: LearnerField): string | null => {
    const problem = tried || left.has(field) ? problems[field] : undefined;
    if (problem === undefined) return null;
    return preflightRules.some((rule) => rule === problem)
      ? t(`common.rule.${problem}`)
      : t(`common.rejection.${problem}`);
  };
  const change = (next: LearnerDraft): void => {
    setDraft(next);
    store.keep(JSON.stringify(next));
  };
  const startOver = (): void => {
    setDraft(emptyLearner);
    setIsRecovered(false);
    store.keep(null);
  };
  const create = async (): Promise<void> => {
    const mail = { address: draft.Mail.trim(), isDuplicate: draft[ownMailField] === 'true' };
    const values = valuesOf(draft);
    await sendCreation({ kind: 'entity.create', entity: 'Apprenant', values, mail, subject: learnerName(draft) }, () =>
      store.keep(null),
    );
  };
  const save = async (isReadable: boolean): Promise<void> => {
    setTried(true);
    if (!isReadable || saving.current || Object.keys(problems).length > 0) return;
    saving.current = true;
    await create().finally(() => {
      saving.current = false;
    });
  };
  return (
    <FormDialog
      title={t('people.learner.title')}
      width="lg"
      action={t('people.learner.action')}
      onClose={onClose}
      onSave={(isReadable) => void save(isReadable)}
    >
      <div className="flex flex-col gap-4">
        {isRecovered && (
          <p className="text-help text-text-2">
            {t('newApplication.recovered')} <TextAction onPress={startOver}>{t('newApplication.startOver')}</TextAction>
          </p>
        )}
        <LearnerFields
          draft={draft}
          errorOf={errorOf}
          onChange={change}
          onLeft={(field) => setLeft((before) => new Set(before).add(field))}
        />
        {address && (
          <KnownAddress
            read={address}
            isOwn={draft[ownMailField] === 'true'}
            onOwn={(isOwn) => change({ ...draft, [ownMailField]: isOwn ? 'true' : '' })}
            onLeave={onClose}
          />
        )}
        <p className="text-help text-text-3">{t('people.learner.how')}</p>
        {error && <Notice tone="stop" live title={error} />}
        {store.isUnsafe && <Notice tone="ask">{t('newApplication.unsafe')}</Notice>}
      </div>
    </FormDialog>
  );
}
