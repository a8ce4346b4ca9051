import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface StoppedScreenProps {
  readonly title: string;
  /** What is safe or lost, and what to do; read out when it changes. */
  readonly children: ReactNode;
  /** Buttons, the first one primary. */
  readonly actions: ReactNode;
}

/** A full window where nothing of the service can be shown. */
export function StoppedScreen({ title, children, actions }: StoppedScreenProps) {
  return (
    <main className="scroll-thin h-full bg-canvas">
      <div className="mx-auto flex min-h-full w-full max-w-[560px] flex-col justify-center px-5 py-12">
        <div className="flex items-start gap-3">
          <TriangleAlert size={20} aria-hidden className="mt-[3px] shrink-0 text-ask" />
          <div className="min-w-0">
            <div aria-live="polite">
              <h1 className="text-subject font-bold">{title}</h1>
              <div className="mt-2 flex flex-col gap-1.5 text-text-2">{children}</div>
            </div>
            <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
          </div>
        </div>
      </div>
    </main>
  );
}
