import { z } from 'zod';
import type { JournalView } from '#shared/ipc/journal.ts';
import { stepSchema } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { JournalCopy } from './mend.ts';

export interface ReadCopy {
  readonly copy: JournalCopy;
  /** What is no step to this Carnet. */
  readonly unreadable: JournalView['steps'];
}

/** The journal's texts as steps. One that cannot be understood is no reason to believe the others less. */
export function readCopy(view: JournalView): ReadCopy {
  const steps: { step: Step; number: number }[] = [];
  const unreadable: JournalView['steps'] = [];
  for (const held of view.steps) {
    const step = stepIn(held.text);
    if (step) steps.push({ step, number: held.number });
    else unreadable.push(held);
  }
  const told = view.told.flatMap(({ number, text }) => {
    const step = stepIn(text);
    return step ? [{ step, number }] : [];
  });
  return { copy: { ...view, isSure: view.isSure && unreadable.length === 0, steps, told }, unreadable };
}

function stepIn(text: string): Step | null {
  try {
    return stepSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    throw error;
  }
}
