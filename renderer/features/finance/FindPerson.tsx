import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople } from '#cache/queries/peopleHooks.ts';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { TextField } from '#ui/index.ts';

/** More than these are not shown: the user types more of the name. */
const most = 6;
/** So many are looked through for those that can be chosen. */
const searched = 200;

interface FindPersonProps {
  readonly kind: PeopleKind;
  readonly label: string;
  readonly description: string;
  /** Beside the name; null: this one cannot be chosen. By default their number and address. */
  readonly detailOf?: ((row: PersonRowView) => string | null) | undefined;
  readonly onChoose: (id: string) => void;
  /** Entrée, with what was typed. */
  readonly onSubmit?: (typed: string) => void;
}

/** A person of this workstation, or an application, by a part of the name or a number. */
export function FindPerson({ kind, label, description, detailOf, onChoose, onSubmit }: FindPersonProps) {
  const [query, setQuery] = useState('');
  return (
    <div className="max-w-[560px]">
      <TextField
        label={label}
        value={query}
        onChange={setQuery}
        autoComplete="off"
        description={description}
        {...(onSubmit && { onSubmit: () => onSubmit(query.trim()) })}
      />
      {query.trim() !== '' && <PeopleFound kind={kind} query={query} detailOf={detailOf} onChoose={onChoose} />}
    </div>
  );
}

interface PeopleFoundProps extends Pick<FindPersonProps, 'kind' | 'detailOf' | 'onChoose'> {
  readonly query: string;
}

/** Those whom a name or a number means. */
export function PeopleFound({ kind, query, detailOf = usual, onChoose }: PeopleFoundProps) {
  const { t } = useTranslation();
  const { rows, total } = usePeople(kind, query, searched);
  const usable = rows.flatMap((row) => {
    const detail = detailOf(row);
    return detail === null ? [] : [{ ...row, detail }];
  });
  const offered = usable.slice(0, most);
  const words = (): string => {
    if (total === 0) return t('finance.form.nobody');
    if (total > rows.length) return t('finance.form.narrow');
    if (usable.length === 0) return t('finance.form.noneUsable');
    const left = usable.length - offered.length;
    return left > 0 ? t('common.word.andOthers', { count: left }) : '';
  };
  return (
    <>
      <ul aria-label={t('finance.form.found')} className="mt-2">
        {offered.map(({ id, name, detail }) => (
          <li key={id} className="border-t border-line-soft first:border-0">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="-mx-2 flex min-h-9 w-[calc(100%+16px)] flex-wrap items-baseline gap-x-3 rounded-button px-2 py-2 text-left outline-offset-[-2px] hover:bg-hover"
            >
              <span className="font-bold">{name}</span>
              <span className="text-text-3">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="mt-1 block text-help text-text-3">{words()}</output>
    </>
  );
}

const usual = ({ number, mail }: PersonRowView): string => [number, mail].filter(Boolean).join(' · ');
