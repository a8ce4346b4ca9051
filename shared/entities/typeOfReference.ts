import { fold } from '../text/fold.ts';
import { entityNames } from './index.ts';
import type { EntityName } from './index.ts';

/** Of `<domain>.<TABLE_NAME>`, without separators: TYPE_CONVENTION is TypeConvention. */
const tableOf = (type: string): string => fold(type.slice(type.indexOf('.') + 1)).replaceAll(/[^a-z0-9]/gu, '');

/** The entity that a type of external reference names, where its table bears its name; the document lists no types. */
export const entityOfType = (type: string): EntityName | null =>
  entityNames.find((entity) => fold(entity) === tableOf(type)) ?? null;
