import { useTranslation } from 'react-i18next';
import { DateInput, Select, TextField, TimeInput, useFormat } from '#ui/index.ts';
import type { Draft, DraftProblems } from './draft.ts';
import { withStart } from './draft.ts';
import { TeachersField } from './TeachersField.tsx';

/** What is to be said of a field of the draft. */
export type ErrorOf = (field: keyof DraftProblems) => string | null;

export interface EventType {
  readonly id: string;
  readonly name: string;
}

interface EventFieldsProps {
  readonly draft: Draft;
  readonly errorOf: ErrorOf;
  readonly types: readonly EventType[];
  /** Of the event: its agents are known names, too. */
  readonly campusId: string;
  readonly onChange: (draft: Draft) => void;
  /** The second of a linked pair has only hours. */
  readonly onlyWhen?: boolean;
}

/** The fields of an event, for creating and for changing one. */
export function EventFields({ draft, errorOf, types, campusId, onChange, onlyWhen = false }: EventFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3">
      <div className="col-span-2">
        <TextField
          label={t('common.word.name')}
          value={draft.nom}
          onChange={(nom) => onChange({ ...draft, nom })}
          error={errorOf('nom')}
          isRequired
          // A user who opened the form is about to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!onlyWhen}
          maxLength={255}
        />
      </div>
      {!onlyWhen && (
        <div className="col-span-2">
          {types.length === 0 ? (
            <TextField
              label={t('calendar.form.typeNumber')}
              description={t('calendar.form.noTypes')}
              inputMode="numeric"
              value={draft.typeId ?? ''}
              onChange={(typed) => onChange({ ...draft, typeId: typed.trim() || null })}
              error={errorOf('typeId')}
              isRequired
              maxLength={19}
            />
          ) : (
            <Select
              label={t('common.word.type')}
              value={draft.typeId}
              options={types.map(({ id, name }) => ({ id, label: name }))}
              onChange={(typeId) => onChange({ ...draft, typeId })}
              placeholder={t('calendar.form.chooseType')}
              error={errorOf('typeId')}
              isRequired
            />
          )}
        </div>
      )}
      <div className="col-span-2">
        <DateInput
          label={t('calendar.form.day')}
          value={draft.day}
          onChange={(day) => onChange({ ...draft, day })}
          error={errorOf('day')}
          isRequired
        />
      </div>
      <TimeInput
        label={t('common.word.start')}
        value={draft.start}
        onChange={(start) => onChange(withStart(draft, start, format))}
        error={errorOf('start')}
        isRequired
      />
      <TimeInput
        label={t('common.word.end')}
        value={draft.end}
        onChange={(end) => onChange({ ...draft, end })}
        error={errorOf('end')}
        isRequired
      />
      {draft.endDay !== null && (
        <div className="col-span-2">
          <DateInput
            label={t('calendar.form.endDay')}
            value={draft.endDay}
            onChange={(endDay) => onChange({ ...draft, endDay })}
            error={errorOf('endDay')}
          />
        </div>
      )}
      {!onlyWhen && (
        <div className="col-span-2">
          <TeachersField
            value={draft.enseignants}
            campusId={campusId}
            onChange={(enseignants) => onChange({ ...draft, enseignants })}
            error={errorOf('enseignants')}
          />
        </div>
      )}
    </div>
  );
}
