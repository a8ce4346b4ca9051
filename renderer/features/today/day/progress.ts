import type { InterviewView } from '#cache/queries/views.ts';
import type { Span } from '#shared/clash/clash.ts';
import { isDecided } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';

export type Progress = 'done' | 'absent' | 'arrived' | 'late' | 'missed' | 'coming';

type Interview = Pick<InterviewView, 'creneau' | 'decisionId' | 'dateDecision' | 'event'>;

/** What a day knows of its interviews; `now` in epoch ms. */
export interface DayFacts<Row extends Interview> {
  readonly mapped: (interview: Row) => Mapped;
  readonly spanOf: (interview: Row) => Span;
  readonly now: number;
}

/** An interview that began so short a time ago is still to come. */
const justBegun = 5 * 60_000;

/** Done is noted or decided. Where no arrival is noted, nobody is late or missing. */
export function progressOf<Row extends Interview>(row: Row, { mapped, spanOf, now }: DayFacts<Row>): Progress {
  const { arrived, done, absent } = mapped(row);
  if (done || isDecided(row) || row.event?.realise) return 'done';
  if (absent) return 'absent';
  if (arrived) return 'arrived';
  if (arrived === null || row.event || row.creneau >= now - justBegun) return 'coming';
  return now < spanOf(row).to ? 'late' : 'missed';
}

/** Who comes next: who is late, then the next by hour. Undefined: nobody is expected any more. */
export function nextOf<Row extends Interview>(rows: readonly Row[], facts: DayFacts<Row>): Row | undefined {
  const byHour = rows.toSorted((a, b) => a.creneau - b.creneau);
  return (
    byHour.find((row) => progressOf(row, facts) === 'late') ??
    byHour.find((row) => row.creneau >= facts.now - justBegun && progressOf(row, facts) === 'coming')
  );
}

/** The longest wait first; where it is not noted that one is done, until it is over. */
export const waitingIn = <Row extends Interview>(rows: readonly Row[], facts: DayFacts<Row>): readonly Row[] =>
  rows
    .filter(
      (row) =>
        progressOf(row, facts) === 'arrived' && (facts.mapped(row).done !== null || facts.now < facts.spanOf(row).to),
    )
    .toSorted((a, b) => byArrival(facts.mapped(a), facts.mapped(b)));

/** By the arrival as it is noted (`stamp`): texts of one day, whose order is that of their hours. */
const byArrival = ({ arrived: a }: Mapped, { arrived: b }: Mapped): number =>
  (a ?? '') < (b ?? '') ? -1 : Number((a ?? '') > (b ?? ''));
