import { firstList } from '#shared/endpoints/index.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { Health } from '#shared/ipc/health.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { receivedEntities, receivedOften } from '#sync/rules/received.ts';

/** The cached data of the service, most used first; of the folders, the top ones. */
export const shownLists = [...new Set([...receivedOften, ...receivedEntities])].map(firstList);

/** What « État de Carnet » shows: the support file holds it, beside the trace. */
export interface LookedAt {
  readonly health: Health;
  readonly checks: SupportFile['checks'];
  readonly connection: readonly DiagnosisResult[];
  /** Null: not checked. */
  readonly compatibility: CompatibilityReport | null;
}
