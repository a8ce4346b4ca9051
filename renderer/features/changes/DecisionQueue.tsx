import type { ReactNode } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import type { Step } from '#sync/step.ts';
import { classes, Mark } from '#ui/index.ts';
import { fieldLabel, inSentence } from '#wording/fields.ts';
import { heading } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { conflictRows } from './choices.ts';
import { families, familyOf } from './families.ts';
import { detailWords, markOf } from './state.ts';

interface DecisionQueueProps {
  readonly steps: readonly Step[];
  /** Decided completely, and not sent yet. */
  readonly decided: ReadonlyMap<Step, unknown>;
  readonly everything: readonly Step[];
  readonly selected: string;
  readonly wording: Wording;
  readonly onSelect: (stepId: string) => void;
}

/** Everything that needs a decision, by kind of question. */
export function DecisionQueue({ steps, decided, everything, selected, wording, onSelect }: DecisionQueueProps) {
  const { t } = wording;
  return (
    <nav
      data-list="row"
      tabIndex={-1}
      aria-label={t('changes.decide.queue')}
      className="scroll-thin w-[280px] shrink-0 border-r border-line px-2 py-3 max-[1399.98px]:w-[220px] max-[799.98px]:w-auto max-[799.98px]:overflow-visible max-[799.98px]:border-r-0 max-[799.98px]:border-b max-[799.98px]:py-1"
    >
      {families.map(({ kind, title }) => (
        <Family key={kind} title={t(title)}>
          {steps
            .filter((step) => familyOf(step) === kind)
            .map((step) => (
              <li key={step.id}>
                <button
                  type="button"
                  data-row={step.id}
                  aria-current={step.id === selected}
                  onClick={() => onSelect(step.id)}
                  className={classes(
                    'flex w-full gap-2.5 rounded-box px-3 py-2 text-left max-[799.98px]:py-1',
                    step.id === selected ? 'bg-selected' : 'hover:bg-hover',
                  )}
                >
                  <span className="mt-0.5">
                    <Mark state={markOf(step)} label="" />
                  </span>
                  <span className="min-w-0 max-[799.98px]:flex max-[799.98px]:items-baseline max-[799.98px]:gap-2">
                    <span className="line-clamp-2 font-medium break-words text-text max-[799.98px]:line-clamp-1 max-[799.98px]:shrink-0">
                      {heading(step, wording)}
                    </span>
                    <span className="line-clamp-2 text-help text-text-2 max-[799.98px]:line-clamp-1">
                      {about(step, everything, wording)}
                    </span>
                    {decided.has(step) && (
                      <span className="block text-help font-medium text-accent max-[799.98px]:shrink-0">
                        {t('changes.decide.isDecided')}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
        </Family>
      ))}
    </nav>
  );
}

/** A conflict by its fields, other questions by what happened. */
function about(step: Step, everything: readonly Step[], wording: Wording): string {
  if (step.state.kind !== 'conflict') return detailWords(step, everything, wording) ?? '';
  const fields = conflictRows(step).map((row) => inSentence(fieldLabel(step.entity, row.unit, wording)));
  return wording.t('changes.decide.about', {
    entity: namesOf(step.entity, wording.language).one,
    fields: fields.join(', '),
  });
}

function Family({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="mb-4 max-[799.98px]:mb-0">
      <h2 className="px-3 pb-1 text-help font-medium text-text-2 max-[799.98px]:sr-only">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
