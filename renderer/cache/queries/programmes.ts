import type { Live } from './CacheProvider.tsx';
import type { Label } from './labels.ts';
import { byFrench } from './labels.ts';
import { useLive } from './useLive.ts';

const forProgrammes = ['Programme'] as const;

/** Programmes by name; a service that does not list them has none here (R3.4). */
export function useProgrammes(): readonly Label[] {
  return useLive(forProgrammes, readProgrammes);
}

/** The same list until one of them changes. */
const made = new WeakMap<Live['rows'], { readonly revision: number; readonly programmes: readonly Label[] }>();

function readProgrammes({ rows }: Live): readonly Label[] {
  const revision = rows.memory.revisionOf('Programme');
  const before = made.get(rows);
  if (before?.revision === revision) return before.programmes;
  const programmes = [...rows.ids('Programme')].map((id) => ({ id, name: rows.read('Programme', id)?.text('Nom') || id }));
  programmes.sort((a, b) => byFrench(a.name, b.name));
  made.set(rows, { revision, programmes });
  return programmes;
}
