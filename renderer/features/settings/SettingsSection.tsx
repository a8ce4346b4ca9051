import type { ReactNode } from 'react';

/** A titled part of the settings, beside its content. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[180px_minmax(0,1fr)] gap-x-8 border-b border-line py-5 first:pt-0 last:border-0 max-[899.98px]:grid-cols-1 max-[899.98px]:gap-y-3">
      <h2 className="text-body font-medium text-text">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
