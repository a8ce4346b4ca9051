import type { Chance } from '../simulation/world/chance.ts';

/** Part of every secret that the fuzz hands in: no answer and no file in clear may contain it. */
export const canary = 'canari-b7f3';

const texts = [
  '',
  '0',
  '-1',
  '1e999',
  '99999999999999999999',
  'new:1',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  'C:\\Windows\\system.ini',
  '\\\\serveur\\partage\\fichier',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '=CMD|1!A0',
  '<script>alert(1)</script>',
  "' or 1 eq 1",
  'P et Q\\L’école',
  '2026-11-20T09:00:00+01:00',
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(70_000),
  '\u0301'.repeat(3_000),
];

const values: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -0,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 2 ** 53,
  () => Number.MIN_VALUE,
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => JSON.parse('{"toString":"x","then":"y","length":-1}'),
  () => new Map([['a', 1]]),
  () => new Date(Number.NaN),
  () => /x/u,
  () => 10n,
  () => nested(300),
  () => Array.from({ length: 2_000 }, (_, at) => at),
];

export const junkText = (chance: Chance): string => chance.pick(texts) ?? '';

export function junk(chance: Chance): unknown {
  if (chance.of(0.4)) return junkText(chance);
  return chance.of(0.002) ? circular() : chance.pick(values)?.(); // looked through up to the bridge's limit
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = { value };
  return value;
}

function circular(): unknown {
  const one: Record<string, unknown> = {};
  one['self'] = one;
  return one;
}
