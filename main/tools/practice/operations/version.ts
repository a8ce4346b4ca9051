import { createHash } from 'node:crypto';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { ServiceError } from '../serviceError.ts';
import type { SetName } from '../sets/setNames.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** The version of a row: another one after every change of it. */
function tagOf({ text }: Row, rowTags: Differences['rowTags']): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return `${rowTags === 'weak' ? 'W/' : ''}"${digest}"`;
}

const hasTags = (rowTags: Differences['rowTags']): boolean => rowTags !== 'none' && rowTags !== 'refused';

/** What a read shows of it, as OData writes it (R5.9). */
export const versionMember = (
  row: Row,
  { rowTags }: Differences,
): readonly (readonly [name: string, value: RawJson])[] =>
  hasTags(rowTags) ? [['@odata.etag', rawOf(tagOf(row, rowTags))]] : [];

/** Throws where an update does not name the version that is there, or must name one (412, 428). */
export function checkVersion(store: Store, differences: Differences, updated: Updated): void {
  const { rowTags } = differences;
  const { set, id, given } = updated;
  if (given !== undefined && rowTags === 'refused')
    throw new ServiceError(400, 'InvalidHeader', 'If-Match n’est pas accepté');
  // Applicants and learners are updated through one set (R3.1).
  const sets: readonly SetName[] = set === 'Candidat' ? ['Candidat', 'Apprenant'] : [set];
  const rows = sets.flatMap((name) => store.row(name, id) ?? []);
  if (given === undefined) {
    if (rowTags !== 'required' || rows.length === 0) return;
    throw new ServiceError(428, 'PreconditionRequired', 'If-Match est obligatoire');
  }
  const named = new Set(given.split(',').map((tag) => tag.trim()));
  const isThere = named.has('*') || !hasTags(rowTags) || rows.some((row) => named.has(tagOf(row, rowTags)));
  if (rows.length === 0 || !isThere)
    throw new ServiceError(412, 'PreconditionFailed', `${set} ${id} a changé depuis la lecture`);
}

interface Updated {
  readonly set: SetName;
  readonly id: string;
  /** The header If-Match. */
  readonly given: string | undefined;
}
