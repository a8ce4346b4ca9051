import type { IntentOf } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { valuesOf } from '../service/values.ts';
import type { Chance } from '../world/chance.ts';
import type { Page, StationIntent } from './page.ts';
import type { Profile } from './profile.ts';
import type { Station } from './station.ts';

/** An edit that a form or a field is for: its kind, its row, and the units that it changes with their values. */
interface Edit {
  readonly intent: IntentOf<'edit'> | IntentOf<'act'>;
  readonly id: string;
  readonly entity: EntityName;
  readonly wanted: ReadonlyMap<string, string>;
}

/**
 * What users type and save a while after they began, perhaps after a restart: a draft outlives every process, with the
 * row that was on the screen when it was begun (I12).
 */
export class Drafts {
  readonly #station: Station;
  /** Only in some histories users leave their forms open. */
  readonly #areLeft: boolean;

  constructor(station: Station) {
    this.#station = station;
    this.#areLeft = station.world.stream('drafts').of(0.3);
  }

  /** Whether the edit only begins now, on the row as it is shown; `save` is called once the user ends it. */
  begins(
    profile: Profile,
    edit: Edit,
    row: RawJson,
    number: number,
    save: (page: Page, intent: StationIntent) => void,
  ): boolean {
    const station = this.#station;
    const chance = this.#stream(String(number));
    // A value that is on the screen already is not typed: no form asks for it.
    const shown = valuesOf(edit.entity, row);
    const isTyped = [...edit.wanted].every(([unit, value]) => shown.get(unit) !== value);
    if (!this.#areLeft || !isTyped || !chance.of(0.7)) return false;
    const isOpen = (): boolean => station.faults.on && station.person === profile.person;
    const pageNow = (): Page | undefined => station.pages.find((page) => page.ready && page.profile === profile);
    const { entity, id, intent } = edit;
    const written = chance.between(100, 2_000);
    const received = written + chance.between(10, 2_000);
    // A colleague writes to the same thing, and the list comes by itself.
    if (chance.of(0.7)) station.machine.after(written, () => station.colleagueWrites(entity, id));
    station.machine.after(received, () => void (isOpen() && pageNow()?.engine.commands.refresh({ entity })));
    const end = (tries: number): void => {
      const page = pageNow();
      if (!isOpen()) return;
      if (page) save(page, { ...intent, from: [{ entity, id, row }] });
      else if (tries > 0) station.machine.after(3_000, () => end(tries - 1));
    };
    station.machine.after(received + chance.between(500, 6_000), () => end(3));
    return true;
  }

  #stream(name: string): Chance {
    const { world, machine } = this.#station;
    return world.stream(`drafts ${machine.name} ${name}`);
  }
}
