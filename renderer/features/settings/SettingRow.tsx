import type { ReactNode } from 'react';

/** A named choice, and what it means below it. */
export function SettingRow({
  label,
  help,
  children,
}: {
  readonly label: string;
  readonly help?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[150px_minmax(0,1fr)] items-start gap-x-3 max-[699.98px]:grid-cols-1">
      <span className="pt-[5px] text-text-2">{label}</span>
      <div className="min-w-0">
        {children}
        {help && <p className="mt-1 text-help text-text-3">{help}</p>}
      </div>
    </div>
  );
}
