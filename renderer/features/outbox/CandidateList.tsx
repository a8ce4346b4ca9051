import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { unitOf } from '#shared/merge/merge.ts';
import type { Step } from '../../sync/step.ts';
import { Button } from '../../ui/index.ts';
import { fieldLabel } from '../../wording/fields.ts';
import { valueLines } from './values.ts';
import type { Wording } from '../../wording/wording.ts';

interface CandidateListProps {
  readonly step: Step;
  readonly candidates: readonly { readonly id: string; readonly row: RawJson }[];
  readonly wording: Wording;
  readonly onPick: (id: string) => void;
}

/** Rows of the service that could be the lost creation, told by the fields that were sent. */
export function CandidateList({ step, candidates, wording, onPick }: CandidateListProps) {
  const { t } = wording;
  return (
    <ul className="flex flex-col gap-2">
      {candidates.map(({ id, row }) => (
        <li key={id} className="rounded-box border border-line px-3 py-2">
          <div className="flex items-center justify-between gap-2">
            <span className="selectable truncate-line font-medium">{t('outbox.value.number', { id })}</span>
            <Button size="sm" onPress={() => onPick(id)}>
              {t('outbox.doubt.pickCandidate')}
            </Button>
          </div>
          <p className="selectable text-help text-text-2">{told(step, row, wording)}</p>
        </li>
      ))}
    </ul>
  );
}

function told(step: Step, row: RawJson, wording: Wording): string {
  const description = describeEntity(step.entity);
  const there = membersOf(row);
  const sent = [...membersOf(step.body ?? '{}').keys()].filter((field) => there.has(field) && !description.assigned.includes(field));
  const units = Map.groupBy(sent, (field) => unitOf(description, { field }));
  return [...units]
    .map(([unit, fields]) => {
      const values = fields.map((field) => there.get(field) ?? null);
      const lines = valueLines(description, { unit, fields: fields.map((field) => ({ field })) }, values, wording);
      return wording.t('outbox.detail.pair', { field: fieldLabel(step.entity, unit, wording), value: lines.join(', ') });
    })
    .join(' · ');
}
