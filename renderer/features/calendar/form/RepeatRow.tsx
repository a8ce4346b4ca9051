import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { Checkbox, Select, TextField, useFormat } from '#ui/index.ts';
import { newRepeat, repeatedDays } from '../repeat/rule.ts';
import type { Repeat } from '../repeat/rule.ts';
import { SeriesLines } from '../repeat/SeriesLines.tsx';
import { useSeriesClashes } from '../repeat/useSeriesClashes.ts';
import type { Draft } from './draft.ts';
import { spansOf } from './spans.ts';

interface RepeatRowProps {
  readonly campusId: string;
  readonly draft: Draft;
  /** Of the application that gets its hour; undefined: none does. */
  readonly applicationId: string | undefined;
  /** The user tried to save: what is missing is said. */
  readonly tried: boolean;
  readonly onChange: (repeat: Repeat | null) => void;
}

const repetitions = ['never', 'week', 'twoWeeks', 'dates'] as const;

/** « Répéter »: how a new event comes back, every day of it, and where its teacher is elsewhere. */
export function RepeatRow({ campusId, draft, applicationId, tried, onChange }: RepeatRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { repeat, day } = draft;
  const schoolHolidays = usePreferences((preferences) => preferences.schoolHolidays);
  const repeated = repeat && day !== '' ? repeatedDays(day, repeat, schoolHolidays) : null;
  const problem = repeated?.problem ?? null;
  const spans = spansOf(draft, schoolHolidays, format) ?? [];
  const clashes = useSeriesClashes(campusId, spans, { ...draft, applicationId });
  const change = (part: Partial<Repeat>): void => onChange({ ...newRepeat, ...repeat, ...part });
  const errorOf = (field: 'times' | 'dates'): string | null =>
    problem === field || (problem === 'tooMany' && (repeat?.every === 'dates') === (field === 'dates'))
      ? tried || problem === 'tooMany' || (repeat?.[field] ?? '') !== ''
        ? t(`calendar.repeat.problem.${problem}`)
        : null
      : null;
  return (
    <div className="mt-4">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('calendar.repeat.label')}
          value={repeat?.every ?? 'never'}
          options={repetitions.map((id) => ({ id, label: t(`calendar.repeat.way.${id}`) }))}
          onChange={(id) => {
            const every = repetitions.find((each) => each === id);
            if (every === undefined || every === 'never') onChange(null);
            else change({ every });
          }}
        />
        {repeat && repeat.every !== 'dates' && (
          <TextField
            label={t('calendar.repeat.times')}
            value={repeat.times}
            onChange={(times) => change({ times })}
            inputMode="numeric"
            error={errorOf('times')}
            maxLength={4}
          />
        )}
        {repeat?.every === 'dates' && (
          <TextField
            label={t('calendar.repeat.dates')}
            hasEntries
            value={repeat.dates}
            onChange={(dates) => change({ dates })}
            placeholder={t('calendar.repeat.datesExample')}
            error={errorOf('dates')}
          />
        )}
      </div>
      {repeat && repeat.every !== 'dates' && (
        <div className="mt-2">
          <Checkbox isSelected={repeat.skipsHolidays} onChange={(skipsHolidays) => change({ skipsHolidays })}>
            {t('calendar.repeat.skipsHolidays')}
          </Checkbox>
        </div>
      )}
      <output className="mt-2 block">
        <SeriesLines spans={spans} skipped={repeated?.problem === null ? repeated.skipped : []} clashes={clashes} />
      </output>
    </div>
  );
}
