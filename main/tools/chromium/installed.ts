import { resolve } from 'node:path';

/** What the fuses of a packed binary keep from Node: Electron takes both away before any of main runs (S2, B18). */
const keptAway = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'] as const;

/** Gives this process what an installed Carnet has of Electron. `resources`: of the package that it runs, if any. */
export function becomeInstalled(program: Pick<NodeJS.Process, 'env'>, resources: string | null): void {
  for (const name of keptAway) delete program.env[name];
  if (resources !== null) Object.assign(program, { resourcesPath: resolve(resources) });
}
