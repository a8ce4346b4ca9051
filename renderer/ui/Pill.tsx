import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'wait' | 'ask' | 'stop' | 'ok' | 'svc' | 'accent' | 'neutral';

/** Ink and soft ground of a tone. */
export const toneClasses: Readonly<Record<Tone, string>> = {
  wait: 'bg-wait-soft text-wait',
  ask: 'bg-ask-soft text-ask',
  stop: 'bg-stop-soft text-stop',
  ok: 'bg-ok-soft text-ok',
  svc: 'bg-svc-soft text-svc',
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-sunken text-text-2',
};

/** A short state in words, on its soft ground. */
export function Pill({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex h-5 shrink-0 items-center gap-1.5 rounded-chip px-1.5 text-mark font-medium whitespace-nowrap [&_svg]:size-[13px]',
        toneClasses[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
