import { diagnosisChecks, stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisCheck, DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { checks } from './checks.ts';
import type { Circumstances, Learned, Outcome } from './checks.ts';

/**
 * Tests the way to a service, check by check, and yields each result. Reads only; it works offline and without a
 * password, and then says what could not be tested. Throws when the signal aborts.
 */
export async function* diagnose(circumstances: Circumstances): AsyncGenerator<DiagnosisResult, null, undefined> {
  const results = new Map<DiagnosisCheck, DiagnosisResult>();
  const learned: Learned = {};
  for (const check of diagnosisChecks) {
    const { needs, alone, run } = checks[check];
    const after = needs.map((need) => brokenAt(results.get(need))).find((at) => at !== null);
    const outcome: Outcome =
      alone?.(circumstances) ??
      (after ? { finding: 'notReached', facts: { after } } : await run(learned, circumstances));
    Object.assign(learned, outcome.learned);
    const result = { check, finding: outcome.finding, facts: outcome.facts ?? {} };
    results.set(check, result);
    yield result;
  }
  return null;
}

/** The check that failed, for this result and those that rely on it; null where nothing did. */
function brokenAt(result: DiagnosisResult | undefined): DiagnosisCheck | null {
  if (result === undefined) return null;
  if (stateOfFinding[result.finding] === 'failed') return result.check;
  return result.finding === 'notReached' ? (result.facts.after ?? result.check) : null;
}
