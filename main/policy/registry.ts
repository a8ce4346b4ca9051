import { isPolicyName, policyFacts } from '#shared/policy/settings.ts';
import type { PolicyName } from '#shared/policy/settings.ts';

/** Where group policies are written; only an administrator can. */
export const registryKey = String.raw`HKLM\Software\Policies\Carnet`;

const heading = /^HKEY_LOCAL_MACHINE\\Software\\Policies\\Carnet(\\.*)?$/iu;
/** Four blanks, name, four blanks, type, four blanks, data: a name may contain blanks, not four of them. */
const line = /^ {4}(\S(?:.*?\S)?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/u;

/** From `reg.exe query … /s`; null: not its form. What no setting can be is returned as it is, and is then wrong. */
export function parseRegistry(text: string): Readonly<Record<string, unknown>> | null {
  const settings: Record<string, unknown> = {};
  let below: string | null = null;
  for (const each of text.split(/\r?\n/u)) {
    if (each === '') continue;
    const head = heading.exec(each);
    if (head) {
      below = head[1] ?? '';
      continue;
    }
    const [, name, type = '', data = ''] = line.exec(each) ?? [];
    if (below === null || name === undefined) return null;
    const spelled = below === '' ? spelledAs(name) : `${below.slice(1)}\\${name}`;
    settings[spelled] = valueOf(spelled, type, data);
  }
  return settings;
}

/** The registry ignores case. */
function spelledAs(name: string): string {
  const lower = name.toLowerCase();
  return Object.keys(policyFacts).find((known) => known.toLowerCase() === lower) ?? name;
}

/** The value that a setting of that name can have, or what is printed: that is then wrong. */
function valueOf(name: string, type: string, data: string): unknown {
  if (!isPolicyName(name)) return data;
  const read = readers[policyFacts[name].kind];
  return read(type, data) ?? { type, data };
}

const readers: Readonly<Record<(typeof policyFacts)[PolicyName]['kind'], (type: string, data: string) => unknown>> = {
  text: textOf,
  number: numberOf,
  list: (type, data) => {
    if (type !== 'REG_SZ' && type !== 'REG_MULTI_SZ') return undefined;
    // reg.exe writes the end of each line of a REG_MULTI_SZ as « \\0 ».
    return data.split(/\\0|[,;\s]+/u).filter((each) => each !== '');
  },
  object: (type, data) => (type === 'REG_SZ' ? jsonOf(data) : undefined),
  boolean: (type, data) => {
    const number = numberOf(type, data);
    return number === 0 || number === 1 ? number === 1 : undefined;
  },
};

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined; // then wrong, as it is written
  }
}

function textOf(type: string, data: string): string | undefined {
  return type === 'REG_SZ' ? data : undefined;
}

function numberOf(type: string, data: string): number | undefined {
  return type === 'REG_DWORD' && /^0x[\da-f]{1,8}$/iu.test(data) ? Number(data) : undefined;
}
