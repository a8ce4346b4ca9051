import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { MetadataReport } from '#shared/ipc/compatibility.ts';
import { statusFailure } from '../http/answer.ts';
import type { Connection } from '../http/connection.ts';
import { headersFor } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { retryWhenBusy } from '../http/retryWhenBusy.ts';
import { readCsdl } from './csdl.ts';
import { differencesDeclared, differs } from './schemaDifferences.ts';

/** Compares what `$metadata` declares with the schemas. Throws FailureError where the service cannot be reached. */
export async function checkMetadata(connection: Connection, signal?: AbortSignal): Promise<MetadataReport> {
  const xml = await metadataText(connection, signal);
  if (typeof xml !== 'string')
    return { standing: xml.kind === 'gone' ? 'absent' : 'refused', entities: [], failure: xml };
  const declared = readCsdl(xml);
  if (!declared) return { standing: 'differs', entities: [], failure: { kind: 'unreadable' } };
  const entities = entityNames.filter(isPlain).flatMap((entity) => {
    // Kinds of person served through one set may be declared under one name (R5.3b).
    const fields = [entity, ...describeEntity(entity).alsoNamed]
      .map((name) => declared.get(name))
      .find((found) => found !== undefined);
    const differences = fields ? differencesDeclared(entity, fields) : null;
    const isAsDue = differences ? !differs(differences) : !isDocumented(entity);
    return isAsDue ? [] : [{ entity, differences }];
  });
  return { standing: entities.length > 0 ? 'differs' : 'works', entities, failure: null };
}

/** It declares each set once: what the Selection context has of its own, no document says (R1.5). */
const isPlain = (entity: EntityName): boolean => contextOf(entity) === 'plain';

/** Fields that only assumed endpoints answer, or none, are optional (R3.4, R5.5). */
const isDocumented = (entity: EntityName): boolean =>
  endpointNames.some((name) => endpoint(name).entity === entity && !endpoint(name).assumed);

/** The text of `$metadata`, or how the service refused it. Throws where the service cannot be reached. */
export async function metadataText(connection: Connection, signal: AbortSignal | undefined): Promise<string | Failure> {
  try {
    return await retryWhenBusy(connection.limits, async () => {
      const reply = await connection.transport.open({
        endpoint: '$metadata',
        verb: 'GET',
        url: new URL(`${connection.baseUrl}/GraphV1/$metadata`),
        headers: headersFor(connection, undefined, 'application/xml'),
        signal,
        totalMs: connection.limits.totalMs,
      });
      const purpose = reply.status === 200 ? 'data' : 'words';
      const text = await reply.text(connection.limits.answerCharacters, purpose);
      if (reply.status === 200) return text;
      throw new ExchangeError(statusFailure(reply, text, connection.now()), true);
    });
  } catch (error) {
    if (error instanceof ExchangeError && error.failure.status !== undefined) return error.failure;
    throw error; // the service could not be reached
  }
}
