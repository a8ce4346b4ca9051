import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { FailureError } from '#shared/failures/failure.ts';

/** Nothing was sent: the user must confirm this first (R4.3). */
export class ConfirmationNeeded extends FailureError {
  readonly because: readonly ConfirmationReason[];
  constructor(because: readonly ConfirmationReason[]) {
    super({ kind: 'badRequest', detail: 'confirmation' });
    this.because = because;
  }
}

/** Of one attempt of one irreversible operation (R4.3, I15), which spends it; made only where the user is asked. */
export class Confirmation {
  readonly #operation: string;
  #spent = false;

  /** `endpoint` is the operation's name, `id` the entity's; no id for a creation. */
  constructor(endpoint: string, id?: string) {
    this.#operation = operationOf(endpoint, id);
  }

  /** Spends it. False when it was given for something else, or is spent. */
  take(endpoint: string, id?: string): boolean {
    if (this.#spent || this.#operation !== operationOf(endpoint, id)) return false;
    this.#spent = true;
    return true;
  }
}

const operationOf = (endpoint: string, id = ''): string => `${endpoint} ${id}`;
