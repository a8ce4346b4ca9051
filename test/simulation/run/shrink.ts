import { simulate } from '../simulate.ts';
import type { Script } from '../simulate.ts';
import type { Planted } from '../station/station.ts';
import type { Struck } from '../world/faults.ts';

export interface Shrunk {
  readonly script: Script;
  readonly breaches: readonly string[];
}

const ruleOf = (breach: string): string => breach.slice(0, breach.indexOf(':'));

/**
 * A shorter script with a breach of the same rule: fewer faults, then fewer acts, again and again until nothing more
 * can go. Undefined when the script breaks nothing.
 */
export async function shrink(script: Script, planted?: Planted): Promise<Shrunk | undefined> {
  const first = await simulate(script, planted);
  const rule = first.breaches[0] && ruleOf(first.breaches[0]);
  if (rule === undefined) return undefined;
  let best: Shrunk = { script: { ...script, faults: first.struck }, breaches: first.breaches };
  const tryOut = async (next: Script): Promise<boolean> => {
    const { breaches } = await simulate(next, planted);
    if (!breaches.some((breach) => ruleOf(breach) === rule)) return false;
    best = { script: next, breaches };
    return true;
  };
  await tryOut({ ...best.script, isPlain: true });
  for (let size = -1; size !== sizeOf(best.script);) {
    size = sizeOf(best.script);
    await fewer<Struck>(best.script.faults ?? [], (faults) => tryOut({ ...best.script, faults }));
    await fewer(actsOf(best.script), (acts) =>
      tryOut({ ...best.script, without: allActs(best.script).filter((act) => !acts.includes(act)) }),
    );
  }
  return best;
}

const allActs = ({ ops }: Script): readonly number[] => Array.from({ length: ops }, (_, at) => at + 1);
const actsOf = (script: Script): readonly number[] => allActs(script).filter((act) => !script.without?.includes(act));
const sizeOf = (script: Script): number => (script.faults?.length ?? 0) + actsOf(script).length;

/** Leaves out halves, quarters, … and single items, as long as it still holds. */
async function fewer<Item>(items: readonly Item[], holds: (fewer: readonly Item[]) => Promise<boolean>): Promise<void> {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < kept.length;) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await holds(without)) kept = without;
      else at += size;
    }
  }
}
