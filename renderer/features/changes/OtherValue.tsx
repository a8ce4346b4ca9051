import { useState } from 'react';
import { meaningOf } from '#i18n/labels/index.ts';
import { inSentence } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writeDay } from '#shared/text/when/civil.ts';
import { dayIn, timeIn, timesIn } from '#shared/text/when/field.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import { Segmented, Select, TextArea, TextField, useFormat } from '#ui/index.ts';
import { fieldLabel, valueKind } from '#wording/fields.ts';
import { instantOf } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import type { Row, Values } from './choices.ts';
import { rawInstant, rawNumber, rawSchedule } from './other.ts';
import { useChanges } from './useChanges.ts';

interface OtherValueProps {
  readonly step: Step;
  readonly row: Row;
  /** The value typed before, when the user comes back to it. */
  readonly begun: Values | null;
  /** The typed value, as raw texts in the order of the line's fields; null while it is invalid. */
  readonly onTyped: (values: readonly RawJson[] | null) => void;
}

const kindOf = (step: Step, row: Row) =>
  valueKind(describeEntity(step.entity), row, [...row.base, ...row.mine, ...row.theirs]);

/** Whether another value can be typed for this line at all. */
export function canType(step: Step, row: Row, wording: Wording): boolean {
  const kind = kindOf(step, row);
  if (kind === 'reference') return wording.optionsFor(row.fields[0]?.field ?? '').length > 0;
  return kind !== 'opaque';
}

/** The initial value of the editor: mine, where it is complete. A label must be chosen again. */
export function firstTyped(step: Step, row: Row): readonly RawJson[] | null {
  const kind = kindOf(step, row);
  if (kind === 'reference' || kind === 'flag') return null;
  const whole = row.mine.filter((value) => value !== null && value !== 'null');
  return whole.length === row.mine.length ? whole.filter((value) => value !== null) : null;
}

/** Initially mine, or the one typed before. Every key counts at once: what is shown will be sent. */
export function OtherValue(props: OtherValueProps) {
  const { step, row } = props;
  const { wording } = useChanges();
  switch (kindOf(step, row)) {
    case 'schedule':
      return <MomentValue {...props} withEnd />;
    case 'instant':
      return <MomentValue {...props} withEnd={false} />;
    case 'day':
      return <DayValue {...props} />;
    case 'reference':
      return <ReferenceValue {...props} />;
    case 'flag':
      return <FlagValue {...props} />;
    case 'number': {
      const { unit } = meaningOf(step.entity, row.fields[0]?.field ?? '', wording.language);
      const read = (typed: string): RawJson | null => rawNumber(typed, unit);
      return <WrittenValue {...props} read={read} error={wording.t('changes.decide.otherNumberWrong')} />;
    }
    case 'text':
      return <WrittenValue {...props} read={rawOf} error={null} />;
    case 'opaque':
      break;
  }
  return null;
}

const legend = (step: Step, row: Row, wording: Wording): string =>
  wording.t('changes.decide.otherFor', { field: inSentence(fieldLabel(step.entity, row.unit, wording)) });

function WrittenValue({
  step,
  row,
  begun,
  onTyped,
  read,
  error,
}: OtherValueProps & { readonly read: (text: string) => RawJson | null; readonly error: string | null }) {
  const { wording } = useChanges();
  const [typed, setTyped] = useState(plain((begun ?? row.mine)[0] ?? null));
  const [Field] = useState(() => (typed.includes('\n') ? TextArea : TextField));
  const type = (text: string): void => {
    setTyped(text);
    const value = read(text);
    onTyped(value === null ? null : [value]);
  };
  return (
    <Field
      label={legend(step, row, wording)}
      value={typed}
      onChange={type}
      autoFocus
      error={read(typed) === null ? error : null}
    />
  );
}

