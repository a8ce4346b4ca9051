import { join } from 'node:path';

/** SYSTEM, Administrators, TrustedInstaller. */
const administrators =
  /^(?:SY|BA|S-1-5-18|S-1-5-32-544|S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464)$/u;

/** The rights of files as SDDL abbreviates them; any other abbreviation counts as every right. */
const abbreviated: Readonly<Record<string, number>> = {
  FR: 0x120089,
  GR: 0x120089,
  FX: 0x1200a0,
  GX: 0x1200a0,
  FW: 0x120116,
  GW: 0x120116,
  RC: 0x20000,
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  LO: 0x80,
  CR: 0x100,
};
const everyRight = 0x1f01ff;

/** Read and run. */
const reading = 0x1200a9;
/** In a folder also add files, as below %ProgramData%: that neither changes nor replaces the policy. */
const adding = reading | 0x116;

function rightsOf(text: string): number {
  if (/^0x[\da-f]{1,8}$/iu.test(text)) return Number(text);
  const parts = text.match(/../gu) ?? [];
  return parts.reduce((all, part) => all | (abbreviated[part] ?? everyRight), text.length % 2 === 0 ? 0 : everyRight);
}

/** By an SDDL descriptor: administrators own it and others have these rights at most; not understood: false. */
function isAdministrators(sddl: string, others: number): boolean {
  const [, owner = '', list] = /^O:(.+?)(?:G:.+?)?D:[A-Z]*((?:\([^()]*\))+)(?:S:.*)?$/u.exec(sddl.trim()) ?? [];
  if (list === undefined || !administrators.test(owner)) return false;
  return [...list.matchAll(/\(([^()]*)\)/gu)].every(([, entry = '']) => {
    const [type, flags = '', rights = '', , , who = ''] = entry.split(';');
    if (type === 'D') return true; // a refusal
    if (flags.includes('IO')) return true; // for what lies below it only
    return type === 'A' && (administrators.test(who) || (rightsOf(rights) & ~others) === 0);
  });
}

export const isProtectedBy = (file: string, folder: string): boolean =>
  isAdministrators(file, reading) && isAdministrators(folder, adding);

/** On Windows any user may create a folder in %ProgramData%: a policy counts only where administrators own it. */
export async function isProtectedOnWindows(
  path: string,
  system: string,
  run: (program: string, args: readonly string[]) => Promise<string | null>,
): Promise<boolean> {
  const shell = join(system, 'WindowsPowerShell', 'v1.0', 'powershell.exe');
  const literal = `'${path.replaceAll("'", "''")}'`;
  const script =
    `$file = ${literal}; (Get-Acl -LiteralPath $file).Sddl; ` +
    `(Get-Acl -LiteralPath ([IO.Path]::GetDirectoryName($file))).Sddl`;
  const answer = await run(shell, ['-NoProfile', '-NonInteractive', '-Command', script]);
  const [file = '', folder = '', ...others] = answer?.trim().split(/\r?\n/u) ?? [];
  return others.length === 0 && isProtectedBy(file, folder);
}
