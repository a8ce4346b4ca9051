import type { StepRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import type { Step } from '../../sync/step.ts';

/** A step as the database keeps it: its id and order in clear, the rest sealed (S8). */
export async function sealStep(disk: Disk, step: Step): Promise<StepRecord> {
  const { id, seq } = step;
  return { id, seq, sealed: await disk.seal('steps', id, seq, JSON.stringify(step)) };
}
