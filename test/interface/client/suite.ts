import type { EndpointName } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import { agreementFlow } from './agreementFlow.ts';
import { isCompatible, knowsItsPassword, probes } from './connecting.ts';
import { drive } from './drive.ts';
import { families, scenarioOf } from './scenarios.ts';
import type { OpenSetup } from './setup.ts';

type Part = (open: OpenSetup) => Promise<void>;

async function drives(open: OpenSetup, names: readonly EndpointName[]): Promise<void> {
  for (const name of names) {
    await drive(open.within(contextOf(name)), name, scenarioOf(name)).catch((error: unknown) => {
      throw new Error(name, { cause: error });
    });
  }
}

/**
 * Everything that the client must do in any deployment: its endpoints family by family, and flows across several of
 * them.
 */
export const suite: Readonly<Record<string, Part>> = {
  'the password': knowsItsPassword,
  'the probe': probes,
  'the compatibility report': isCompatible,
  'a typical automated flow for creating an agreement': (open) => agreementFlow(open.within('plain')),
  ...Object.fromEntries(
    Object.entries(families).map(([family, rows]): readonly [string, Part] => [
      `rows: ${family}`,
      (open) => drives(open, Object.keys(rows) as EndpointName[]), // keys loses the names
    ]),
  ),
};
