import { z } from 'zod';
import { problemSchema } from '../trace/problem.ts';

const pageEvents = ['page.error', 'page.rejection', 'page.screen'] as const;
export type PageEvent = (typeof pageEvents)[number];

/** The channels of the trace, part of the channel map. No value of a person is in a line. */
export const traceChannels = {
  /** What main noted in this run, and the log of this run and earlier ones: lines of the support file. */
  'trace.read': { args: z.object({}), result: z.object({ lines: z.array(z.string()).readonly() }) },
  /** An error of the page that was not caught, or that made a screen fail, for the log. */
  'trace.report': { args: z.object({ event: z.enum(pageEvents), problem: problemSchema }), result: z.object({}) },
} as const;
