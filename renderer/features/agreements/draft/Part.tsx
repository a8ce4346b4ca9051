import { useId } from 'react';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  /** What is said once below the title. */
  readonly note?: ReactNode;
  /** What was sent, in place of the fields; null while they can be edited. */
  readonly sent: readonly { readonly label: string; readonly value: ReactNode }[] | null;
  readonly children: ReactNode;
}

/** A part of the draft: its fields, or, once it was sent, what they said. */
export function Part({ title, note, sent, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line py-5 last:border-0">
      <h2 id={id} className="mb-1 text-body font-bold">
        {title}
      </h2>
      {note !== undefined && <p className="mb-3 max-w-[640px] text-help text-text-3">{note}</p>}
      {sent ? <Sent items={sent.filter(({ value }) => value !== '' && value !== null)} /> : children}
    </section>
  );
}

function Sent({ items }: { readonly items: NonNullable<PartProps['sent']> }) {
  return (
    <dl className="grid grid-cols-[200px_minmax(0,1fr)] gap-x-2 gap-y-[7px]">
      {items.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-3">{label}</dt>
          <dd className="selectable min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
