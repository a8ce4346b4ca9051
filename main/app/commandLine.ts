import { parseArgs } from 'node:util';

export interface CommandLine {
  /** An address to fill the first screen with; judged by main/api when it is used. */
  readonly service: string | null;
  /** Open on the practice service when no service is known. */
  readonly practice: boolean;
  /** The folder that holds everything this Carnet keeps, in place of the system's usual one. */
  readonly profile: string | null;
}

/** Reads what Carnet understands; Chromium's own switches stand on the same line and are left alone. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { service: { type: 'string' }, practice: { type: 'boolean' }, profile: { type: 'string' } },
  });
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' && !value.startsWith('--') ? value : null); // a switch is no value
  return { service: text(values['service']), practice: values['practice'] === true, profile: text(values['profile']) };
}
