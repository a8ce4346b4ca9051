import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countWords } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { NewStep, Step } from '#sync/step.ts';
import { ConfirmDialog } from '#ui/index.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import type { Wording } from '#wording/wording.ts';
import { undoQuestion } from './question.ts';

/** Names what goes too and what remains at the service; the focus is on Annuler. Once in the shell. */
export function UndoQuestion() {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const question = undoQuestion.useQuestion((asked) => asked.question);
  // The shell closes when the service is closed or locked: nothing is undone then.
  useEffect(() => () => undoQuestion.useQuestion.getState().question?.answer(false), []);
  if (!question) return null;
  const { steps, consequences, answer } = question;
  const { along, remains } = consequences;
  return (
    <ConfirmDialog
      title={t('panels.undo.title')}
      action={t(along.length > 0 ? 'common.word.undoAll' : 'panels.undo.rest')}
      isOpen
      onAnswer={answer}
    >
      <Sentences of={steps.filter((step) => !remains.includes(step))} wording={wording} />
      {along.length > 0 && (
        <>
          <p className="font-medium text-text">{t('panels.undo.along', { what: alongWords(along, wording) })}</p>
          <Sentences of={along} wording={wording} />
        </>
      )}
      {remains.length > 0 && (
        <>
          <p className="font-medium text-text">{t('panels.undo.remains')}</p>
          <Sentences of={remains} wording={wording} />
        </>
      )}
      <p>{t('panels.undo.redo')}</p>
    </ConfirmDialog>
  );
}

/** As many as a dialog shows at a glance. */
const most = 6;

/** Changes in words, the first ones of many. */
function Sentences({ of: steps, wording }: { readonly of: readonly NewStep[]; readonly wording: Wording }) {
  const more = steps.length - most;
  return (
    <ul className="list-disc pl-5">
      {steps.slice(0, most).map((step) => (
        <li key={`${step.entity}/${step.target}/${step.action}`}>{sentence(step, wording)}</li>
      ))}
      {more > 0 && <li>{wording.t('common.word.andOthers', { count: more })}</li>}
    </ul>
  );
}

/** « 2 répertoires créés dedans, 1 modification »: the dependents, counted by kind. */
function alongWords(along: readonly Pick<Step, 'entity' | 'action'>[], { t, language }: Wording): string {
  const kinds = Map.groupBy(along, ({ action, entity }) => (action === 'create' ? entity : 'change'));
  const words = [...kinds].map(([kind, { length: count }]) => {
    if (kind === 'change') return t('common.along.change', { count });
    const own = sentences[kind];
    if (own !== undefined) return t(own, { count });
    return countWords(kind, count, language);
  });
  return words.join(', ');
}

/** Of creations that have a sentence of their own; the others are counted by the name of their entity. */
const sentences: Partial<Record<EntityName, string>> = { Directory: 'common.along.folder' };
