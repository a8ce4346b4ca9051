import { z } from 'zod';
import { incidentsSchema } from './incident.ts';

const nothing = z.object({});

/** The channels of the health of Carnet, part of the channel map. */
export const healthChannels = {
  /** What stopped Carnet without the user's will, oldest first (S15). */
  'health.incidents': { args: nothing, result: z.object({ incidents: incidentsSchema }) },
  /** The user has read them. */
  'health.incidentsSaid': { args: nothing, result: nothing },
} as const;
