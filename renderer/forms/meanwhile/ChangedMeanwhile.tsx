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

/** The field or form that a question is about: the focus stays in it. */
const placeOf = (question: HTMLElement): HTMLElement | null =>
  question.closest<HTMLElement>('[data-field], form, [role=dialog]');

/** Answers the question of the field with the focus, else the first on the screen. */
function answerHere(button: 0 | 1): void {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-meanwhile]')];
  const here = drawn.find((each) => placeOf(each)?.contains(document.activeElement)) ?? drawn[0];
  here?.querySelectorAll('button')[button]?.click();
}

/** A value that changed while the user was changing it: both, and a key for each (I12). */
export function ChangedMeanwhile({ title, mine, theirs, onMine, onTheirs }: ChangedMeanwhileProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The question comes below the field with the focus, perhaps out of sight.
  useEffect(() => {
    const drawn = box.current;
    if (drawn && placeOf(drawn)?.contains(document.activeElement)) drawn.scrollIntoView({ block: 'nearest' });
  }, []);
  useShortcut(formShortcuts.keepMine, () => answerHere(0));
  useShortcut(formShortcuts.takeTheirs, () => answerHere(1));
  const answer = (give: () => void): void => {
    // The button that has the focus goes with the question.
    const place = box.current && placeOf(box.current);
    place
      ?.querySelector<HTMLElement>(
        ':is(input:not([type=hidden], [tabindex="-1"]), textarea, button:not([data-meanwhile] *))',
      )
      ?.focus();
    give();
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
        <Button size="sm" kbd="alt+1" onPress={() => answer(onMine)}>
          {t('forms.meanwhile.keepMine')}
        </Button>
        <Button size="sm" kbd="alt+2" onPress={() => answer(onTheirs)}>
          {t('forms.meanwhile.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
