import type { Endpoint } from './endpoint.ts';
import { assumed, create, keptBySchool, list } from './endpointParts.ts';

/** The tree of folders, and the Instance that names its share. */
export const folders = {
  /** Files and folders are deleted in the file system (Delete_time). */
  'Directory.list': {
    ...list('Directory'),
    mayLack: 'any',
    filterOn: ['path'],
    filterRequired: true,
    readings: ['R1.3', 'R5.5'],
  },
  'Directory.create': {
    ...create('Directory'),
    answer: 'guid',
    required: ['Nom', 'Streamid'],
    doubt: { settledBy: 'lookUp', list: 'Directory.list', fields: ['Nom'] },
    readings: ['R3.3', 'R3.6', 'R5.5'],
  },
  'Instance.list': { ...list('Instance'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
