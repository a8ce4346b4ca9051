import { Circle, CircleAlert, CircleCheck, CircleDashed, Hourglass, OctagonX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type CheckState = 'ok' | 'warning' | 'failed' | 'untried' | 'running' | 'waiting';

interface CheckLineProps {
  /** For tests. */
  readonly id: string;
  readonly state: CheckState;
  /** The state in a word. */
  readonly word: string;
  readonly title: string;
  /** What was found. */
  readonly found?: ReactNode;
  /** What to do about it. */
  readonly advice?: ReactNode;
}

/** One thing that was checked: its state by shape and word, what was found, what to do. */
export function CheckLine({ id, state, word, title, found, advice }: CheckLineProps) {
  const { icon: Icon, ink } = looks[state];
  return (
    <li
      data-check={id}
      data-state={state}
      className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-3 border-b border-line-soft py-2.5 max-[699.98px]:grid-cols-1"
    >
      <span className={`flex items-start gap-1.5 ${ink}`}>
        <Icon size={15} aria-hidden className="mt-0.5 shrink-0" />
        {word}
      </span>
      <div className="min-w-0">
        <h2 className="font-medium text-text">{title}</h2>
        {found && <div className="selectable break-words text-text-2">{found}</div>}
        {advice && <p className="selectable mt-0.5 break-words text-text">{advice}</p>}
      </div>
    </li>
  );
}

/** Distinguished by shape, not by colour alone. */
const looks: Readonly<Record<CheckState, { readonly icon: LucideIcon; readonly ink: string }>> = {
  ok: { icon: CircleCheck, ink: 'text-ok' },
  warning: { icon: CircleAlert, ink: 'text-ask' },
  failed: { icon: OctagonX, ink: 'text-stop' },
  untried: { icon: CircleDashed, ink: 'text-text-3' },
  running: { icon: Hourglass, ink: 'text-accent' },
  waiting: { icon: Circle, ink: 'text-text-3' },
};
