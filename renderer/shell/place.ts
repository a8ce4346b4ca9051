import { z } from 'zod';
import { callBridge } from '#gateway/bridge.ts';
import { screens } from '#shared/ipc/screens.ts';
import { pagedEntities } from '#stores/page.ts';
import { membersOf } from '#stores/readableMembers.ts';
import { useSession } from '#stores/session.ts';
import { teachingParts, useView } from '#stores/view.ts';

const id = z.string().max(200);
const day = z.iso.date().nullable();

/** What a user had before them, beside what `preferences.ts` saves: on which day, page, line and folder they were. */
const placeSchema = z.object({
  screen: z.enum(screens),
  selection: z.partialRecord(z.enum(screens), id),
  calendarDay: day,
  calendarWeekend: z.boolean(),
  calendarPerson: z
    .object({ kind: z.enum(['teacher', 'agent', 'applicant', 'learner']), id: id.nullable(), name: id })
    .nullable(),
  interviewDay: day,
  page: z.object({ entity: z.enum(pagedEntities), id }).nullable(),
  billingCase: id.nullable(),
  agreementDraft: id.nullable(),
  peopleKind: z.enum(['Candidat', 'Apprenant', 'selection/Candidat', 'selection/Apprenant']),
  listFilters: z.record(z.string().max(60), id),
  teachingPart: z.enum(teachingParts),
  folder: id,
  deciding: id.nullable(),
});
type View = ReturnType<typeof useView.getState>;

/** Opens where a page was that crashed. Null: nothing crashed. */
export const recallPlace = (text: string | null): void =>
  useView.setState(membersOf(placeSchema, text) as Partial<View>); // its members are the view's

/** Tells main where the page is, for the one that would follow a crash. Returns what stops it. */
export function followPlace(): () => void {
  let kept: string | null = null;
  const keep = (): void => {
    const isOpen = useSession.getState().open !== null;
    const text = isOpen ? JSON.stringify(membersOf(placeSchema, JSON.stringify(useView.getState()))) : null;
    if (text === kept) return;
    kept = text;
    void callBridge('app.keepPlace', { text });
  };
  const stops = [useView.subscribe(keep), useSession.subscribe(keep)];
  return () => stops.forEach((stop) => stop());
}
