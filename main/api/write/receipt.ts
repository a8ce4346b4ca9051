import type { EntityDescription } from '#shared/entities/describe.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { differences } from '#shared/merge/merge.ts';
import { comparable } from '../read/comparable.ts';

export interface Outcome {
  readonly sent: RawJson;
  /** Read after the write; null when the read failed. */
  readonly kept: RawJson | null;
  /** The answer's own copy, which can show a change and proves nothing else (R3.8). */
  readonly answer: RawJson | null;
  /** Of members that nobody asked to change, whether the service changes them by itself; absent: of none. */
  readonly isMaintained?: ((field: string) => boolean) | undefined;
  /** I14; null for a creation and where nothing was read before. */
  readonly gapMs: number | null;
  readonly versioned?: boolean;
  readonly recreated?: boolean;
}

export function receiptOf(
  description: EntityDescription,
  { sent, kept, answer, gapMs, versioned = false, recreated = false, isMaintained = () => false }: Outcome,
): Receipt {
  const more = {
    gapMs,
    ...(versioned && { versioned: true as const }),
    ...(recreated && { recreated: true as const }),
  };
  const row = kept ?? answer;
  const differing = row === null ? [] : comparable(() => differences(description, sent, row));
  const changedFields = differing?.filter((field) => !isMaintained(field));
  if (changedFields === undefined || (changedFields.length === 0 && kept === null)) {
    return { outcome: 'unverifiable', changedFields: [], ...more };
  }
  return { outcome: changedFields.length > 0 ? 'changed' : 'verified', changedFields: [...changedFields], ...more };
}
