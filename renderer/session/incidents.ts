import { callBridge } from '#gateway/bridge.ts';
import { said } from '#shared/ipc/incident.ts';
import { useIncidents } from '#stores/incidents.ts';

/** At the start of a page: what there is to say about the runs before, or the page before (S15). */
export async function readIncidents(): Promise<void> {
  const answer = await callBridge('health.incidents', {});
  if (answer.ok) useIncidents.setState(answer.value);
}

/** The user has read them: they are not said again. Where main does not answer, the next start says them once more. */
export async function markIncidentsSaid(): Promise<void> {
  useIncidents.setState(({ incidents }) => ({ incidents: said(incidents) }));
  await callBridge('health.incidentsSaid', {});
}
