import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { clashesAmong, commonOf } from '#shared/clash/clash.ts';
import type { Common } from '#shared/clash/clash.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { needsOf, steadyClashes } from '#timeGrid/appearance/needs.ts';
import type { NeedOf } from '#timeGrid/appearance/needs.ts';
import { withInterviews } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

/** An event that another one clashes with, and what both need. */
export interface Clash extends Common {
  readonly other: ShownEvent;
}

interface Clashes {
  /** The events, and the interviews that no event shows. */
  readonly all: readonly ShownEvent[];
  readonly needOf: NeedOf;
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  /** What one of them clashes with. */
  readonly clashOf: (event: ShownEvent) => Clash | undefined;
}

interface Days {
  readonly events: readonly EventView[];
  readonly interviews: readonly InterviewView[];
}

/** The events of some days, and the interviews that none of them shows, by start; `merged` where they are known. */
export function useWithInterviews(
  campusId: string,
  { events, interviews }: Days,
  merged?: readonly ShownEvent[],
): readonly ShownEvent[] {
  const typeName = useTranslation().t('shell.types.applicationInterview');
  return useMemo(
    () => merged ?? withInterviews(events, interviews, campusId, typeName),
    [events, interviews, campusId, typeName, merged],
  );
}

/** The events and interviews of some days, and what clashes among them. `merged`: both, where they are known so. */
export function useClashes(campusId: string, { events, interviews }: Days, merged?: readonly ShownEvent[]): Clashes {
  const { room } = useDayChoices((choices) => choices.fieldMapping);
  const all = useWithInterviews(campusId, { events, interviews }, merged);
  const needOf = useMemo(() => needsOf(all, interviews, room), [all, interviews, room]);
  const steady = useMemo(() => steadyClashes<ShownEvent>(), []);
  const clashes = useMemo(() => steady(clashesAmong(all, needOf)), [all, needOf, steady]);
  const clashOf = (event: ShownEvent): Clash | undefined => {
    const other = clashes.get(event.id);
    const common = other && commonOf(needOf(event), needOf(other));
    return other && common ? { other, ...common } : undefined;
  };
  return { all, needOf, clashes, clashOf };
}
