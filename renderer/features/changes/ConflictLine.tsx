import { useEffect, useId, useRef } from 'react';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { classes, Kbd, RadioDot } from '#ui/index.ts';
import { fieldHint, fieldLabel } from '#wording/fields.ts';
import type { Picked, Row, Values } from './choices.ts';
import { Difference } from './Difference.tsx';
import { OtherValue } from './OtherValue.tsx';
import { useChanges } from './useChanges.ts';

interface ConflictLineProps {
  readonly step: Step;
  readonly row: Row;
  readonly picked: Picked | undefined;
  /** Null while nothing is chosen. */
  readonly sent: Values | null;
  /** Both versions are chosen; null where they cannot be joined. */
  readonly isBoth: boolean | null;
  readonly isTyping: boolean;
  readonly isCurrent: boolean;
  readonly tell: (values: Values) => readonly string[];
  readonly onFocus: () => void;
  readonly onPick: (side: 'mine' | 'theirs' | 'both') => void;
  readonly onTyped: (values: readonly RawJson[] | null) => void;
}

/** One decision: a radio group of two versions, or both of a note, and a value typed by hand on request. */
export function ConflictRow({
  step,
  row,
  picked,
  sent,
  isBoth,
  isTyping,
  isCurrent,
  tell,
  onFocus,
  onPick,
  onTyped,
}: ConflictLineProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hint = fieldHint(step.entity, row.unit, wording);
  const mine = tell(row.mine);
  const theirs = tell(row.theirs);

  // The shortcuts move between the lines and choose in them: the focus follows, unless a value is being typed.
  const chosen = picked?.pick;
  useEffect(() => {
    if (!isCurrent || isTyping) return;
    const radios = group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
    radios?.[isBoth ? 2 : chosen === 'theirs' ? 1 : 0]?.focus();
  }, [isCurrent, isTyping, isBoth, chosen]);

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
      <div className="selectable py-2.5 break-words whitespace-pre-line text-text-2">
        {tell(row.base).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <VersionRadio
        name={id}
        title={t('changes.decide.mine')}
        lines={mine}
        against={theirs}
        isChecked={picked?.pick === 'mine'}
        onPick={() => onPick('mine')}
      />
      <VersionRadio
        name={id}
        title={t('changes.decide.theirs')}
        lines={theirs}
        against={mine}
        isChecked={picked?.pick === 'theirs'}
        onPick={() => onPick('theirs')}
      />
      <div
        className={classes(
          'selectable bg-sunken px-3 py-2.5 font-medium break-words whitespace-pre-line',
          isBoth !== null && 'row-span-2',
        )}
        aria-live="polite"
      >
        {sent === null ? (
          <span className="text-stop">{t('changes.decide.choose')}</span>
        ) : (
          tell(sent).map((line) => <div key={line}>{line}</div>)
        )}
      </div>
      {isBoth !== null && (
        <div className="col-span-2 col-start-3 -mt-1.5">
          <VersionRadio
            name={id}
            title={t('changes.decide.both')}
            shortcut="4"
            isChecked={isBoth}
            onPick={() => onPick('both')}
          />
        </div>
      )}
      {isTyping && (
        <div className="col-span-2 col-start-3 pb-2.5">
          <OtherValue step={step} row={row} begun={picked?.pick === 'other' ? picked.values : null} onTyped={onTyped} />
        </div>
      )}
      {isTyping && <div className="bg-sunken" />}
    </div>
  );
}

/** Of lines, head and merges; in a very narrow window the table scrolls sideways (WCAG 1.4.10). */
export const conflictTable = 'max-[479.98px]:scroll-thin';
export const columns =
  'grid max-[479.98px]:min-w-[520px] grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.45fr)_minmax(0,1.45fr)_minmax(0,1.2fr)] gap-x-2.5';

const noLines: readonly string[] = [];

interface VersionRadioProps {
  readonly name: string;
  /** « Ma version », « Version du service ». */
  readonly title: string;
  /** Without them, the box shows its title. */
  readonly lines?: readonly string[];
  /** The other version, to tint what differs. */
  readonly against?: readonly string[];
  readonly shortcut?: string;
  readonly isChecked: boolean;
  readonly onPick: () => void;
}

/** Arrows up and down move between lines, left and right between sides. */
function VersionRadio({
  name,
  title,
  lines = noLines,
  against = noLines,
  shortcut,
  isChecked,
  onPick,
}: VersionRadioProps) {
  return (
    <div className="py-1.5">
      <label
        className={classes(
          'relative flex items-start gap-2.5 rounded-button border px-2.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
          isChecked
            ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
            : 'border-line bg-surface hover:bg-hover',
        )}
      >
        <input
          type="radio"
          name={name}
          checked={isChecked}
          aria-label={[title, ...lines].join(', ')}
          onChange={onPick}
          onKeyDown={(event) => {
            // The shortcut handles up and down; the browser must not change the radio.
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.currentTarget.blur();
          }}
          className="peer sr-only"
        />
        <RadioDot isChecked={isChecked} />
        <span className="min-w-0 break-words whitespace-pre-line text-text">
          {lines.length === 0 && title}
          {lines.map((line, index) => (
            <Difference key={line} text={line} against={against[index] ?? ''} strong={isChecked} />
          ))}
        </span>
        {shortcut !== undefined && <Kbd keys={shortcut} />}
      </label>
    </div>
  );
}
