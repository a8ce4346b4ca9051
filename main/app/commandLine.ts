import { parseArgs } from 'node:util';

export interface CommandLine {
  /** An address to fill into the first screen; main/api checks it when it is used. */
  readonly service: string | null;
  /** Open the practice service when no service is known. */
  readonly practice: boolean;
  /** The folder for everything that this Carnet stores, in place of the system's usual one. */
  readonly profile: string | null;
  /** Minutes without key or mouse after which Carnet locks (S9). */
  readonly lockAfter: number;
  /** Look for a newer Carnet, where the packages know of a feed. */
  readonly updates: boolean;
  /** A policy file (S14) in place of the system's, for a Carnet that is not installed. */
  readonly policy: string | null;
  /** Nobody can answer a box, as in a script: what it would say goes to the standard error. */
  readonly unattended: boolean;
}

const usualLockAfter = 15;
/** A day: a longer time would never be reached. */
const longestLockAfter = 24 * 60;

/** Reads Carnet's own switches; ignores Chromium's switches on the same command line. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: args.filter((arg, at) => !isHalfWritten(arg, args[at + 1])),
    strict: false,
    options: {
      service: { type: 'string' },
      practice: { type: 'boolean' },
      profile: { type: 'string' },
      'lock-after': { type: 'string' },
      'no-updates': { type: 'boolean' },
      policy: { type: 'string' },
      unattended: { type: 'boolean' },
    },
  });
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  const minutes = Number(text(values['lock-after']) ?? Number.NaN);
  return {
    service: text(values['service']),
    practice: values['practice'] === true,
    profile: text(values['profile']),
    lockAfter: minutes > 0 && minutes <= longestLockAfter ? minutes : usualLockAfter,
    updates: values['no-updates'] !== true,
    policy: text(values['policy']),
    unattended: values['unattended'] === true,
  };
}

/** Without a value: the argument that follows is another switch, not the value. */
const isHalfWritten = (arg: string, next: string | undefined): boolean =>
  ['--service', '--profile', '--lock-after', '--policy'].includes(arg) && (next === undefined || next.startsWith('--'));

const debuggers = ['remote-debugging-port', 'remote-debugging-pipe', 'inspect', 'inspect-brk', 'inspect-port'];

/** Whether a switch of Chromium or Node opens this process or its pages to a debugger. */
export const opensDebugger = (hasSwitch: (name: string) => boolean): boolean => debuggers.some(hasSwitch);

/** Each takes a part of the sandbox from the pages, `single-process` and `no-zygote` by way of another. */
const withoutSandbox = [
  'no-sandbox',
  'single-process',
  'no-zygote',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
];

/** Whether a switch takes the sandbox from the page (E3). Electron adds `no-sandbox` for its environment variable. */
export const runsUnsandboxed = (hasSwitch: (name: string) => boolean): boolean => withoutSandbox.some(hasSwitch);

/** Each lets anybody pose as the service, for the whole process (S10): it is advised behind proxies that end TLS. */
const switchesOffChecks = { NODE_TLS_REJECT_UNAUTHORIZED: '0' } as const;

/** Takes what switches off a check from the environment; returns the names of what was taken. */
export function dropUnsafeVariables(environment: NodeJS.ProcessEnv): readonly string[] {
  return Object.entries(switchesOffChecks).flatMap(([name, value]) => {
    if (environment[name] !== value) return [];
    delete environment[name];
    return [name];
  });
}
