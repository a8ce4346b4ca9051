import { useMemo } from 'react';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { rawIn } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { byStart } from '#timeGrid/appearance/shown.ts';
import type { PinRules } from '#timeGrid/usePinnedPlaces.ts';

/** What decides where an event is drawn, in every view, and the field that changes it; gone: it is deleted. */
const ofEvent = {
  debut: 'Debut',
  fin: 'Fin',
  annule: 'Annule',
  gone: null,
  typeName: 'TypePlanificationId',
  enseignants: 'Enseignants',
  campusId: 'EntiteJuridiqueId',
} as const;
const ofInterview = { creneau: 'CreneauLibre', agentId: 'AgentId' } as const;

export const useEventPinRules = (): PinRules<EventView> => usePinRules('Planification', ofEvent, byStart);

export const useInterviewPinRules = (): PinRules<InterviewView> => usePinRules('Dossier', ofInterview, byHour);

const byHour = (a: InterviewView, b: InterviewView): number => a.creneau - b.creneau || (a.id < b.id ? -1 : 1);

interface Stepped {
  readonly id: string;
  readonly row: RawJson;
  readonly steps: readonly Step[];
}

function usePinRules<Item extends Stepped, Member extends keyof Item>(
  entity: EntityName,
  fields: Readonly<Record<Member, string | null>>,
  order: PinRules<Item>['order'],
): PinRules<Item> {
  const outboxNow = useOutboxNow();
  return useMemo(() => {
    const placing = Object.keys(fields) as Member[]; // of this record, which has no others
    const changedBy = ({ action, changes }: Step): readonly Member[] =>
      action === 'replace'
        ? placing.filter((member) => changes.some(({ field }) => field === fields[member]))
        : placing;
    return {
      placing,
      order,
      withOwn(pinned, now, members) {
        const own = placing.flatMap((member) => {
          const name = members.includes(member) ? fields[member] : null;
          const raw = name === null ? null : rawIn({ entity, row: now.row }, name);
          return name === null || raw === null ? [] : [[name, raw] as const];
        });
        return { row: splice(pinned.row, new Map(own)) } as Partial<Item>; // every item has a row
      },
      ownOf: ({ steps }) => steps.flatMap(changedBy),
      changing() {
        const { toDecide, waiting } = outboxNow();
        return [...toDecide, ...waiting].flatMap((step) =>
          step.entity === entity && changedBy(step).length > 0 ? [step.target] : [],
        );
      },
      // What was created has another id once the service has it.
      isBroughtByUser: (id) =>
        outboxNow().receipts.some((step) => step.action === 'create' && step.entity === entity && step.target === id),
    };
  }, [outboxNow, entity, fields, order]);
}
