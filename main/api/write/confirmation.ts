import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { FailureError } from '#shared/failures/failure.ts';

/** Nothing was sent: a person has to say yes to this first (R4.3). */
export class ConfirmationNeeded extends FailureError {
  readonly because: readonly ConfirmationReason[];
  constructor(because: readonly ConfirmationReason[]) {
    super({ kind: 'badRequest', detail: 'confirmation' });
    this.because = because;
  }
}

/**
 * A person's yes to one attempt of one irreversible operation on one entity (R4.3, I15). The attempt spends it, whatever
 * comes of it: another attempt needs another yes. Only what asked the person makes one.
 */
export class Confirmation {
  readonly #operation: string;
  #spent = false;

  /** `endpoint` is the operation's name, `id` the entity's; none for a creation. */
  constructor(endpoint: string, id?: string) {
    this.#operation = operationOf(endpoint, id);
  }

  /** Spends it. False when the yes was for something else, or is spent. */
  take(endpoint: string, id?: string): boolean {
    if (this.#spent || this.#operation !== operationOf(endpoint, id)) return false;
    this.#spent = true;
    return true;
  }
}

const operationOf = (endpoint: string, id = ''): string => `${endpoint} ${id}`;
