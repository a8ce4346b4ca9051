/** `npm test` runs the first tier. `npm run test:all`, and whatever is started by itself, is the whole. */
export const isWhole = process.env.CARNET_TIER !== 'first';

/**
 * How far the long suites go in the first tier and in the whole. A variable of the environment, where one is named,
 * takes them further.
 */
export const sizes = {
  simulation: { what: 'histories of the simulation', first: 40, whole: 300, variable: 'CARNET_SIM_SEEDS' },
  planted: { what: 'planted bugs for each invariant', first: 1, whole: Infinity },
  deployments: { what: 'deployments of the service', first: 3, whole: Infinity },
  fuzz: { what: 'hostile messages and answers', first: 400, whole: 3_000 },
  properties: { what: '% of the runs of the lossless and long-text properties', first: 40, whole: 100 },
  roughChanges: { what: 'changes over broken connections', first: 4, whole: 8 },
  chaos: { what: 'cycles of faults and SIGKILL', first: 1, whole: 8, variable: 'CARNET_CHAOS_CYCLES' },
};

/**
 * The size of a suite in the tier that runs.
 * @param {keyof typeof sizes} suite
 * @returns {number}
 */
export function sizeOf(suite) {
  const { first, whole, ...given } = sizes[suite];
  const wanted = 'variable' in given ? process.env[given.variable] : undefined;
  return wanted === undefined ? (isWhole ? whole : first) : Number(wanted);
}
