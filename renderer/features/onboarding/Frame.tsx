import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A calm, full window: one column, one question at a time. */
export function Frame({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A step that opens is read out, and the next key starts from its top; a field that asks for the focus still gets it.
  useEffect(() => {
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <main className="scroll-thin h-full bg-canvas">
      <div className="mx-auto flex min-h-full w-full max-w-[520px] flex-col justify-center px-5 py-12">
        <div className="mb-6 flex items-center gap-2.5">
          <span aria-hidden className="flex size-6 items-center justify-center rounded-chip bg-accent text-help font-bold text-on-accent">
            C
          </span>
          <span className="font-medium">Carnet</span>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-subject font-bold outline-none">{title}</h1>
        <p className="mt-1 mb-6 text-text-2">{lead}</p>
        <div className="flex flex-col gap-5 rounded-hero border border-line bg-surface p-5">{children}</div>
      </div>
    </main>
  );
}
