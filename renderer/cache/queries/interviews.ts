import { Applications } from './applications.ts';
import type { Range, Times } from './events.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';
import type { ApplicationView, InterviewView } from './views.ts';

/** Applications that have an interview time, as a screen shows them. */
export class Interviews {
  private readonly rows: Rows;
  private readonly applications: Applications;
  private readonly order = new Memo<readonly Moment[]>();

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
    const { memory } = this.rows;
    const order = this.order.get('all', [memory.dataset('Dossier'), memory.revisionOf('Dossier')], () => this.byHour());
    const first = firstFrom(order, from);
    const ids = new Set(this.rows.pending('Dossier'));
    for (let at = first; at < order.length; at += 1) {
      const moment = order[at];
      if (!moment || moment.creneau >= to) break;
      ids.add(moment.id);
    }
    return ids;
  }

  /** Made once per change of the dataset, so that changing the day parses no application again. */
  private byHour(): readonly Moment[] {
    const found: Moment[] = [];
    for (const id of this.rows.memory.dataset('Dossier')?.rows.keys() ?? []) {
      const creneau = this.rows.readBase('Dossier', id)?.instant('CreneauLibre') ?? null;
      if (creneau !== null) found.push({ id, creneau });
    }
    return found.sort((a, b) => a.creneau - b.creneau);
  }
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
