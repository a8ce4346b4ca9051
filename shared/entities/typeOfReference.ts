import { fold } from '../text/fold.ts';
import { entityNames } from './index.ts';
import type { EntityName } from './index.ts';
import { tableOfType } from './referenceExterne.ts';

/** The entity that a type of external reference names, where its table bears its name; the document lists no types. */
export const entityOfType = (type: string): EntityName | null =>
  entityNames.find((entity) => fold(entity) === tableOfType(type)) ?? null;
