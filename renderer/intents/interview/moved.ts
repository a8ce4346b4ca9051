import { parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { NewStep } from '#sync/step.ts';
import type { Moved } from '../intent.ts';

const beginnings = { Planification: 'Debut', Dossier: 'CreneauLibre' } as const;

/** The events and interview times that a change moves, from any gesture or form. */
export function movedBy(steps: readonly NewStep[]): readonly Moved[] {
  return steps.flatMap(({ entity, target, action, changes }) => {
    if (action !== 'replace' || (entity !== 'Planification' && entity !== 'Dossier')) return [];
    const change = changes.find(({ field }) => field === beginnings[entity]);
    const [from, to] = [instantOf(change?.base), instantOf(change?.mine)];
    return from === null || to === null || from === to ? [] : [{ entity, id: target, from, to }];
  });
}

/** A second move continues from the first beginning: the other side may still be there. */
export function movedSince(before: readonly Moved[], now: readonly Moved[]): readonly Moved[] {
  return now.map((move) => {
    const first = before.find(({ entity, id, to }) => entity === move.entity && id === move.id && to === move.from);
    return first ? { ...move, from: first.from } : move;
  });
}

function instantOf(raw: RawJson | null | undefined): number | null {
  const value: unknown = raw === null || raw === undefined ? null : parseRaw(raw);
  return typeof value === 'string' ? (instantParts(value)?.epochMilliseconds ?? null) : null;
}
