/**
 * As Electron passes it over the bridge: JSON would drop values, and let a call succeed here that fails there. Both
 * functions also run in the page as text: each is whole in itself.
 */

export function toClonedText(value: unknown): string {
  type Node = readonly unknown[];
  let copy: unknown;
  try {
    copy = structuredClone(value);
  } catch {
    throw new Error('An object could not be cloned.');
  }
  const seen = new Set<object>();
  /** JSON says all of it; no object is in it twice. */
  const isPlain = (one: unknown): boolean => {
    if (one === null || typeof one === 'string' || typeof one === 'boolean') return true;
    if (typeof one === 'number') return Number.isFinite(one) && !Object.is(one, -0);
    if (typeof one !== 'object' || seen.has(one)) return false;
    seen.add(one);
    const isList = Array.isArray(one);
    if (!isList && Object.getPrototypeOf(one) !== Object.prototype) return false;
    if (isList && Object.keys(one).length !== one.length) return false;
    return (isList ? Array.from(one as readonly unknown[]) : Object.values(one)).every(isPlain);
  };
  // Nearly everything that crosses: its nodes would be twice the text, and several times the work on both sides.
  if (isPlain(copy)) return JSON.stringify(copy);
  const nodes: Node[] = [];
  const places = new Map<object, number>();
  const special = (one: unknown): Node | null => {
    if (one === undefined) return ['undefined'];
    if (typeof one === 'bigint') return ['bigint', String(one)];
    return typeof one === 'number' && (!Number.isFinite(one) || Object.is(one, -0))
      ? ['number', Object.is(one, -0) ? '-0' : String(one)]
      : null;
  };
  const contentOf = (one: object): Node => {
    if (Array.isArray(one)) return ['array', one.length, Object.entries(one).map(([at, each]) => [at, put(each)])];
    if (one instanceof Date) return ['date', put(one.getTime())];
    if (one instanceof RegExp) return ['regexp', one.source, one.flags];
    if (one instanceof Map) return ['map', [...one].map(([key, each]) => [put(key), put(each)])];
    if (one instanceof Set) return ['set', [...one].map(put)];
    if (one instanceof Error) return ['error', one.name, one.message];
    if (one instanceof ArrayBuffer) return ['buffer', [...new Uint8Array(one)]];
    if (ArrayBuffer.isView(one)) return ['view', one.constructor.name, put(one.buffer), one.byteOffset, one.byteLength];
    return ['object', Object.entries(one).map(([key, each]) => [key, put(each)])];
  };
  /** A text, a truth, a usual number or null as it is; else a list: the place of an object, or a special value. */
  function put(one: unknown): unknown {
    const named = special(one);
    if (named !== null) return named;
    if (typeof one !== 'object' || one === null) return one;
    const before = places.get(one);
    if (before !== undefined) return [before];
    const place = nodes.push([]) - 1;
    places.set(one, place);
    nodes[place] = contentOf(one);
    return [place];
  }
  return `=${JSON.stringify({ value: put(copy), nodes })}`; // as no JSON begins
}

/** What `toClonedText` was given, in another realm. */
export function fromClonedText(text: string): unknown {
  if (!text.startsWith('=')) return JSON.parse(text);
  type Written = { readonly value: unknown; readonly nodes: readonly (readonly unknown[])[] };
  const { value, nodes } = JSON.parse(text.slice(1)) as Written; // by the function above
  const made = new Map<number, unknown>();
  const viewOf = (name: string, buffer: unknown, from: number, bytes: number): unknown => {
    const kind: unknown = Reflect.get(globalThis, name);
    if (typeof kind !== 'function') throw new Error(`no such array here: ${name}`);
    const each = Number(Reflect.get(kind, 'BYTES_PER_ELEMENT') ?? 1); // a DataView has none
    return Reflect.construct(kind, [buffer, from, bytes / each]) as unknown;
  };
  const get = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [what, text] = one as readonly unknown[];
    if (what === 'undefined') return undefined;
    if (what === 'bigint') return BigInt(String(text));
    return what === 'number' ? Number(text) : take(Number(what));
  };
  const take = (place: number): unknown => (made.has(place) ? made.get(place) : make(place));
  const keep = <Value>(place: number, one: Value): Value => {
    made.set(place, one);
    return one;
  };
  /** Kept before it is filled: it may contain itself. */
  function make(place: number): unknown {
    const [kind, ...of] = nodes[place] ?? [];
    const entries = (at: number): readonly (readonly unknown[])[] => of[at] as readonly (readonly unknown[])[]; // as written
    if (kind === 'array') {
      const list: unknown[] = keep(place, []);
      list.length = Number(of[0]); // with its holes
      for (const [at, each] of entries(1)) list[Number(at)] = get(each);
      return list;
    }
    if (kind === 'date') return keep(place, new Date(Number(get(of[0]))));
    if (kind === 'regexp') return keep(place, new RegExp(String(of[0]), String(of[1])));
    if (kind === 'map') {
      const map = keep(place, new Map<unknown, unknown>());
      for (const [key, each] of entries(0)) map.set(get(key), get(each));
      return map;
    }
    if (kind === 'set') {
      const set = keep(place, new Set<unknown>());
      for (const each of of[0] as readonly unknown[]) set.add(get(each)); // as written
      return set;
    }
    if (kind === 'error') return keep(place, Object.assign(new Error(String(of[1])), { name: String(of[0]) }));
    if (kind === 'buffer') return keep(place, Uint8Array.from(of[0] as readonly number[]).buffer); // as written
    if (kind === 'view') return keep(place, viewOf(String(of[0]), get(of[1]), Number(of[2]), Number(of[3])));
    const object = keep(place, {});
    for (const [key, each] of entries(0))
      Object.defineProperty(object, String(key), {
        value: get(each),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    return object;
  }
  return get(value);
}
