import type { ReactNode } from 'react';

/** A titled part of the list; the title and its hint stand on one line. */
export function ListSection({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mb-3">
      <h2 className="flex items-baseline gap-2.5 px-2.5 pt-3 pb-1">
        <span className="inline-block text-body font-medium text-text first-letter:uppercase">{title}</span>
        {hint !== undefined && <span className="text-help text-text-3">{hint}</span>}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
