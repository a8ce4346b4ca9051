import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { createQuestion } from './question.ts';

const confirmation = createQuestion<{
  readonly because: readonly ConfirmationReason[];
  /** What it is about, in words. */
  readonly about: string;
}>();

export const { useQuestion } = confirmation;

/** Asks the user, in a dialog of the shell (R4.3). */
export const askConfirmation = (because: readonly ConfirmationReason[], about: string): Promise<boolean> =>
  confirmation.ask({ because, about });
