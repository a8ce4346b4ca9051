import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { EntityName, Named } from '#shared/entities/index.ts';

export type ReceivedEntity = keyof Named<'received'>;
const isReceived = (name: EntityName): name is ReceivedEntity => describeEntity(name).received !== undefined;

/** Entities downloaded as a whole list, in this order. */
export const receivedEntities: readonly ReceivedEntity[] = entityNames.filter(isReceived);

/** What others change all day: received again and again while the service answers. */
export const receivedOften = receivedEntities.filter((name) => describeEntity(name).received === 'often');
