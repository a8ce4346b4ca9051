import type { StoredRow } from '../pages/dataset.ts';
import { provenGone } from '../pages/due.ts';
import { applicationFacts } from '../pages/readAhead.ts';
import { Applications } from './applications.ts';
import type { Range, Times } from './events.ts';
import type { Rows } from './rows.ts';
import type { ApplicationView, InterviewView } from './views.ts';

export class Interviews {
  private readonly rows: Rows;
  private readonly applications: Applications;

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

  /** Those that the service has in this time; a pending change may have moved one in from any other time. */
  private candidates(from: number, to: number): ReadonlySet<string> {
    const { rows } = this;
    const ids = new Set(rows.pending('Dossier'));
    for (const row of rows.memory.dataset('Dossier')?.rows.values() ?? []) {
      const time = momentOf(row);
      if (time !== null && time >= from && time < to) ids.add(row.id);
    }
    return ids;
  }
}

/** Of a row that is gone there is no interview (R3.1b). */
const momentOf = (row: StoredRow): number | null => (row.hash === provenGone ? null : applicationFacts(row).creneau);

const hasInterview = (application: ApplicationView): application is InterviewView => application.creneau !== null;
