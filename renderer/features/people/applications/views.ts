import type { ApplicationView } from '#cache/queries/views.ts';
import type { ApplicationFilter } from '#stores/lists.ts';
import { isDecided } from '#wording/dayFields.ts';

/** What a view compares with, beside the application. */
export interface Beside {
  /** The week of today, epoch ms. */
  readonly week: { readonly from: number; readonly to: number };
  /** The documents that the application lacks, as the school notes them; '' for none, or where no field is assigned. */
  readonly missingOf: (application: ApplicationView) => string;
}

/** What each view shows of all applications. */
const isIn: Readonly<Record<ApplicationFilter['view'], (application: ApplicationView, beside: Beside) => boolean>> = {
  all: () => true,
  undecided: (application) => !isDecided(application),
  week: ({ creneau }, { week }) => creneau !== null && creneau >= week.from && creneau < week.to,
  incomplete: (application, { missingOf }) =>
    (application.avancement !== null && application.avancement < 100) || missingOf(application) !== '',
  noAgent: ({ agentId }) => agentId === null,
};

/** Applications of a campus, and those whose campus is unknown here; null for every campus. */
export const ofCampus = (
  applications: readonly ApplicationView[],
  campusId: string | null,
): readonly ApplicationView[] =>
  campusId === null ? applications : applications.filter((each) => (each.campusId ?? campusId) === campusId);

export const inView = (
  applications: readonly ApplicationView[],
  view: ApplicationFilter['view'],
  beside: Beside,
): readonly ApplicationView[] => applications.filter((application) => isIn[view](application, beside));
