import { endpointFor } from '#shared/endpoints/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';

/** People whose record has the number of their account. */
export type AccountHolder = PersonEntity | 'Enseignant' | 'Agent';
/** Those whose record the service can replace: Carnet writes the number there (R4.8). */
export type LinkedHolder = Exclude<AccountHolder, 'Enseignant' | 'Agent'>;
export const isLinkable = (entity: AccountHolder): entity is LinkedHolder =>
  endpointFor(entity, 'replace') !== undefined;