interface Typed {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

function MomentValue({ step, row, begun, onTyped, withEnd }: OtherValueProps & { readonly withEnd: boolean }) {
  const { wording } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const [start = null, end = null] = (begun ?? row.mine).map(instantOf);
  const begin = start ?? instantOf(row.theirs[0] ?? null) ?? instantOf(row.base[0] ?? null);
  const [typed, setTyped] = useState<Typed>({
    day: begin === null ? '' : writeDay(format.dayOf(begin)),
    from: begin === null ? '' : format.timeOf(begin),
    to: end === null ? '' : format.timeOf(end),
  });
  const today = format.dayOf(step.madeAt);
  const year = Number(format.dayOf(begin ?? step.madeAt).slice(0, 4));
  const read = ({ day, from, to }: Typed) => {
    const moment = { day: dayIn(day, { today, year }), from: timeIn(from), to: timeIn(to) };
    const schedule = rawSchedule(moment.day ?? '', moment.from ?? '', moment.to ?? '', format);
    const instant = rawInstant(moment.day ?? '', moment.from ?? '', format);
    return {
      ...moment,
      schedule,
      values: withEnd ? (typeof schedule === 'string' ? null : schedule) : instant && [instant],
    };
  };
  const type = (part: Partial<Typed>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    onTyped(read(next).values);
  };
  const now = read(typed);
  /** Why an hour could not be read: it may be one of two, which are then named. */
  const unread = (typedTime: string): string => {
    const times = timesIn(typedTime);
    return times.length > 1
      ? `${t('common.timeUnclear', { typed: typedTime.trim() })} ${times.toReversed().join(', ')}`
      : t('common.timeUnread');
  };
  const endError =
    now.to === null ? unread(typed.to) : now.schedule === 'endBeforeStart' ? t('changes.decide.otherEndWrong') : null;
  return (
    <fieldset>
      <legend className="mb-1 text-help font-medium text-text-2">{legend(step, row, wording)}</legend>
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-28">
          <TextField
            label={t('common.word.day')}
            value={typed.day}
            onChange={(day) => type({ day })}
            autoComplete="off"
            autoFocus
            error={now.day === null ? t('common.dateUnread') : null}
          />
        </div>
        <div className="w-20">
          <TextField
            label={t(withEnd ? 'common.word.start' : 'common.word.time')}
            value={typed.from}
            onChange={(from) => type({ from })}
            autoComplete="off"
            error={now.from === null ? unread(typed.from) : null}
          />
        </div>
        {withEnd && (
          <div className="w-20">
            <TextField
              label={t('common.word.end')}
              value={typed.to}
              onChange={(to) => type({ to })}
              autoComplete="off"
              error={endError}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}

/** A day without its hour, which is midnight at the school as in a form (R2.4). */
function DayValue({ step, row, begun, onTyped }: OtherValueProps) {
  const { wording } = useChanges();
  const format = useFormat();
  const begin = [begun?.[0], row.mine[0], row.theirs[0], row.base[0]].map((raw) => instantOf(raw ?? null));
  const first = begin.find((at) => at !== null) ?? null;
  const [typed, setTyped] = useState(first === null ? '' : writeDay(format.dayOf(first)));
  const today = format.dayOf(step.madeAt);
  const year = Number(format.dayOf(first ?? step.madeAt).slice(0, 4));
  const read = (text: string): RawJson | null => rawInstant(dayIn(text, { today, year }) ?? '', '00:00', format);
  return (
    <TextField
      label={legend(step, row, wording)}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const day = read(text);
        onTyped(day && [day]);
      }}
      autoComplete="off"
      autoFocus
      error={read(typed) === null ? wording.t('common.dateUnread') : null}
    />
  );
}

const none = 'none';

function ReferenceValue({ step, row, begun, onTyped }: OtherValueProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const [chosen, setChosen] = useState<string | null>(begun && (plain(begun[0] ?? null) || none));
  // A deployment that writes its ids as text has 0 for no reference, which means the same as null (R2.3).
  const empty = rawOf(row.mine[0]?.startsWith('"') ? 0 : null);
  return (
    <Select
      label={legend(step, row, wording)}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onTyped([id === none ? empty : (id as RawJson)]); // the decimal text of an id is JSON
      }}
      placeholder={t('changes.decide.choose')}
      options={[...wording.optionsFor(row.fields[0]?.field ?? ''), { id: none, label: t('common.word.none') }]}
    />
  );
}

function FlagValue({ step, row, begun, onTyped }: OtherValueProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const { values } = meaningOf(step.entity, row.fields[0]?.field ?? '', wording.language);
  const [chosen, setChosen] = useState<'true' | 'false' | null>(begun && (begun[0] === 'true' ? 'true' : 'false'));
  return (
    <Segmented
      label={legend(step, row, wording)}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onTyped([rawOf(id === 'true')]);
      }}
      options={[
        { id: 'true', label: values?.['true'] ?? t('common.word.yes') },
        { id: 'false', label: values?.['false'] ?? t('common.word.no') },
      ]}
    />
  );
}
