import type { ReactNode } from 'react';

/** One decision beside the queue, with its bar below; at 200 % zoom it scrolls with the queue above it. */
export const decisionPanel = 'flex min-h-0 min-w-0 flex-1 flex-col max-[799.98px]:flex-none';
export const decisionContent =
  'scroll-thin min-h-0 flex-1 px-7 py-5 max-[1399.98px]:px-5 max-[799.98px]:overflow-visible max-[799.98px]:py-4';

/** The bar below a decision: what can be done at once, the progress, and the button that sends. */
export function DecisionFooter({
  actions,
  says,
  send,
}: {
  readonly actions?: ReactNode;
  readonly says: string;
  readonly send: ReactNode;
}) {
  return (
    <footer className="flex min-h-[54px] shrink-0 items-center gap-2 border-t border-line bg-surface px-7 py-2.5 max-[1399.98px]:px-5 max-[1399.98px]:[&_kbd]:hidden max-[999.98px]:flex-wrap max-[799.98px]:sticky max-[799.98px]:bottom-0 max-[799.98px]:py-1.5 low:static">
      {actions}
      {/* The words take a second line before the buttons do: a toast has its place just above one line of buttons. */}
      <output className="min-w-0 flex-1 text-right text-help leading-4 text-balance text-text-2 max-[799.98px]:order-first max-[799.98px]:basis-full max-[799.98px]:text-left">
        {says}
      </output>
      {send}
    </footer>
  );
}
