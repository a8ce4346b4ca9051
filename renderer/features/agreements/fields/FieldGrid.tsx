import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-[899.98px]:grid-cols-1">{children}</div>;
}
