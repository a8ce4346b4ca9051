import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, rawJson } from '#shared/json/rawJson.ts';
import { unitOf } from '#shared/merge/merge.ts';
import type { Deployment } from '../service/deployment.ts';
import type { Exchange } from '../service/line.ts';
import { isPersonSet } from '../service/persons.ts';
import type { Truth } from '../service/truth.ts';
import { valuesOf } from '../service/values.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';
import type { Sending } from './sending.ts';

/** Checks a replacement at the moment it is carried out: whose values it overwrites. */
export class Overwriting {
  readonly #truth: Truth;
  readonly #breaches: Breaches;
  readonly #sending: Sending;
  /** Values of a unit that a user at a workstation saw before deciding. */
  readonly #seen = new Set<string>();
  /** Foreign values that fell into the gap between our read and our write (I14). */
  inTheGap = 0;

  readonly #tags: Deployment['tags'];

  constructor(truth: Truth, breaches: Breaches, sending: Sending, tags: Deployment['tags']) {
    this.#tags = tags;
    this.#truth = truth;
    this.#breaches = breaches;
    this.#sending = sending;
  }

  saw(profile: Profile, entity: EntityName, id: string, row: RawJson): void {
    for (const [unit, value] of valuesOf(entity, row))
      this.#seen.add(`${profile.name} ${entity} ${id} ${unit} ${value}`);
  }

  carriedOut(exchange: Exchange, profile: Profile): void {
    const { entity, id, op, request } = exchange;
    const now = id === null ? undefined : this.#truth.row(entity, id);
    if (op !== 'replace' || !now || id === null) return;
    const { changes, reading, other } = this.#sending.sentWith(exchange);
    const read = new Map([other, reading].flatMap((one) => (one ? Array.from(valuesOf(entity, one.text)) : [])));
    this.#keepsForms(exchange, reading?.text ?? null);
    const edited = new Set(changes.map((change) => unitOf(describeEntity(entity), change)));
    const [before, after] = [valuesOf(entity, now.text), valuesOf(entity, rawJson(request.body ?? '{}'))];
    for (const [unit, value] of before) {
      if (value === after.get(unit)) continue;
      if (value !== read.get(unit)) {
        this.inTheGap += 1; // changed between our read and our write
        // A value that no version had was read from a damaged answer; of a person, two records are read (R3.1).
        const was = this.#truth.everHeld(entity, id, unit, read.get(unit) ?? 'null') && !isPersonSet(entity);
        const say = (): string => `lost in the gap: ${unit} of ${entity} ${id}, ${value}`;
        this.#breaches.expect('I14', this.#tags === 'none' || !was, say);
        continue;
      }
      const say = (words: string) => (): string =>
        `${words}: ${profile.name} ${unit} of ${entity} ${id} from ${value} to ${after.get(unit)}`;
      this.#breaches.expect('I11', edited.has(unit), say('the user did not edit it'));
      this.#breaches.expect(
        'I12',
        !edited.has(unit) || this.#mayGo(profile, entity, id, unit, value),
        say('written over unseen'),
      );
    }
  }

  /** A number goes back as number or as text, as the row writes it, edited or not. */
  #keepsForms({ entity, id, request }: Exchange, read: RawJson | null): void {
    const before = membersOf(read ?? '{}');
    for (const [field, raw] of membersOf(request.body ?? '{}')) {
      const was = before.get(field);
      if (!describeEntity(entity).numeric.has(field) || digitsIn(was) === null || digitsIn(raw) === null) continue;
      this.#breaches.expect(
        'R2.3',
        was?.startsWith('"') === raw.startsWith('"'),
        () => `${field} of ${entity} ${id} was written as ${was} and sent as ${raw}`,
      );
    }
  }

  #mayGo(profile: Profile, entity: EntityName, id: string, unit: string, value: string): boolean {
    if (this.#seen.has(`${profile.name} ${entity} ${id} ${unit} ${value}`)) return true;
    const own = (author: string): boolean => author === profile.person;
    return (
      this.#truth.written.some(
        (write) => own(write.author) && write.id === id && write.unit === unit && write.after === value,
      ) || this.#truth.created.some((made) => own(made.author) && made.entity === entity && made.id === id)
    );
  }
}
