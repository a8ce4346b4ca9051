import { rawOf } from '#shared/json/rawJson.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { withOffset } from '../instants.ts';
import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { rejected } from '../planned.ts';
import { replaceStep } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';
import { subjectOf } from './known.ts';

/** The decision and its day go together: one without the other would be half a decision. */
export function decideApplication(
  intent: Extract<Intent, { kind: 'application.decide' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const { id, decision } = intent;
  const application = snapshot.current('Dossier', id);
  if (application === undefined || (decision && !/^[1-9]\d*$/u.test(decision.id))) return rejected('unknownEntity');
  const date = decision && withOffset(decision.date, tools.schoolZone);
  if (date === undefined) return rejected('notAnInstant');
  return replaceStep(snapshot, {
    entity: 'Dossier',
    id,
    subject: subjectOf(application, snapshot),
    wishes: [
      { field: 'DecisionId', mine: decision ? rawId('Dossier', decision.id) : rawOf(null) },
      { field: 'DateDecision', mine: rawOf(date) },
    ],
  });
}
