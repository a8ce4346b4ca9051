import { Store } from '../store/store.ts';
import { addCalendar } from './calendar.ts';
import { addFiles } from './files.ts';
import { addFolders } from './folders.ts';
import { addApplicants, addStaff } from './people.ts';
import { randomFrom } from './random.ts';
import { addReferences } from './references.ts';
import { interviewSlots } from './slots.ts';

/** A French campus around `today` (YYYY-MM-DD). The same seed and day give the same rows, text for text. */
export function sampleStore({ seed, today }: { readonly seed: number; readonly today: string }): Store {
  const store = new Store();
  const random = (area: string) => randomFrom(seed, area);
  const rootStreamid = random('share').guid();
  addReferences(store, today, rootStreamid);
  addStaff(store);
  const applicants = addApplicants(store, random('applicants'), today);
  const slots = interviewSlots(random('slots'), today);
  const interviews = addFiles(store, random('files'), { applicants, slots, today });
  addCalendar(store, random('calendar'), { interviews, today });
  addFolders(store, random('folders'), { today, rootStreamid });
  return store;
}
