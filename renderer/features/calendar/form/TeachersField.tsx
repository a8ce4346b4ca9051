import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui/index.ts';
import { proposalsFor } from './proposals.ts';
import { useKnownNames } from './useKnownNames.ts';

interface TeachersFieldProps {
  readonly value: string;
  readonly campusId: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/**
 * A field for the names of an event's teachers, which the service stores as text. It proposes known names while the
 * user types one, and accepts any other. Entrée takes the first proposal instead of saving half a name; Échap keeps the
 * text as it was typed.
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
