import { join } from 'node:path';
import type { Case } from './cases.ts';
import { runCase } from './oneCase.ts';
import type { Outcome } from './oneCase.ts';
import { keptProfiles } from './profiles.ts';
import { switchableService } from './switchable.ts';

export interface MatrixSummary {
  readonly cases: number;
  readonly seconds: number;
  /** Cases by what stood in the window first. */
  readonly screens: Readonly<Partial<Record<Outcome['screen'], number>>>;
  /** Cases in which every change that waited was there again. */
  readonly whole: number;
  /** Changes that came from the journal, over all cases. */
  readonly restored: number;
  readonly breached: readonly { readonly name: string; readonly breaches: readonly string[] }[];
}

/** Runs each case on a profile of its own below `root`; `say` receives a line for each. */
export async function runMatrix(
  root: string,
  cases: readonly Case[],
  say: (line: string) => void,
): Promise<MatrixSummary> {
  const begun = performance.now();
  const service = await switchableService(join(root, 'service.json'));
  const kept = await keptProfiles(root, service);
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = await runCase(one, kept, service, join(root, 'case'));
    outcomes.push(outcome);
    const { name, screen, remedies, held, pending, missing, restored, uncertain, breaches, said } = outcome;
    const steps = [screen, ...remedies].join(' → ');
    say(
      `${outcomes.length}/${cases.length} ${name} | ${steps} | ${held}/${pending} wait, ${missing} missing, ${restored} from the journal, ${uncertain} uncertain | ${said}`,
    );
    for (const breach of breaches) say(`   BREACH ${breach}`);
  }
  const screens: Partial<Record<Outcome['screen'], number>> = {};
  for (const { screen } of outcomes) screens[screen] = (screens[screen] ?? 0) + 1;
  return {
    cases: outcomes.length,
    seconds: Math.round((performance.now() - begun) / 1_000),
    screens,
    whole: outcomes.filter(({ missing }) => missing === 0).length,
    restored: outcomes.reduce((sum, { restored }) => sum + restored, 0),
    breached: outcomes.filter(({ breaches }) => breaches.length > 0).map(({ name, breaches }) => ({ name, breaches })),
  };
}
