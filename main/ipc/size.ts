/**
 * Whether a value that came over the bridge is plain data of at most `limit` characters, counted about as JSON would
 * write it. It stops at the limit, so neither a huge nor a circular value costs more than that (S6).
 */
export function isPlainWithin(value: unknown, limit: number): boolean {
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    size += 1;
    if (typeof next === 'string') size += next.length + 2;
    else if (typeof next === 'number') size += 8;
    else if (Array.isArray(next)) for (const entry of next) waiting.push(entry);
    else if (isRecord(next)) {
      for (const [name, entry] of Object.entries(next)) {
        size += name.length + 3;
        waiting.push(entry);
      }
    } else if (next !== null && next !== undefined && typeof next !== 'boolean') return false;
    if (size + waiting.length > limit) return false;
  }
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
