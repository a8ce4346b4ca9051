import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const markStates = [
  'waiting',
  'sending',
  'doubt',
  'conflict',
  'refused',
  'verified',
  'changed',
  'unverifiable',
  'dropped',
  'absent',
] as const;
export type MarkState = (typeof markStates)[number];

interface Drawing {
  readonly colour: string;
  readonly shape: ReactNode;
}

const ring = (inside: string, dashes?: string): ReactNode => (
  <>
    <circle cx="8" cy="8" r="6.5" strokeDasharray={dashes} />
    <path d={inside} />
  </>
);
const dashedRing = (inside: string): ReactNode => ring(inside, '2.6 1.95');
/** 16 × 16, stroke 1.5. Round waits without the user, angular needs a decision, dashed is only here. */
const drawings: Readonly<Record<MarkState, Drawing>> = {
  waiting: { colour: 'var(--wait)', shape: dashedRing('M8 4.9V8l2 1.5') },
  sending: { colour: 'var(--accent)', shape: ring('M8 11.2V5.1M5.6 7.4 8 5l2.4 2.4') },
  doubt: {
    colour: 'var(--ask)',
    shape: (
      <>
        <path d="M8 1.2 14.8 8 8 14.8 1.2 8Z" />
        <path d="M6.5 6.6c.1-.9.7-1.4 1.6-1.4.9 0 1.5.5 1.5 1.3 0 1-1.6 1.1-1.6 2.2M8 10.7v.1" />
      </>
    ),
  },
  conflict: {
    colour: 'var(--stop)',
    shape: (
      <>
        <path d="M8 1 15 8 8 15 1 8Z" fill="var(--stop)" />
        <path d="M5.6 6.9h4.8M5.6 9.1h4.8M9.2 5.2 6.8 10.8" stroke="var(--surface)" strokeWidth="1.2" />
      </>
    ),
  },
  refused: {
    colour: 'var(--stop)',
    shape: (
      <>
        <path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3Z" fill="var(--stop)" />
        <path d="m5.9 5.9 4.2 4.2M10.1 5.9l-4.2 4.2" stroke="var(--surface)" />
      </>
    ),
  },
  verified: { colour: 'var(--ok)', shape: ring('m5.2 8.2 1.9 1.9 3.7-4') },
  changed: {
    colour: 'var(--svc)',
    shape: (
      <>
        <rect x="1.75" y="1.75" width="12.5" height="12.5" rx="2" />
        <path d="m8 5 3.1 5.8H4.9Z" />
      </>
    ),
  },
  unverifiable: { colour: 'var(--wait)', shape: dashedRing('m5.2 8.2 1.9 1.9 3.7-4') },
  dropped: { colour: 'var(--text-3)', shape: ring('M5 8h6') },
  absent: {
    colour: 'var(--wait)',
    shape: (
      <>
        <path d="M4.3 12.4A3 3 0 0 1 4 6.5a4.2 4.2 0 0 1 1.2-2M7.2 3.5a4.2 4.2 0 0 1 4.9 3.6 2.7 2.7 0 0 1 1.9 4.4M11 12.4H6.2" />
        <path d="m2.2 2.2 11.6 11.6" />
      </>
    ),
  },
};

interface MarkProps {
  readonly state: MarkState;
  /** Its accessible name. Without one: the state's name. `''` when words beside it say the same. */
  readonly label?: string;
  readonly size?: number;
}

/** The sync mark, the same wherever a changed thing is shown. */
export function Mark({ state, label, size = 16 }: MarkProps) {
  const { t } = useTranslation();
  const name = label ?? t(`common.mark.${state}`);
  const { colour, shape } = drawings[state];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke={colour}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
      data-mark={state}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {name && <title>{name}</title>}
      {shape}
    </svg>
  );
}

/** Before the name of a row in whose form something was typed that is not saved. */
export function TypedIcon() {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr-only">{t('common.word.typedIn')}</span>
      <PencilLine size={13} aria-hidden className="mr-1.5 inline-block align-[-2px] text-wait" />
    </>
  );
}
