import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consequences, NewStep } from '#sync/step.ts';
import { ConfirmDialog } from '#ui/index.ts';
import { alongWords } from '#wording/consequences.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { createQuestion } from './question.ts';
import { Sentences } from './Sentences.tsx';

const undoQuestion = createQuestion<{ readonly steps: readonly NewStep[]; readonly consequences: Consequences }>();

/** Asks before undoing what others cannot exist without, or what the service keeps in part. */
export const askUndo = (steps: readonly NewStep[], consequences: Consequences): Promise<boolean> =>
  undoQuestion.ask({ steps, consequences });

/** Names what goes along and what remains; the focus is on Annuler. Once in the shell. */
export function UndoQuestion() {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const question = undoQuestion.useQuestion((asked) => asked.question);
  // The shell goes when the service is closed or locked: nothing is undone then.
  useEffect(() => () => undoQuestion.useQuestion.getState().question?.answer(false), []);
  if (!question) return null;
  const { steps, consequences, answer } = question;
  const { along, remains } = consequences;
  return (
    <ConfirmDialog
      title={t('shell.undo.question.title')}
      action={t(along.length > 0 ? 'shell.undo.question.all' : 'shell.undo.question.rest')}
      isOpen
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <Sentences of={steps.filter((step) => !remains.includes(step))} wording={wording} />
      {along.length > 0 && (
        <>
          <p className="font-medium text-text">
            {t('shell.undo.question.along', { what: alongWords(along, wording) })}
          </p>
          <Sentences of={along} wording={wording} />
        </>
      )}
      {remains.length > 0 && (
        <>
          <p className="font-medium text-text">{t('shell.undo.question.remains')}</p>
          <Sentences of={remains} wording={wording} />
        </>
      )}
      <p>{t('shell.undo.question.redo')}</p>
    </ConfirmDialog>
  );
}
