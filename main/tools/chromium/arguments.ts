import { parseArgs } from 'node:util';

export interface HostArguments {
  readonly headless: boolean;
  /** 0: any port; null: none. Without a login: who reaches it can do what this account can (B16). */
  readonly debuggingPort: number | null;
  /** Print a sentence for the user instead of one line of JSON. */
  readonly tell: boolean;
  /** Write a picture of the first screen to this file, then end. */
  readonly picture: string | null;
  /** Set by the caller; by default the system's language. */
  readonly locale: string;
  /** Pretend that the system has a key store. */
  readonly keyStore: boolean;
  /** It does not answer in this run, or another one has taken its place. */
  readonly keyStoreIs: 'there' | 'away' | 'replaced';
  /** Pretend to be an installed Carnet, which denies more than one that is built here. */
  readonly installed: boolean;
  /** The resources of a package, with its archive unpacked in `app`, to run in place of what is built here. */
  readonly packed: string | null;
  /** Read events of sleep and absence from the standard input. */
  readonly powerFromInput: boolean;
  /** How many times faster the page's timers of ten seconds and more run, for tests that cannot wait. */
  readonly haste: number;
  /** All arguments, as the app itself would see them. */
  readonly all: readonly string[];
}

/** The host's own switches are among the app's, as Chromium's are among Electron's. */
export function readHostArguments(args: readonly string[]): HostArguments {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      headed: { type: 'boolean' },
      headless: { type: 'boolean' },
      tell: { type: 'boolean' },
      picture: { type: 'string' },
      'key-store': { type: 'boolean' },
      'key-store-is': { type: 'string' },
      installed: { type: 'boolean' },
      packed: { type: 'string' },
      'power-from-input': { type: 'boolean' },
      lang: { type: 'string' },
      haste: { type: 'string' },
      'remote-debugging-port': { type: 'string' },
    },
  });
  const picture = values['picture'];
  const port = values['remote-debugging-port'];
  const lang = values['lang'];
  const haste = values['haste'];
  const packed = values['packed'];
  return {
    headless: values['headed'] !== true,
    tell: values['tell'] === true,
    picture: typeof picture === 'string' ? picture : null,
    debuggingPort: typeof port === 'string' ? Number(port) : null,
    locale: typeof lang === 'string' ? lang : new Intl.DateTimeFormat().resolvedOptions().locale,
    keyStore: values['key-store'] === true,
    keyStoreIs: (['away', 'replaced'] as const).find((state) => state === values['key-store-is']) ?? 'there',
    installed: values['installed'] === true || typeof packed === 'string',
    packed: typeof packed === 'string' ? packed : null,
    powerFromInput: values['power-from-input'] === true,
    haste: typeof haste === 'string' ? Number(haste) : 1,
    all: args,
  };
}
