import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DateInput, Select, TextField, TimeInput, useFormat } from '#ui/index.ts';
import type { Draft, DraftProblems } from './draft.ts';
import { withStart } from './draft.ts';
import { proposalsFor } from './proposals.ts';
import { useKnownNames } from './useKnownNames.ts';

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
        isEnd
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

interface TeachersFieldProps {
  readonly value: string;
  readonly campusId: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/**
 * Names that the service stores as text: proposes known ones, accepts any. Entrée takes the first proposal and saves no
 * half name; Échap keeps what was typed.
 */
export function TeachersField({ value, campusId, error, onChange }: TeachersFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  const proposals = proposalsFor(value, useKnownNames(campusId));
  const [typed, setTyped] = useState<string | null>(null);
  const first = typed === value ? proposals[0] : undefined;
  const focus = (what: string): void => field.current?.querySelector<HTMLElement>(what)?.focus();
  return (
    <div ref={field}>
      <TextField
        label={t('common.word.teachers')}
        value={value}
        hasEntries
        onChange={(text) => {
          setTyped(text);
          onChange(text);
        }}
        onBlur={() => setTyped(null)}
        onDown={() => focus('button')}
        onKey={(key) => {
          if (!first || (key !== 'Enter' && key !== 'Escape')) return false;
          setTyped(null);
          if (key === 'Enter') onChange(first.text);
          return true;
        }}
        error={error}
      />
      {proposals.length > 0 && (
        <fieldset aria-label={t('calendar.form.knownNames')} className="mt-1.5 flex flex-wrap gap-1.5">
          {proposals.map(({ name, text }) => (
            <Button
              key={name}
              size="sm"
              onPress={() => {
                onChange(text);
                focus('input');
              }}
            >
              {name}
            </Button>
          ))}
          {first && (
            <output className="self-center text-help text-text-3">
              {t('calendar.form.takes', { name: first.name })}
            </output>
          )}
        </fieldset>
      )}
    </div>
  );
}
