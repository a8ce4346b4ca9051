import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { unitsOf } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import type { Truth } from '../service/truth.ts';
import { valuesOf } from '../service/values.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';

interface Entry {
  readonly profile: Profile;
  readonly entity: EntityName;
  readonly id: string;
  readonly unit: string;
  readonly value: string;
}

/** Everything that a user was shown as saved: each must be found again somewhere (I1, I2). */
export class Ledger {
  readonly #truth: Truth;
  readonly #breaches: Breaches;
  /** The latest of each unit; it replaces the earlier ones. */
  readonly #edits = new Map<string, Entry>();
  readonly #creations = new Map<string, Profile>();
  readonly #takenBack = new Set<string>();
  /**
   * What was asked for of each unit, in order: the latest may be on the disk though its window was gone before it could
   * say so.
   */
  readonly #values = new Map<string, string[]>();
  /** Every `person unit value` that the user was shown as saved. */
  readonly #asked = new Set<string>();
  /** When each `person unit value` was saved: the numbers of acts before it. A draft is saved after it began. */
  readonly #turns = new Map<string, number[]>();
  #turnCount = 0;
  readonly #real = new Map<string, string>();

  constructor(truth: Truth, breaches: Breaches) {
    this.#truth = truth;
    this.#breaches = breaches;
  }

  /** A user requests an edit; no answer was shown yet. */
  asks(profile: Profile, entity: EntityName, target: string, wanted: ReadonlyMap<string, string>): void {
    for (const [unit, value] of wanted) {
      const key = keyOf(profile, entity, target, unit);
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
      const saved = `${profile.person} ${unit} ${value}`;
      this.#turns.set(saved, [...(this.#turns.get(saved) ?? []), (this.#turnCount += 1)]);
    }
  }

  /** "Saved" was shown just now: the requested change must be on the disk (I1). */
  accepted(
    profile: Profile,
    targets: readonly string[],
    wanted: ReadonlyMap<string, string>,
    entity: EntityName,
  ): void {
    const shown = profile.disk.snapshot();
    for (const target of targets) {
      if (isProvisional(target) && shown.steps.every((step) => step.target !== target)) {
        this.#breaches.expect('I1', this.#real.has(target), () => `${target} was called saved and is on no disk`);
      }
      if (wanted.size === 0) this.#creations.set(target, profile);
      // again, where its disk forgot the acknowledgement
      const isOpen = shown.steps.some((step) => step.target === target);
      const row = shown.current(entity, (isOpen ? undefined : this.#real.get(target)) ?? target);
      for (const [unit, value] of wanted) {
        const now = row === undefined ? undefined : valuesOf(entity, row).get(unit);
        // Edited back to what the service has, of a row that went with an older profile: nothing is left to keep, nor
        // to show.
        const isAsItWas = row === undefined && this.#truth.everHeld(entity, target, unit, value);
        this.#breaches.expect(
          'I1',
          now === value || isAsItWas,
          () => `${unit} of ${target} was called saved as ${value} and shows ${now}`,
        );
        this.#asked.add(`${profile.person} ${unit} ${value}`);
        this.#edits.set(keyOf(profile, entity, target, unit), { profile, entity, id: target, unit, value });
      }
    }
  }

  /**
   * The place of this value among all that were saved: the first that is not before `from`, else its last. Null for one
   * that this user was never shown as saved.
   */
  turnOf(person: string, unit: string, value: string, from: number): number | null {
    const key = `${person} ${unit} ${value}`;
    const turns = this.#turns.get(key) ?? [];
    return this.#asked.has(key) ? (turns.find((turn) => turn >= from) ?? turns.at(-1) ?? null) : null;
  }

  /** A user undid a step, or a part of it. */
  tookBack(profile: Profile, step: Step, now: Step | undefined): void {
    if (step.action === 'create') {
      if (!now) this.#takenBack.add(step.target);
      return;
    }
    const left = now ? unitsOf(now) : new Set<string>();
    for (const unit of unitsOf(step))
      if (!left.has(unit)) this.#takenBack.add(`${profile.name} ${step.target} ${unit}`);
  }

  acknowledged(provisional: string, id: string): void {
    this.#real.set(provisional, id);
  }

  /** At the end: every change that was accepted is in the service, or here, or was undone (I2). */
  reckon(): void {
    for (const [target, profile] of this.#creations) {
      if (profile.forgot || !isProvisional(target)) continue;
      const isHere = [...profile.steps, ...profile.damaged].some((step) => step.target === target);
      this.#breaches.expect(
        'I2',
        isHere || this.#real.has(target) || this.#takenBack.has(target),
        () => `${target} was accepted and is nowhere`,
      );
    }
    for (const [key, { profile, entity, id: asked, unit, value }] of this.#edits) {
      const id = this.#real.get(asked) ?? asked;
      if (
        profile.forgot ||
        [asked, id].some((name) => this.#takenBack.has(`${profile.name} ${name} ${unit}`) || this.#takenBack.has(name))
      )
        continue;
      const values = this.#values.get(key) ?? [];
      // An edit under a provisional id is replaced by one under the real id.
      const underItsId = id === asked ? [] : (this.#values.get(keyOf(profile, entity, id, unit)) ?? []);
      const itOrLater = [value, ...values.slice(values.lastIndexOf(value)), ...underItsId];
      const isHere = [...profile.steps, ...profile.damaged].some(
        (step) =>
          [asked, id].includes(step.target) &&
          step.entity === entity &&
          (unitsOf(step).has(unit) || itOrLater.some((each) => holds(step, entity, unit, each))),
      );
      const isThere = itOrLater.some((each) => this.#truth.everHeld(entity, id, unit, each));
      this.#breaches.expect(
        'I2',
        isHere || isThere,
        () => `${profile.name}: ${unit} of ${entity} ${id}, ${value}, was accepted and is nowhere`,
      );
    }
  }
}

const keyOf = (profile: Profile, entity: EntityName, target: string, unit: string): string =>
  `${profile.name} ${entity} ${target} ${unit}`;

const holds = (step: Step, entity: EntityName, unit: string, value: string): boolean =>
  step.body !== null && valuesOf(entity, step.body).get(unit) === value;
