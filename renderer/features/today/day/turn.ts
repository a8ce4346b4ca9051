import type { InterviewView } from '#cache/queries/views.ts';
import type { Span } from '#shared/clash/clash.ts';
import { isDecided } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';

type Interview = Pick<InterviewView, 'id' | 'creneau' | 'decisionId' | 'dateDecision'>;

/** Why an interview is the one to look after: what is to be done about it follows from it. */
type Reason = 'decide' | 'waiting' | 'late' | 'next';

/** Whose turn it is, and why. */
export interface Turn<Row extends Interview> {
  readonly interview: Row;
  readonly reason: Reason;
}

interface Facts<Row extends Interview> {
  readonly mapped: (interview: Row) => Mapped;
  readonly spanOf: (interview: Row) => Span;
  /** Epoch ms. */
  readonly now: number;
  /** The interview that it was about before, unless the user passed on: noted as done, it stays until it is decided. */
  readonly before: string | null;
}

/** An interview that began so short a time ago is still the next one. */
const justBegun = 5 * 60_000;

/**
 * The interview to look after now, which follows the people and not the clock: the one that was just noted as done, to
 * be decided; then the one who arrived and waits longest; then who is late, while the time of their interview lasts;
 * then the next. An interview that is over is never it. Undefined: none is left.
 */
export function turnOf<Row extends Interview>(rows: readonly Row[], facts: Facts<Row>): Turn<Row> | undefined {
  const { mapped, spanOf, now, before } = facts;
  const open = rows.filter((row) => !isDecided(row)).toSorted((a, b) => a.creneau - b.creneau);
  const justDone = open.find((row) => row.id === before && mapped(row).done);
  if (justDone) return { interview: justDone, reason: 'decide' };
  const toSee = open.filter((row) => !mapped(row).done);
  const [waiting] = toSee.filter((row) => mapped(row).arrived).toSorted((a, b) => byArrival(mapped(a), mapped(b)));
  if (waiting) return { interview: waiting, reason: 'waiting' };
  // Where the school notes no arrival, nobody is known to be late.
  const late = toSee.find(
    (row) => mapped(row).arrived !== null && row.creneau < now - justBegun && now < spanOf(row).to,
  );
  if (late) return { interview: late, reason: 'late' };
  const next = toSee.find(({ creneau }) => creneau >= now - justBegun);
  return next && { interview: next, reason: 'next' };
}

/** By the arrival as it is noted (`stamp`): texts of one day, whose order is that of their hours. */
const byArrival = ({ arrived: a }: Mapped, { arrived: b }: Mapped): number =>
  (a ?? '') < (b ?? '') ? -1 : Number((a ?? '') > (b ?? ''));
