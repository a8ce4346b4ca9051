import type { InterviewView } from '#cache/queries/views.ts';
import { go } from '#stores/place.ts';
import type { Format } from '#ui/index.ts';

/** Opens the application on the screen of interviews. */
export const openApplication = (interview: InterviewView, format: Format): boolean =>
  go({ at: 'today', day: format.dayOf(interview.creneau), selected: interview.id });
