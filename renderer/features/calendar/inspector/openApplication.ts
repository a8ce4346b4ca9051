import type { InterviewView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import type { Format } from '#ui/index.ts';

/** Opens the application on the screen of interviews. */
export function openApplication(interview: InterviewView, format: Format): void {
  useView.setState(({ selection }) => ({
    screen: 'today',
    interviewDay: format.dayOf(interview.creneau),
    selection: { ...selection, today: interview.id },
  }));
}
