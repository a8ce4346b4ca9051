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
  'selection/Apprenant',
  'selection/Candidat',
]);
const changedByHand = new Set(['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM']);
function isByHand({ action, entity, changes }: Step): boolean {
  if (action === 'act') return true;
  return action === 'create' ? createdByHand.has(entity) : changes.some(({ field }) => changedByHand.has(field));
}

/** Attended steps leave once for each time that their user sent them, and not later (R3.0, I15). */
export class Attending {
  readonly #breaches: Breaches;
  readonly #now: () => number;
  /** By profile and step: when the user sent it, for the attempts that go on. */
  readonly #sent = new Map<string, number[]>();
  /** Entities whose irreversible change the user confirmed, in a question about it. */
  readonly #answered = new Set<string>();

  constructor(breaches: Breaches, now: () => number) {
    this.#breaches = breaches;
    this.#now = now;
  }

  /** Returns what ends this attempt, whether or not it left. The user may have sent the step again meanwhile. */
  sends(profile: string, stepId: string): () => void {
    const [key, at] = [`${profile} ${stepId}`, this.#now()];
    this.#sent.set(key, [...(this.#sent.get(key) ?? []), at]);
    return () => this.#take(key, at);
  }

  #take(key: string, at: number): void {
    const others = this.#sent.get(key) ?? [];
    const index = others.indexOf(at);
    if (index !== -1) this.#sent.set(key, others.toSpliced(index, 1));
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
  carriedOut(stepId: string, leftAt: number): void {
    // The user looked, saw nothing of it and said so, before it was carried out late.
    if (leftAt >= (this.#saidNotAt.get(stepId) ?? Number.NEGATIVE_INFINITY)) this.#carriedOut.add(stepId);
  }
  readonly #carriedOut = new Set<string>();
  readonly #saidNotAt = new Map<string, number>();

  /** The user says that a call was not carried out. */
  saysNot(stepId: string): void {
    this.#saidNotAt.set(stepId, this.#now());
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
    const at = this.#sent.get(key)?.[0];
    if (at !== undefined) this.#take(key, at); // one attempt
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
