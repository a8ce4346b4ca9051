import { useId } from 'react';
import type { ReactNode } from 'react';
import { Facts } from '#ui/index.ts';

interface PartProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** What was sent, in place of the fields; null while they can be edited. */
  readonly sent: readonly { readonly label: string; readonly value: ReactNode }[] | null;
  readonly children: ReactNode;
}

export function Part({ title, note, sent, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line py-5 last:border-0">
      <h2 id={id} className="mb-1 text-body font-bold">
        {title}
      </h2>
      {note !== undefined && <p className="mb-3 max-w-[640px] text-help text-text-3">{note}</p>}
      {sent ? <Facts items={sent.filter(({ value }) => value !== '' && value !== null)} isWide /> : children}
    </section>
  );
}
