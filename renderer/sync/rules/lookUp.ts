import type { DoubtRule } from '#shared/endpoints/endpoint.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Step } from '../step.ts';

/** How a creation whose answer was lost is settled (R3.6). Without a rule, the user decides. */
export function doubtRule(entity: EntityName): DoubtRule {
  const name = endpointFor(entity, 'create');
  return (name && endpoint(name).doubt) ?? { settledBy: 'person' };
}

/** Whether a read of the service can show what became of an attempt of the step; otherwise the user decides (R3.6). */
export const canLookUp = ({ entity, action }: Pick<Step, 'entity' | 'action'>): boolean =>
  action === 'create' && doubtRule(entity).settledBy === 'lookUp';
