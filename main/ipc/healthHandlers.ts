import type { Incidents } from '#main/diagnostics/incidents.ts';
import type { Family } from './handlers.ts';

export interface HealthParts {
  readonly incidents: Pick<Incidents, 'all' | 'markSaid'>;
}

/** What Carnet knows of its own condition. */
export const healthHandlers = ({ incidents }: HealthParts): Family<'health'> => ({
  'health.incidents': () => ({ incidents: incidents.all() }),
  'health.incidentsSaid': () => {
    incidents.markSaid();
    return {};
  },
});
