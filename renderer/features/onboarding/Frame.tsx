import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#shared/text/languages.ts';
import { useView } from '#stores/view.ts';
import { classes, Segmented, useShortcut } from '#ui/index.ts';

const steps = [1, 2, 3] as const;

let wasUsed = false;
for (const press of ['keydown', 'pointerdown'] as const) {
  window.addEventListener(press, () => (wasUsed = true), { capture: true, once: true });
}

interface FrameProps {
  readonly step: (typeof steps)[number];
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One question at a time. Entrée goes on from the title, a field, or a choice that is made. */
export function Frame({ step, title, lead, children }: FrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step is announced, and the next Tab starts at its top; an autofocus field keeps the focus. Before any input no
  // focus ring shows.
  useEffect(() => {
    if (!wasUsed) return;
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  // A form takes Entrée in its own fields; here it is on the title, on nothing, or on a choice that is made.
  const goOn = (): void =>
    heading.current?.closest('main')?.querySelector<HTMLFormElement>('form:not([hidden] form)')?.requestSubmit();
  useShortcut('Enter', goOn);
  /** Before React Aria, which lets Entrée choose, and nothing else. */
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { key, target, repeat } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return;
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) goOn();
  };
  return (
    // Listens to the keys of the choices inside it; it takes no key itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main className="scroll-thin h-full bg-canvas" onKeyDownCapture={onKeyDownCapture}>
      <div className="mx-auto flex min-h-full w-full max-w-[520px] flex-col justify-center px-5 py-12">
        <div className="mb-6 flex items-center gap-2.5">
          <span
            aria-hidden
            className="flex size-6 items-center justify-center rounded-chip bg-accent text-help font-bold text-on-accent"
          >
            C
          </span>
          <span className="font-medium">Carnet</span>
          {step === 1 && <LanguageChoice />}
          <span className="ml-auto flex items-center gap-2 text-help text-text-3">
            {t('onboarding.step', { step, of: steps.length })}
            <span aria-hidden className="flex gap-1">
              {steps.map((each) => (
                <span key={each} className={classes('h-1 w-5 rounded-full', each <= step ? 'bg-accent' : 'bg-line')} />
              ))}
            </span>
          </span>
        </div>
        {/* It has the focus until the next key: keyboard users see where they are (WCAG 2.4.7). */}
        <h1 ref={heading} tabIndex={-1} className="w-fit text-subject font-bold">
          {title}
        </h1>
        <p className="mt-1 mb-6 text-text-2">{lead}</p>
        <div className="flex flex-col gap-5 rounded-hero border border-line bg-surface p-5">{children}</div>
      </div>
    </main>
  );
}

/** A language is named in itself. */
function LanguageChoice() {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  return (
    <Segmented
      label={t('onboarding.language')}
      value={language}
      onChange={(chosen) => useView.setState({ language: chosen })}
      options={languageNames.map((id) => ({ id, label: languages[id].name }))}
    />
  );
}
