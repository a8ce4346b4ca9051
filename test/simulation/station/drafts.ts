import type { Seen } from '#intents/seen.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import type { World } from '../world/world.ts';
import type { Wish } from './page.ts';
import type { Profile } from './profile.ts';

/** An edit that a form or a field is for: its kind, its row and the units that it changes. */
interface Edit {
  readonly wish: Wish & { readonly id: string };
  readonly entity: EntityName;
  readonly units: readonly string[];
}

/**
 * What users type and save at a later act, minutes or a restart after they began: a draft outlives every process, with
 * the values that were on the screen when it was begun (I12).
 */
export class Drafts {
  readonly #world: World;
  /** Only some users leave their forms open. */
  readonly #areLeft: boolean;
  readonly #begun = new Map<string, readonly Seen[]>();

  constructor(world: World, station: string) {
    this.#world = world;
    this.#areLeft = world.stream(`drafts ${station}`).of(0.3);
  }

  /** Whether the edit only begins now, on these values. */
  begins(profile: Profile, edit: Edit, row: RawJson, number: number): boolean {
    const key = keyOf(profile, edit);
    if (!this.#areLeft || this.#begun.has(key) || !this.#world.stream(`draft ${number}`).of(0.5)) return false;
    this.#begun.set(key, seenOf(edit, row));
    return true;
  }

  /** What was on the screen when this edit was begun; undefined where it is begun and saved at once. */
  take(profile: Profile, edit: Edit): readonly Seen[] | undefined {
    const key = keyOf(profile, edit);
    const seen = this.#begun.get(key);
    this.#begun.delete(key);
    return seen;
  }
}

const keyOf = ({ name }: Profile, { wish, units }: Edit): string => `${name} ${wish.kind} ${wish.id} ${units.join()}`;

const seenOf = ({ wish, entity, units }: Edit, row: RawJson): readonly Seen[] =>
  units
    .flatMap((unit) => unit.split('+'))
    .map((member) => {
      const [field = '', key] = member.split('.');
      const of = Object.assign({ entity, id: wish.id, field }, key === undefined ? {} : { key });
      return Object.assign(of, { raw: currentValue(describeEntity(entity), row, of) });
    });
