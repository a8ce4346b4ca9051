import type { Connection } from '../http/connection.ts';
import { unlessFailed } from '../read/unlessFailed.ts';
import type { Csdl } from './csdl.ts';
import { readCsdl } from './csdl.ts';
import { metadataText } from './metadata.ts';

/** Read once, when first needed; null where there is none readable now (R5.5). Never throws for the service. */
export function declaredBy(connection: () => Connection): () => Promise<Csdl | null> {
  let known: Csdl | null | undefined;
  const ask = async (): Promise<Csdl | null> => {
    const xml = await metadataText(connection(), undefined);
    const declared = (typeof xml === 'string' ? readCsdl(xml) : undefined) ?? null;
    // A service that is busy or fails may have one all the same.
    const isAnswer =
      typeof xml === 'string' || xml.kind === 'gone' || xml.kind === 'refused' || xml.kind === 'forbidden';
    if (isAnswer) known = declared;
    return declared;
  };
  return async () => (known === undefined ? unlessFailed(ask()) : known);
}
