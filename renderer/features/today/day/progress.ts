import type { InterviewView } from '#cache/queries/views.ts';
import { isDecided } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';

export type Progress = 'done' | 'arrived' | 'next' | 'past' | 'coming';

/**
 * The progress of an interview. Done means noted or decided; where the school assigned no field for it, a passed hour
 * is only past: Carnet does not claim that the applicant came.
 */
export function progressOf(interview: InterviewView, mapped: Mapped, now: number, isNext: boolean): Progress {
  if (mapped.done || isDecided(interview)) return 'done';
  if (mapped.arrived) return 'arrived';
  if (isNext) return 'next';
  return interview.creneau < now ? 'past' : 'coming';
}
