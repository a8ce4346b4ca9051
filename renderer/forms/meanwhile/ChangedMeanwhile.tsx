import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useShortcut } from '#ui/index.ts';
import { formShortcuts } from '#wording/shortcuts.ts';

interface ChangedMeanwhileProps {
  /** What changed, where it is not the field above it. */
  readonly title?: string;
  /** In words; null for nothing. */
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

interface TwoAnswers {
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The questions that are drawn, for the keys: one pair of keys answers the question of the field with the focus. */
const questions = new Map<HTMLElement, TwoAnswers>();

/** The field or form that a question is about: the focus stays in it. */
const placeOf = (question: HTMLElement): HTMLElement | null =>
  question.closest<HTMLElement>('[data-field], form, [role=dialog]');

function answer(question: HTMLElement, pick: keyof TwoAnswers): void {
  // The button that has the focus goes with the question.
  placeOf(question)
    ?.querySelector<HTMLElement>(
      ':is(input:not([type=hidden], [tabindex="-1"]), textarea, button:not([data-meanwhile] *))',
    )
    ?.focus();
  questions.get(question)?.[pick]();
}

/** The question of the field with the focus, else the first on the screen. */
function answerHere(pick: keyof TwoAnswers): void {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-meanwhile]')];
  const here = drawn.find((each) => placeOf(each)?.contains(document.activeElement)) ?? drawn[0];
  if (here) answer(here, pick);
}

/** A value that changed while the user was changing it: both, and a key for each (I12). */
export function ChangedMeanwhile({ title, mine, theirs, onMine, onTheirs }: ChangedMeanwhileProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = box.current;
    if (drawn) questions.set(drawn, { onMine, onTheirs });
    return () => void (drawn && questions.delete(drawn));
  });
  // The question comes below the field with the focus, perhaps out of sight.
  useEffect(() => {
    const drawn = box.current;
    if (drawn && placeOf(drawn)?.contains(document.activeElement)) drawn.scrollIntoView({ block: 'nearest' });
  }, []);
  useShortcut(formShortcuts.keepMine, () => answerHere('onMine'));
  useShortcut(formShortcuts.takeTheirs, () => answerHere('onTheirs'));
  const press = (pick: keyof TwoAnswers): void => {
    if (box.current) answer(box.current, pick);
  };
  return (
    <div ref={box} data-meanwhile role="alert" className="mt-1 rounded-box bg-ask-soft px-2.5 py-2 text-help">
      <p className="font-medium text-ask">{title ?? t('forms.meanwhile.title')}</p>
      <dl className="selectable my-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 break-words text-text">
        <dt className="text-text-2">{t('forms.meanwhile.mine')}</dt>
        <dd>{mine ?? t('forms.empty')}</dd>
        <dt className="text-text-2">{t('forms.meanwhile.theirs')}</dt>
        <dd>{theirs ?? t('forms.empty')}</dd>
      </dl>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" kbd="alt+1" onPress={() => press('onMine')}>
          {t('forms.meanwhile.keepMine')}
        </Button>
        <Button size="sm" kbd="alt+2" onPress={() => press('onTheirs')}>
          {t('forms.meanwhile.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
