import { parseArgs } from 'node:util';

export interface HostArguments {
  readonly headless: boolean;
  /** 0: picked by the system; null: nobody can look inside. */
  readonly debuggingPort: number | null;
  /** Speak to a person instead of printing one line of JSON. */
  readonly tell: boolean;
  /** Fixed by the caller, or whatever the system speaks. */
  readonly locale: string;
  /** Pretend that the system has a key store. */
  readonly keyStore: boolean;
  /** Hear about sleep and absence on the standard input. */
  readonly powerFromInput: boolean;
  /** How many times faster the page's timers of ten seconds and more run, for tests that cannot wait. */
  readonly haste: number;
  /** Everything, as the app itself would see it. */
  readonly all: readonly string[];
}

/** The host's own switches stand among the app's, as Chromium's do among Electron's. */
export function readHostArguments(args: readonly string[]): HostArguments {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      headed: { type: 'boolean' },
      headless: { type: 'boolean' },
      tell: { type: 'boolean' },
      'key-store': { type: 'boolean' },
      'power-from-input': { type: 'boolean' },
      lang: { type: 'string' },
      haste: { type: 'string' },
      'remote-debugging-port': { type: 'string' },
    },
  });
  const headless = values['headed'] !== true;
  const tell = values['tell'] === true;
  const port = values['remote-debugging-port'];
  const lang = values['lang'];
  const haste = values['haste'];
  return {
    headless,
    tell,
    debuggingPort: typeof port === 'string' ? Number(port) : headless && tell ? 0 : null,
    locale: typeof lang === 'string' ? lang : new Intl.DateTimeFormat().resolvedOptions().locale,
    keyStore: values['key-store'] === true,
    powerFromInput: values['power-from-input'] === true,
    haste: typeof haste === 'string' ? Number(haste) : 1,
    all: args,
  };
}
