import { firstList } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { MainHealth } from '#shared/ipc/health.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { receivedEntities, receivedOften } from '#sync/rules/received.ts';

/** The cached data of the service, most used first; of the folders, the top ones. */
export const shownLists = [...new Set([...receivedOften, ...receivedEntities])].map(firstList);

export interface ListHealth {
  readonly entity: EntityName;
  /** Epoch ms; null: never received. */
  readonly at: number | null;
  readonly isComplete: boolean;
  readonly received: number;
  readonly unreadable: number;
}

export interface HealthFacts {
  /** Null where main did not answer. */
  readonly main: MainHealth | null;
  readonly failure: FailureKind | null;
  /** The page's own storage: bytes, and whether Chromium promised to keep it when the disk is full. */
  readonly storage: { readonly used: number; readonly quota: number; readonly isPersisted: boolean };
  /** Version of the form in which the data are stored. */
  readonly schema: number;
  readonly lists: readonly ListHealth[];
}

interface HealthState {
  readonly id: SupportFile['health']['checks'][number]['check'];
  readonly state: SupportFile['health']['checks'][number]['state'];
}

/** What the support file says of the condition of Carnet, besides trace and log. */
export interface SupportAbout {
  readonly facts: HealthFacts;
  readonly checks: readonly HealthState[];
  readonly changes: { readonly unsent: number; readonly toDecide: number };
  readonly policy: SupportFile['health']['policy'];
  readonly connection: readonly DiagnosisResult[];
  /** Null: not checked. */
  readonly compatibility: CompatibilityReport | null;
}
