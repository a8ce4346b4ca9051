import type { EndpointName } from '#shared/endpoints/index.ts';

/**
 * `served`: an assumed endpoint works (R3.4); `upserts`: a replace creates a missing row (R3.1b). Of the service,
 * `ifMatch`: replaces take that header; `needsIfMatch`: they must have it (R5.9).
 */
export type Fact = 'served' | 'upserts' | 'ifMatch' | 'needsIfMatch';
type About = EndpointName | 'service';

/** For the next start: true or false by `fact endpoint` or `fact service`. It holds nothing of a row or of a person. */
export type SeenBefore = Readonly<Record<string, boolean>>;

/** What a service was seen to do: in this run, and as an earlier one stored it. */
export class Seen {
  readonly #now = new Map<string, boolean>();
  #before: SeenBefore;
  readonly #onChange: (seen: SeenBefore) => void;

  constructor(seenBefore: SeenBefore = {}, onChange: (seen: SeenBefore) => void = () => undefined) {
    this.#before = seenBefore;
    this.#onChange = onChange;
  }

  /** In this run; undefined where nothing showed it yet. */
  now(fact: Fact, name: About): boolean | undefined {
    return this.#now.get(`${fact} ${name}`);
  }

  /** In this run, else in an earlier one. */
  ever(fact: Fact, name: About): boolean | undefined {
    return this.now(fact, name) ?? this.#before[`${fact} ${name}`];
  }

  /** That an endpoint is missing counts for this run only: the next version of the service may have it. */
  note(fact: Fact, name: About, value: boolean): void {
    const key = `${fact} ${name}`;
    this.#now.set(key, value);
    const { [key]: before, ...others } = this.#before;
    const isKept = value || fact !== 'served';
    if (before === (isKept ? value : undefined)) return;
    this.#before = isKept ? { ...others, [key]: value } : others;
    this.#onChange(this.#before);
  }
}
