import { parseArgs } from 'node:util';

export interface SimulationArguments {
  readonly seeds: number;
  readonly ops: number;
  readonly from: number;
  readonly planted: boolean;
  readonly json: boolean;
  /** Instead of histories: so many workstations whose network is back at the same moment; null: none. */
  readonly fleet: number | null;
}

export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export const usage = `npm run simulate -- [switches]
  --seeds N    histories (1000); with --planted the most that a bug may take (2000)
  --ops M      acts in each (16)
  --from S     first seed, or the seed of a fleet (1)
  --planted    instead, switch on one planted bug after the other and see that each is caught
  --fleet N    instead, N workstations offline for an hour, 25 edits each, at a service of 25 requests a second
  --json       nothing but the closing line
`;

const options = {
  seeds: { type: 'string' },
  ops: { type: 'string' },
  from: { type: 'string' },
  planted: { type: 'boolean' },
  fleet: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export const usualOps = 16;

/** Throws ArgumentError. */
export function simulationArguments(given: readonly string[]): SimulationArguments | 'help' {
  const { values } = read(given);
  if (values.help) return 'help';
  const planted = values.planted ?? false;
  return {
    seeds: count('seeds', values.seeds) ?? (planted ? 2000 : 1000),
    ops: count('ops', values.ops) ?? usualOps,
    from: count('from', values.from) ?? 1,
    planted,
    json: values.json ?? false,
    fleet: count('fleet', values.fleet) ?? null,
  };
}

function read(given: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof options }>> {
  try {
    return parseArgs({ args: [...given], options });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new ArgumentError(`--${name} wants a whole number above 0`);
  return Number(text);
}
