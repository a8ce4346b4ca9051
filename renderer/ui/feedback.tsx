import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';

/** An empty list: one sentence, and the action that helps. */
export function EmptyState({
  message,
  action,
  isInset = false,
}: {
  readonly message: ReactNode;
  readonly action?: ReactNode;
  /** In something that has its own margins. */ readonly isInset?: boolean;
}) {
  return (
    <div className={classes('flex flex-wrap items-center gap-2 py-8 text-body text-text-3', !isInset && 'px-5')}>
      <span>{message}</span>
      {action}
    </div>
  );
}

interface NoticeProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announced at once; for what just happened. */
  readonly live?: boolean;
}

/** What happened, what is safe, what to do. */
export function Notice({ tone, icon, title, children, actions, live = false }: NoticeProps) {
  const [ground, ink] = toneClasses[tone].split(' ');
  return (
    <div
      className={classes('flex gap-2.5 rounded-box px-3 py-2.5 text-body', ground)}
      {...(live ? { role: 'status' } : {})}
    >
      {icon && <span className={classes('mt-0.5 shrink-0', ink)}>{icon}</span>}
      <div className="min-w-0 flex-1">
        {title !== undefined && (
          <div className={classes('font-medium', tone === 'ask' || tone === 'stop' ? ink : 'text-text')}>{title}</div>
        )}
        {children !== undefined && <div className="text-text-2">{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** Shows its children after 200 ms: anything faster needs no sign of waiting. */
export function LoadingAfter({ ms = 200, children }: { readonly ms?: number; readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
}

/** Static rows in place of a list that is not loaded yet. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <output aria-label={label} aria-busy className="block px-5 py-3">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-row items-center gap-6 border-b border-line-soft">
          <span className="h-3 w-10 rounded-chip bg-line-soft" />
          <span
            className={classes(
              'h-3 rounded-chip bg-line-soft',
              row % 3 === 0 ? 'w-64' : row % 3 === 1 ? 'w-48' : 'w-56',
            )}
          />
        </div>
      ))}
    </output>
  );
}

/** In place of a list, page or part that is being read or received. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <LoadingAfter>
      <Skeleton label={t('common.loading')} />
    </LoadingAfter>
  );
}

export type Tone = 'wait' | 'ask' | 'stop' | 'ok' | 'svc' | 'accent' | 'neutral';

const toneClasses: Readonly<Record<Tone, string>> = {
  wait: 'bg-wait-soft text-wait',
  ask: 'bg-ask-soft text-ask',
  stop: 'bg-stop-soft text-stop',
  ok: 'bg-ok-soft text-ok',
  svc: 'bg-svc-soft text-svc',
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-sunken text-text-2',
};

export function Pill({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex min-h-5 max-w-full shrink-0 items-center gap-1.5 rounded-chip px-1.5 text-mark font-medium whitespace-normal [&_svg]:size-[13px]',
        toneClasses[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
