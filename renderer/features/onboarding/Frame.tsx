import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#ui/index.ts';

const steps = [1, 2, 3] as const;

/** The user has pressed a key or button in this window. */
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

/** A full window: one column, one question at a time, and the number of steps. */
export function Frame({ step, title, lead, children }: FrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step that opens is announced, and the next Tab starts from its top; a field with autofocus still gets the focus.
  // Before the first input the focus is at the top already, and a focus ring would not respond to any key.
  useEffect(() => {
    if (!wasUsed) return;
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <main className="scroll-thin h-full bg-canvas">
      <div className="mx-auto flex min-h-full w-full max-w-[520px] flex-col justify-center px-5 py-12">
        <div className="mb-6 flex items-center gap-2.5">
          <span
            aria-hidden
            className="flex size-6 items-center justify-center rounded-chip bg-accent text-help font-bold text-on-accent"
          >
            C
          </span>
          <span className="font-medium">Carnet</span>
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
