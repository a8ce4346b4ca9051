import { Circle, CircleAlert, CircleCheck, CircleDashed, Hourglass, OctagonX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

type CheckState = 'ok' | 'warning' | 'failed' | 'untried' | 'running' | 'waiting';

export interface ShownCheck {
  /** For tests. */
  readonly id: string;
  readonly state: CheckState;
  readonly word: string;
  readonly title: string;
  readonly found: readonly string[];
  readonly advice: string | null;
  /** Of the answer: in the text for who helps alone, the screen says it in words. */
  readonly status?: number | undefined;
}

interface CheckLinesProps {
  readonly label: string;
  readonly checks: readonly ShownCheck[];
  readonly heading?: 'h2' | 'h3';
}

export function CheckLines({ label, checks, heading = 'h3' }: CheckLinesProps) {
  return (
    <ol aria-label={label} className="mt-3 border-t border-line-soft">
      {checks.map((check) => (
        <CheckLine key={check.id} {...check} heading={heading} />
      ))}
    </ol>
  );
}

function CheckLine({
  id,
  state,
  word,
  title,
  found,
  advice,
  heading: Heading,
}: ShownCheck & Required<Pick<CheckLinesProps, 'heading'>>) {
  const { icon: Icon, ink } = icons[state];
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
        <Heading className="font-medium break-words text-text">{title}</Heading>
        {found.map((line) => (
          <p key={line} className="selectable break-words text-text-2">
            {line}
          </p>
        ))}
        {advice !== null && <p className="selectable mt-0.5 break-words text-text">{advice}</p>}
      </div>
    </li>
  );
}

export const checkText = (checks: readonly ShownCheck[]): readonly string[] =>
  checks.flatMap(({ title, word, found, advice, status }) => [
    `${title} · ${word}`,
    ...[...found, ...(status === undefined ? [] : [`HTTP ${status}`]), ...(advice === null ? [] : [advice])].map(
      (line) => `    ${line}`,
    ),
  ]);

/** Distinguished by shape, not by colour alone. */
const icons: Readonly<Record<CheckState, { readonly icon: LucideIcon; readonly ink: string }>> = {
  ok: { icon: CircleCheck, ink: 'text-ok' },
  warning: { icon: CircleAlert, ink: 'text-ask' },
  failed: { icon: OctagonX, ink: 'text-stop' },
  untried: { icon: CircleDashed, ink: 'text-text-3' },
  running: { icon: Hourglass, ink: 'text-accent' },
  waiting: { icon: Circle, ink: 'text-text-3' },
};
