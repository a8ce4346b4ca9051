import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { fieldLabel } from '#wording/fields.ts';
import { stepLines } from '#wording/values.ts';
import type { Values } from './choices.ts';
import { storyRows } from './story.ts';
import type { StoryRow } from './story.ts';
import { useChanges } from './useChanges.ts';

/** Before → requested → received, or the conflicting value (R3.8, I12). `current`: the row as last received. */
export function StoryTable({ step, current }: { readonly step: Step; readonly current: RawJson | null }) {
  const { wording } = useChanges();
  const tell = (row: StoryRow, values: Values): string => stepLines(step, row, values, wording).join(', ');
  const { t } = wording;
  return (
    <ul className="flex flex-col gap-3">
      {storyRows(step, current).map((row) => (
        <li key={`${row.unit} ${row.outcome}`}>
          <p className="font-medium text-text">{fieldLabel(step.entity, row.unit, wording)}</p>
          <dl className="mt-0.5 grid grid-cols-[72px_1fr] gap-x-3 gap-y-0.5">
            {row.before && <Stage label={t('changes.story.before')} value={tell(row, row.before)} quiet />}
            <Stage
              label={t('changes.story.asked')}
              value={row.requested ? tell(row, row.requested) : t('changes.story.nothing')}
            />
            {row.outcome === 'gaveWay' && (
              <Stage label={t('changes.story.decidedOn')} value={t('changes.decision.theirs')} tone="gaveWay" />
            )}
            {row.outcome === 'conflict' && row.received && (
              <Stage label={t('changes.story.inService')} value={tell(row, row.received)} tone="conflict" />
            )}
            {step.state.kind === 'applied' && row.outcome !== 'gaveWay' && (
              <Stage
                label={t('changes.story.kept')}
                value={
                  row.received
                    ? tell(row, row.received)
                    : t(row.outcome === 'unknown' ? 'changes.story.notVerifiable' : 'common.mark.absent')
                }
                tone={row.outcome}
              />
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const tones: Readonly<Record<StoryRow['outcome'], string>> = {
  pending: '',
  conflict: 'font-medium text-ask',
  kept: 'text-ok',
  changed: 'font-medium text-svc',
  unknown: 'text-text-3',
  gaveWay: 'text-text-2',
};

function Stage({
  label,
  value,
  quiet = false,
  tone = 'pending',
}: {
  readonly label: string;
  readonly value: string;
  readonly quiet?: boolean;
  readonly tone?: StoryRow['outcome'];
}) {
  return (
    <>
      <dt className="text-text-3">{label}</dt>
      <dd className={`selectable min-w-0 break-words ${quiet ? 'text-text-2' : 'text-text'} ${tones[tone]}`}>
        {value}
      </dd>
    </>
  );
}
