import { provisionalId } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';
import type { Tools } from './planned.ts';

interface Creation extends Pick<NewStep, 'endpoint' | 'below' | 'parentPath'> {
  readonly entity: EntityName;
  readonly body: RawJson;
  /** Its name, for the outbox. */
  readonly subject: string;
  readonly provisional?: NewStep['provisional'];
}

/** The step of a new row, under an id of this workstation. */
export function creationStep({ subject, provisional = [], ...given }: Creation, tools: Tools): NewStep {
  const step = { ...given, action: 'create' as const, changes: [] };
  const target = provisionalId(tools.uuid());
  return { ...step, target, base: null, provisional, summary: summarize(step, subject) };
}

/** A new e-mail record, for what refers to it. `isDuplicate`: it may be another one of an address (R4.4). */
export function newMail(address: string, tools: Tools, isDuplicate = false): NewStep {
  const body = objectOf([
    ['Adresse', rawOf(address)],
    ['IsDuplicate', rawOf(isDuplicate)],
  ]);
  return creationStep({ entity: 'Mail', body, subject: address }, tools);
}
