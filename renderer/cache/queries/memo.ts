/** The same object for the same inputs (Object.is, one by one): a screen need not redraw. */
export class Memo<Value> {
  private readonly values = new Map<string, { readonly inputs: readonly unknown[]; readonly value: Value }>();

  get(key: string, inputs: readonly unknown[], make: () => Value): Value {
    const before = this.values.get(key);
    if (before && sameElements(before.inputs, inputs)) return before.value;
    const value = make();
    this.values.set(key, { inputs, value });
    return value;
  }

  /** The latest value of a key, whatever its inputs. */
  last(key: string): Value | undefined {
    return this.values.get(key)?.value;
  }
}

export function sameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((element, index) => Object.is(element, b[index]));
}

/** Equal as far as a screen can tell: identical, or lists, maps or plain objects of identical members. */
export function sameShallow(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return sameElements(a, b);
  if (a instanceof Map && b instanceof Map)
    return (
      a.size === b.size && sameElements([...a.keys()], [...b.keys()]) && sameElements([...a.values()], [...b.values()])
    );
  if (!isPlain(a) || !isPlain(b)) return false;
  return sameElements(Object.keys(a), Object.keys(b)) && sameElements(Object.values(a), Object.values(b));
}

/** A set, for example, has no members by which two could be compared. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
