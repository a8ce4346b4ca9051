import type { Step } from '#sync/step.ts';
import type { Breaches } from './breaches.ts';

/** Longer than a confirmed attempt may wait for its turn. */
const mostWaitMs = 61_000;

/**
 * What may leave only when the user sends it, by the document alone: written apart from production's own rule (R3.0).
 */
const createdByHand = new Set([
  'Convention',
  'Entreprise',
  'ConventionOrganismeFinanceur',
  'Client',
  'User',
  'Apprenant',
]);
const changedByHand = new Set(['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM']);
function isByHand({ action, entity, changes, selection }: Step): boolean {
  if (action === 'act' || selection === true) return true;
  return action === 'create' ? createdByHand.has(entity) : changes.some(({ field }) => changedByHand.has(field));
}

/** Attended steps leave once for each time that their user sent them, and not later (R3.0, I15). */
export class Attending {
  readonly #breaches: Breaches;
  readonly #now: () => number;
  /** By profile and step: when the user sent it, for the attempt that goes on. */
  readonly #sent = new Map<string, number>();
  /** Entities whose irreversible change the user confirmed, in a question about it. */
  readonly #answered = new Set<string>();

  constructor(breaches: Breaches, now: () => number) {
    this.#breaches = breaches;
    this.#now = now;
  }

  sends(profile: string, stepId: string): void {
    this.#sent.set(`${profile} ${stepId}`, this.#now());
  }

  /** The attempt is over, whether or not it left. */
  ended(profile: string, stepId: string): void {
    this.#sent.delete(`${profile} ${stepId}`);
  }

  answers(profile: string, { entity, target }: Pick<Step, 'entity' | 'target'>): void {
    this.#answered.add(`${profile} ${entity} ${target}`);
  }

  isAnswered(profile: string, entity: string, id: string): boolean {
    return this.#answered.has(`${profile} ${entity} ${id}`);
  }

  /**
   * A call of another endpoint was carried out: only the user may have it sent again, who then says that it was not.
   */
  carriedOut(stepId: string): void {
    this.#carriedOut.add(stepId);
  }
  readonly #carriedOut = new Set<string>();

  /** The user says that a call was not carried out. */
  saysNot(stepId: string): void {
    this.#carriedOut.delete(stepId);
  }

  /** A new run: what the user sent before a stop counts no more. */
  starts(profile: string): void {
    for (const key of this.#sent.keys()) if (key.startsWith(`${profile} `)) this.#sent.delete(key);
  }

  leaves(profile: string, step: Step): void {
    if (!isByHand(step) && step.attended !== true) return;
    this.#breaches.expect(
      'I4',
      !this.#carriedOut.has(step.id),
      () => `${profile} sends ${step.summary.key} again though it was carried out`,
    );
    const key = `${profile} ${step.id}`;
    const at = this.#sent.get(key);
    this.#sent.delete(key); // one attempt
    this.#breaches.expect(
      'R3.0',
      at !== undefined,
      () => `${profile} sends ${step.summary.key} ${step.target} though the user did not`,
    );
    this.#breaches.expect(
      'R3.0',
      at === undefined || Math.abs(this.#now() - at) <= mostWaitMs,
      () => `${profile} sends ${step.summary.key} long after the user did`,
    );
  }
}
