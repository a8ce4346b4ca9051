import type { ReactNode } from 'react';

/** The bar below a decision: what can be done at once, how far it is, and what sends. */
export function DecisionFooter({ actions, says, send }: { readonly actions?: ReactNode; readonly says: string; readonly send: ReactNode }) {
  return (
    <footer className="flex min-h-[54px] shrink-0 flex-wrap items-center gap-2 border-t border-line px-7 py-2.5 max-[1399.98px]:px-5">
      {actions}
      <output className="min-w-0 flex-1 text-right text-help text-text-2">{says}</output>
      {send}
    </footer>
  );
}
