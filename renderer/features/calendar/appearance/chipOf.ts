import type { SchoolDay } from '../layout/schoolDay.ts';
import type { Chip } from './EventChip.tsx';
import type { FaceWords } from './face.ts';
import { hueOf } from './hue.ts';
import type { ShownEvent } from './shown.ts';

/** An event of a day as one line. `timeOf` tells a moment (epoch ms) by the school's clock. */
export function chipOf(
  event: ShownEvent,
  day: SchoolDay,
  clash: boolean,
  words: FaceWords,
  timeOf: (ms: number) => string,
): Chip {
  const name = event.nom || event.typeName;
  const time = event.debut >= day.start ? timeOf(event.debut) : '';
  // What is seen comes first, as it is seen; then the rest.
  const range = event.interview ? null : words.wholeRange(event);
  return {
    id: event.id,
    name,
    time,
    label: words.label(event, { text: [time, name].filter(Boolean).join(' '), range, clash }),
    hue: hueOf(event.typeName),
    mark: event.mark,
    cancelled: event.annule,
    done: event.realise,
    linked: event.group !== null,
    clash,
    interview: event.interview !== undefined,
  };
}
