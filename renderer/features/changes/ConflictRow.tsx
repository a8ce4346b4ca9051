import { useEffect, useId, useRef } from 'react';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { classes } from '#ui/index.ts';
import { fieldHint, fieldLabel } from '#wording/fields.ts';
import type { Wording } from '#wording/wording.ts';
import type { Picked, Row, Values } from './choices.ts';
import { columns } from './conflictColumns.ts';
import { OtherValue } from './OtherValue.tsx';
import { VersionRadio } from './VersionRadio.tsx';

interface ConflictRowProps {
  readonly step: Step;
  readonly row: Row;
  readonly picked: Picked | undefined;
  /** Null while nothing is chosen. */
  readonly sent: Values | null;
  readonly isTyping: boolean;
  readonly isCurrent: boolean;
  readonly tell: (values: Values) => readonly string[];
  readonly wording: Wording;
  readonly onFocus: () => void;
  readonly onPick: (side: 'mine' | 'theirs') => void;
  readonly onTyped: (values: readonly RawJson[] | null) => void;
}

/** One decision: a radio group of two versions, and a value typed by hand when asked for. */
export function ConflictRow({
  step,
  row,
  picked,
  sent,
  isTyping,
  isCurrent,
  tell,
  wording,
  onFocus,
  onPick,
  onTyped,
}: ConflictRowProps) {
  const { t } = wording;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hint = fieldHint(step.entity, row.unit, wording);
  const mine = tell(row.mine);
  const theirs = tell(row.theirs);

  // The keys walk the rows and choose in them: the focus goes along, unless a value is being typed.
  const chosen = picked?.pick;
  useEffect(() => {
    if (!isCurrent || isTyping) return;
    const radios = group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
    radios?.[chosen === 'theirs' ? 1 : 0]?.focus();
  }, [isCurrent, isTyping, chosen]);

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      onFocus={onFocus}
      className={classes(columns, 'border-b border-line')}
    >
      <div
        className={classes(
          'py-2.5',
          isCurrent &&
            'relative before:absolute before:inset-y-2.5 before:-left-3 before:w-[3px] before:rounded-full before:bg-accent',
        )}
      >
        <div id={`${id}-label`} className="font-medium text-text">
          {fieldLabel(step.entity, row.unit, wording)}
        </div>
        {hint !== null && <div className="text-help text-text-3">{hint}</div>}
      </div>
      <div className="selectable py-2.5 break-words text-text-2">
        {tell(row.base).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <VersionRadio
        name={id}
        title={t('outbox.decide.mine')}
        lines={mine}
        against={theirs}
        isChecked={picked?.pick === 'mine'}
        onPick={() => onPick('mine')}
      />
      <VersionRadio
        name={id}
        title={t('outbox.decide.theirs')}
        lines={theirs}
        against={mine}
        isChecked={picked?.pick === 'theirs'}
        onPick={() => onPick('theirs')}
      />
      <div className="selectable bg-sunken px-3 py-2.5 font-medium break-words" aria-live="polite">
        {sent === null ? (
          <span className="text-stop">{t('outbox.decide.choose')}</span>
        ) : (
          tell(sent).map((line) => <div key={line}>{line}</div>)
        )}
      </div>
      {isTyping && (
        <div className="col-span-2 col-start-3 pb-2.5">
          <OtherValue
            step={step}
            row={row}
            begun={picked?.pick === 'other' ? picked.values : null}
            wording={wording}
            onTyped={onTyped}
          />
        </div>
      )}
      {isTyping && <div className="bg-sunken" />}
    </div>
  );
}
