import type { Dataset, StoredRow } from '../pages/dataset.ts';
import { provenGone } from '../pages/due.ts';
import { interviewTime } from '../pages/interviewTime.ts';
import { Applications } from './applications.ts';
import type { Range, Times } from './events.ts';
import type { Rows } from './rows.ts';
import type { ApplicationView, InterviewView } from './views.ts';

/** Applications that have an interview time, as a screen shows them. */
export class Interviews {
  private readonly rows: Rows;
  private readonly applications: Applications;
  private order: Order = { dataset: undefined, revision: -1, rows: new Map(), moments: [] };

  constructor(rows: Rows, applications = new Applications(rows)) {
    this.rows = rows;
    this.applications = applications;
  }

  /** Null when the application is not in the cache or has no interview. */
  one(id: string): InterviewView | null {
    // Without an interview, most of an application is not read.
    if ((this.rows.read('Dossier', id)?.instant('CreneauLibre') ?? null) === null) return null;
    const application = this.applications.one(id);
    return application && hasInterview(application) ? application : null;
  }

  /** Interviews of a campus in the range, by time. One with an unknown campus is shown for every campus. */
  within({ campusId, ...times }: Range): readonly InterviewView[] {
    return this.ofCampuses([campusId], times);
  }

  /** The same of several campuses. */
  ofCampuses(campusIds: readonly string[], { from, to }: Times): readonly InterviewView[] {
    const found: InterviewView[] = [];
    for (const id of this.candidates(from, to)) {
      const creneau = this.rows.read('Dossier', id)?.instant('CreneauLibre') ?? null;
      if (creneau === null || creneau < from || creneau >= to) continue;
      const campusId = this.applications.campusOf(id);
      if (campusId !== null && !campusIds.includes(campusId)) continue;
      const interview = this.one(id);
      if (interview) found.push(interview);
    }
    return found.sort((a, b) => a.creneau - b.creneau || (a.id < b.id ? -1 : 1));
  }

  /** The service's applications by interview time; a pending change may have moved one in from any other time. */
  private candidates(from: number, to: number): ReadonlySet<string> {
    const order = this.byHour();
    const first = firstFrom(order, from);
    const ids = new Set(this.rows.pending('Dossier'));
    for (let at = first; at < order.length; at += 1) {
      const moment = order[at];
      if (!moment || moment.creneau >= to) break;
      ids.add(moment.id);
    }
    return ids;
  }

  /** After a change only the rows that changed are looked at: there may be tens of thousands of others. */
  private byHour(): readonly Moment[] {
    const { memory } = this.rows;
    const dataset = memory.dataset('Dossier');
    const revision = memory.revisionOf('Dossier');
    const before = this.order;
    if (before.dataset === dataset && before.revision === revision) return before.moments;
    const rows = before.dataset === dataset ? before.rows : new Map<string, StoredRow>();
    const changed: Moment[] = [];
    const gone = new Set<string>();
    const since = before.dataset === dataset ? memory.changedSince('Dossier', before.revision) : null;
    for (const id of since ?? dataset?.rows.keys() ?? []) {
      const row = dataset?.rows.get(id);
      const known = rows.get(id);
      if (!row || known === row) continue;
      rows.set(id, row);
      const creneau = momentOf(row);
      if (known && momentOf(known) === creneau) continue;
      if (known) gone.add(id);
      if (creneau !== null) changed.push({ id, creneau });
    }
    const stay = rows === before.rows ? before.moments : [];
    const isSame = changed.length === 0 && gone.size === 0;
    const moments = isSame
      ? stay
      : [...stay.filter(({ id }) => !gone.has(id)), ...changed].sort((a, b) => a.creneau - b.creneau);
    this.order = { dataset, revision, rows, moments };
    return moments;
  }
}

/** Of a row that is gone there is no interview (R3.1b). */
const momentOf = (row: StoredRow): number | null => (row.hash === provenGone ? null : interviewTime(row));

/** The service's interviews by time, and the rows that say so. */
interface Order {
  readonly dataset: Dataset | undefined;
  readonly revision: number;
  readonly rows: Map<string, StoredRow>;
  readonly moments: readonly Moment[];
}

interface Moment {
  readonly id: string;
  /** Epoch ms. */
  readonly creneau: number;
}

/** The index of the first moment at or after `from`. */
function firstFrom(order: readonly Moment[], from: number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((order[middle]?.creneau ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

const hasInterview = (application: ApplicationView): application is InterviewView => application.creneau !== null;
