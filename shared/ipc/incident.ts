import { z } from 'zod';
import { ownWord } from '../trace/problem.ts';

/**
 * What ended or stopped Carnet, or a part of it, without the user's will. `killed`: the last run was not closed: a loss
 * of power, a process that was ended from outside. `mainRejection`: something failed in main and nothing ended.
 * `lockNotKept`: the disk refused what would keep a lock after a restart.
 */
const incidentKinds = [
  'pageGone',
  'pageHung',
  'mainStopped',
  'mainRejection',
  'killed',
  'diskFull',
  'lockNotKept',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Digits alone: a system may have been given a name in the rest. */
export const versionDigits = z.string().regex(/^\d{1,6}(?:\.\d{1,6}){0,5}$/u);

/** Nothing in it comes from a person or from the service (S15). */
export const incidentSchema = z.strictObject({
  kind: z.enum(incidentKinds),
  /** Epoch ms when it was noticed: of a killed run, when the next one began. */
  at: z.number().int(),
  /** Of the Carnet that it happened to. */
  version: versionDigits.nullable(),
  /** The reason that Chromium gives, or the name of the error; null where none is known. */
  cause: z.string().regex(ownWord).nullable(),
  /** The user has read it. */
  isSaid: z.boolean(),
});
export type Incident = Readonly<z.infer<typeof incidentSchema>>;

/** Older ones are forgotten (I24). */
export const mostIncidents = 16;
export const incidentsSchema = z.array(incidentSchema).max(mostIncidents).readonly();

/** The same, as read by the user. */
export const said = (incidents: readonly Incident[]): readonly Incident[] =>
  incidents.map((incident) => Object.assign({}, incident, { isSaid: true }));
