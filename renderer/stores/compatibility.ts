import { create } from 'zustand';
import type { Failure } from '#shared/failures/failure.ts';
import type { CompatibilityProgress, CompatibilityReport } from '#shared/ipc/compatibility.ts';

interface CompatibilityStore {
  /** Set while the check runs. */
  readonly running: CompatibilityProgress | null;
  /** The last report, with the epoch ms of its end; gone when another service is opened. */
  readonly last: { readonly at: number; readonly report: CompatibilityReport } | null;
  /** Why the last attempt ended without a report. */
  readonly failure: Failure | null;
}

const nothing: CompatibilityStore = { running: null, last: null, failure: null };

/** What the open service was found to serve of the interface (R3.4). */
export const useCompatibility = create<CompatibilityStore>(() => nothing);

export const forgetCompatibility = (): void => useCompatibility.setState(nothing);
