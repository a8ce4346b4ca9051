import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { Button, DateInput, IconButton, TextField, useFormat } from '#ui/index.ts';

const none = { name: '', from: '', to: '' };

export function SchoolHolidays() {
  const { t } = useTranslation();
  const format = useFormat();
  const all = usePreferences((preferences) => preferences.schoolHolidays);
  const [next, setNext] = useState(none);
  const [isTried, setIsTried] = useState(false);
  const to = next.to === '' ? next.from : next.to;
  const lack = next.name.trim() === '' || next.from === '' ? 'incomplete' : to < next.from ? 'backwards' : null;
  const keep = (schoolHolidays: typeof all): void => usePreferences.setState({ schoolHolidays });
  const add = (): void => {
    setIsTried(lack !== null);
    if (lack !== null) return;
    keep([...all, { ...next, name: next.name.trim(), to }].toSorted((a, b) => a.from.localeCompare(b.from)));
    setNext(none);
  };
  const date = (day: string): string => format.date(format.startOfDay(day));
  return (
    <>
      {all.length > 0 && (
        <ul aria-label={t('settings.holidays.label')} className="mb-3">
          {all.map((each) => (
            <li key={`${each.from} ${each.to} ${each.name}`} className="flex min-h-8 items-center gap-3">
              <span className="selectable min-w-0 flex-1 truncate-line">{each.name}</span>
              <span className="text-text-2">
                {each.from === each.to ? date(each.from) : `${date(each.from)} – ${date(each.to)}`}
              </span>
              <IconButton
                label={t('settings.holidays.remove', { name: each.name })}
                icon={<X size={14} aria-hidden />}
                onPress={() => keep(all.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-[160px] flex-1">
          <TextField
            label={t('settings.holidays.name')}
            value={next.name}
            onChange={(name) => setNext({ ...next, name })}
          />
        </div>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="w-[150px]">
            <DateInput
              label={t(`settings.holidays.${end}`)}
              value={next[end]}
              mayBeEmpty
              onChange={(day) => setNext({ ...next, [end]: day })}
            />
          </div>
        ))}
        <Button icon={<Plus size={15} aria-hidden />} onPress={add}>
          {t('settings.holidays.add')}
        </Button>
      </div>
      {isTried && lack !== null && (
        <p role="alert" className="mt-1 text-help text-stop">
          {t(`settings.holidays.${lack}`)}
        </p>
      )}
    </>
  );
}
