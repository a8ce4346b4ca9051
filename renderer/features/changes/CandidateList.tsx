import { useId, useState } from 'react';
import { inSentence } from '#i18n/labels/names.ts';
import type { Candidate } from '#shared/ipc/write.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { Button, classes, ConfirmDialog, Notice, RadioDot, Section } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import type { PanelProps } from './actions.ts';
import { compare } from './candidates.ts';
import type { Compared } from './candidates.ts';
import type { Chosen } from './ChoiceButton.tsx';
import { Difference } from './Difference.tsx';
import { objectionsTo, whoIs } from './existing.ts';
import { useChanges } from './useChanges.ts';

interface CandidateListProps {
  readonly step: Step;
  readonly candidates: readonly Candidate[];
  readonly chosen: Chosen;
  readonly onPick: (candidate: Candidate) => void;
}

interface CandidatesProps extends Pick<CandidateListProps, 'candidates' | 'chosen'>, PanelProps {
  readonly title: string;
  readonly lead?: string;
}

/** The rows that may be what a change made, for the user to say which one is; nothing where there is none. */
export function Candidates({ title, lead, step, candidates, chosen }: CandidatesProps) {
  const { actions } = useChanges();
  if (candidates.length === 0) return null;
  return (
    <Section title={title}>
      {lead !== undefined && <p className="mb-2 text-text-2">{lead}</p>}
      <CandidateList
        step={step}
        candidates={candidates}
        chosen={chosen}
        onPick={(candidate) => actions.onSettle(step, candidate)}
      />
    </Section>
  );
}

/** What was sent beside what each shows now, differences tinted. */
export function CandidateList({ step, candidates, chosen, onPick }: CandidateListProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const group = useId();
  const [asking, setAsking] = useState<Candidate | null>(null);
  const pick = (candidate: Candidate): void => {
    const { different, wasThere } = objectionsTo(step, candidate);
    if (different.length > 0 || wasThere) setAsking(candidate);
    else onPick(candidate);
  };
  return (
    <>
      <div
        role="radiogroup"
        data-list="row"
        tabIndex={-1}
        aria-label={t('changes.doubt.candidates')}
        className="flex flex-col gap-2"
      >
        {candidates.map(({ id, row }) => {
          const isChosen = id === chosen.id;
          const number = t('common.numbered', { id });
          const who = whoIs(step.entity, { id, row }, wording);
          const compared = compare(step, row);
          const different = compared.filter(({ isSame }) => !isSame).length;
          return (
            <div
              key={id}
              data-row={id}
              className={classes(
                'rounded-box border px-3 py-2',
                isChosen ? 'border-accent bg-accent-soft' : 'border-line',
              )}
            >
              <label className="relative flex items-start gap-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent">
                <input
                  type="radio"
                  name={group}
                  checked={isChosen}
                  onChange={() => chosen.choose(id)}
                  className="peer sr-only"
                />
                <RadioDot isChecked={isChosen} />
                <span className="selectable font-medium">{number}</span>
                <span className="text-help text-text-2">
                  {different === 0 ? t('changes.doubt.sameAsSent') : t('changes.doubt.differs', { count: different })}
                </span>
              </label>
              {isPerson(row) && <p className="selectable mt-0.5 pl-6 text-text">{who}</p>}
              <ObjectionNotice step={step} candidate={{ id, row }} />
              <CompareTable step={step} compared={compared} />
              {isChosen && (
                <div className="pt-2">
                  <Button
                    key={String(chosen.byKey)}
                    // It is opened by a shortcut, and the user continues with Entrée.
                    autoFocus={chosen.byKey}
                    onPress={() => pick({ id, row })}
                  >
                    {t('changes.doubt.pickCandidate', { number })}
                  </Button>
                </div>
              )}
            </div>
          );
        })}
      </div>
      <ConfirmDialog
        title={t('changes.existing.sureTitle')}
        action={t('changes.existing.sureAction')}
        isOpen={asking !== null}
        onAnswer={(isAgreed) => {
          setAsking(null);
          if (isAgreed && asking) onPick(asking);
        }}
      >
        {asking && (
          <>
            <p className="font-medium text-text">{whoIs(step.entity, asking, wording)}</p>
            <p>{objectionWords(step, asking, wording)}</p>
            <p>{t('changes.existing.sureMeans')}</p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

const isPerson = (row: RawJson): boolean => membersOf(row).has('Prenoms');

/** Warns that a row differs from what was sent, or was there before, before anything can be attached to it (I16). */
function ObjectionNotice({ step, candidate }: PanelProps & { readonly candidate: Candidate }) {
  const { wording } = useChanges();
  const words = objectionWords(step, candidate, wording);
  if (words === null) return null;
  return (
    <div className="mt-2">
      <Notice
        tone="stop"
        title={wording.t(isPerson(candidate.row) ? 'changes.existing.otherPerson' : 'changes.existing.otherThing')}
        live
      >
        {words}
      </Notice>
    </div>
  );
}

function objectionWords(step: Step, candidate: Candidate, wording: Wording): string | null {
  const { different, wasThere } = objectionsTo(step, candidate);
  const fields = different.map((field) => inSentence(fieldLabel(step.entity, field, wording))).join(', ');
  return (
    [
      different.length > 0 && wording.t('changes.existing.different', { fields }),
      wasThere && wording.t('changes.existing.wasThere'),
    ]
      .filter(Boolean)
      .join(' ') || null
  );
}

const columns = 'grid grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr)] gap-x-2.5';

export function CompareTable({ step, compared }: PanelProps & { readonly compared: readonly Compared[] }) {
  const { wording } = useChanges();
  const { t } = wording;
  const tell = (row: Compared, values: Compared['there']): string => stepLines(step, row, values, wording).join(', ');
  return (
    <div className="mt-1.5 text-help">
      <div className={classes(columns, 'border-b border-line-soft pb-0.5 text-text-3')}>
        <span>{t('common.word.field')}</span>
        <span>{t('changes.doubt.sent')}</span>
        <span>{t('changes.doubt.there')}</span>
      </div>
      {compared.map((row) => {
        const sent = row.sent === null ? '' : tell(row, row.sent);
        const there = tell(row, row.there);
        return (
          <div
            key={row.unit}
            data-same={row.isSame}
            className={classes(columns, 'selectable border-b border-line-soft py-0.5 break-words last:border-b-0')}
          >
            <span className="text-text-2">{fieldLabel(step.entity, row.unit, wording)}</span>
            <span className="min-w-0 text-text">{row.isSame ? sent : <Difference text={sent} against={there} />}</span>
            <span className="min-w-0 text-text">{row.isSame ? there : <Difference text={there} against={sent} />}</span>
          </div>
        );
      })}
    </div>
  );
}
