import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SyncEvent, SyncState } from '#sync/core/index.ts';
import type { Commit } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';

/** The folder of the sync core. */
export const core = fileURLToPath(new URL('../../../../../renderer/sync/core', import.meta.url));

export interface Row {
  readonly from: readonly string[];
  readonly events: readonly string[];
  readonly to: readonly string[];
  readonly by: string;
}

/** The table of the core's README: which event takes a step from one state to another. */
export const table: readonly Row[] = readFileSync(join(core, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| from'))
  .map((line) => {
    const [from = '', events = '', to = '', by = ''] = line.split('|').slice(1);
    const list = (text: string): readonly string[] =>
      text
        .replaceAll('`', '')
        .split(',')
        .map((item) => item.trim());
    return { from: list(from), events: list(events), to: list(to), by };
  });

/**
 * Transitions that the table does not have, of the steps of one event; a step may go on by `schedule` in the same turn.
 */
export function unlisted(
  before: SyncState,
  event: SyncEvent,
  after: SyncState,
  commit: Commit | null,
): readonly string[] {
  const ids = new Set([...before.steps.keys(), ...after.steps.keys()]);
  return [...ids].flatMap((id) => {
    const from = nameOf(before.steps.get(id)) ?? 'new';
    const receipt = commit?.putReceipts?.find((step) => step.id === id);
    const to = nameOf(after.steps.get(id)) ?? nameOf(receipt) ?? 'gone';
    return from === to || isListed(from, event.kind, to) ? [] : [`${from} -- ${event.kind} --> ${to}`];
  });
}

function nameOf(step: Step | undefined): string | undefined {
  return step?.state.kind === 'doubt' && step.state.asked ? 'asked' : step?.state.kind;
}

function isListed(from: string, event: string, to: string): boolean {
  const first = table.filter((row) => row.from.includes(from) && isOf(row, event)).flatMap((row) => row.to);
  const next = table.filter(
    (row) => row.from.some((state) => state === from || first.includes(state)) && isOf(row, 'any'),
  );
  return [...first, ...next.flatMap((row) => row.to)].includes(to);
}

const isOf = ({ events }: Row, event: string): boolean => events.includes('any') || events.includes(event);
