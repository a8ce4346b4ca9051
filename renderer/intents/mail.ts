import { provisionalId } from '#shared/entities/describe.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';
import type { Tools } from './planned.ts';

/** A new e-mail record, for what refers to it. `isDuplicate`: it may be another one of an address (R4.4). */
export function newMail(address: string, tools: Tools, isDuplicate = false): NewStep {
  const body = objectOf([
    ['Adresse', rawOf(address)],
    ['IsDuplicate', rawOf(isDuplicate)],
  ]);
  const step = { entity: 'Mail' as const, action: 'create' as const, changes: [], body };
  return {
    ...step,
    target: provisionalId(tools.uuid()),
    base: null,
    provisional: [],
    summary: summarize(step, address),
  };
}
