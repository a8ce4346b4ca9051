import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedWhole, usePeople } from '#cache/queries/peopleHooks.ts';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import { isProvisional } from '#shared/entities/describe.ts';
import { TextField } from '#ui/index.ts';

const most = 6;
const searched = 200;

interface FindPersonProps {
  readonly kind: PeopleKind;
  readonly label: string;
  readonly description: string;
  /** Beside the name; null: this one cannot be chosen. By default their number and address. */
  readonly detailOf?: ((row: PersonRowView) => string | null) | undefined;
  readonly onChoose: (id: string) => void;
  /** Entrée, with what was typed; false: it means nothing by itself, and the only person found is chosen. */
  readonly onSubmit?: (typed: string) => boolean;
}

/** A person of this workstation, or an application, by a part of the name or a number. */
export function FindPerson({ kind, label, description, detailOf, onChoose, onSubmit }: FindPersonProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const found = useFound(kind, query, detailOf);
  const [asked, setAsked] = useState<string | null>(null);
  const submit = (): void => {
    if (onSubmit?.(query.trim())) return;
    if (found.only) onChoose(found.only.id);
    else setAsked(query);
  };
  const isAsked = asked === query && query.trim() !== '' && found.offered.length > 0;
  return (
    <div className="w-full max-w-[560px]">
      <TextField
        label={label}
        value={query}
        onChange={setQuery}
        autoComplete="off"
        description={description}
        error={isAsked ? t('finance.form.chooseBelow') : null}
        onSubmit={submit}
      />
      {query.trim() !== '' && <PeopleFound found={found} onChoose={({ id }) => onChoose(id)} />}
    </div>
  );
}

interface Proposed {
  readonly offered: readonly Offered[];
  /** The only one who is meant: the only one found, or of several the only one of that name. */
  readonly only: Offered | null;
  readonly words: string;
}
type Offered = PersonRowView & { readonly detail: string };

/** Those whom a name or a number means, and whom the service knows: until then they have no number that means them. */
export function useFound(kind: PeopleKind, query: string, detailOf: FindPersonProps['detailOf'] = usual): Proposed {
  const { t } = useTranslation();
  const { rows, total } = usePeople(kind, query, searched);
  const known = rows.filter(({ id }) => !isProvisional(id));
  const usable = known.flatMap((row) => {
    const detail = detailOf(row);
    return detail === null ? [] : [{ ...row, detail }];
  });
  const offered = usable.slice(0, most);
  const words = (): string => {
    if (total === 0) return t('finance.form.nobody');
    if (total > rows.length) return t('finance.form.narrow');
    if (known.length === 0) return t('finance.form.notSent');
    if (usable.length === 0) return t('finance.form.noneUsable');
    const left = usable.length - offered.length;
    return left > 0 ? t('common.word.andOthers', { count: left }) : '';
  };
  const [first = null, other] = usable;
  const only = other ? typedWhole(usable, query) : first;
  return { offered, only: total > rows.length ? null : only, words: words() };
}

interface PeopleFoundProps {
  readonly found: Proposed;
  readonly onChoose: (person: PersonRowView) => void;
}

export function PeopleFound({ found, onChoose }: PeopleFoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul aria-label={t('finance.form.found')} className="mt-2">
        {found.offered.map((person) => (
          <OpeningLine
            key={person.id}
            onOpen={() => onChoose(person)}
            className="flex min-h-9 flex-wrap items-baseline gap-x-3 py-2"
          >
            <span className="font-bold">{person.name}</span>
            <span className="text-text-3">{person.detail}</span>
          </OpeningLine>
        ))}
      </ul>
      <output className="mt-1 block text-help text-text-3">{found.words}</output>
    </>
  );
}

const usual = ({ number, mail }: PersonRowView): string => [number, mail].filter(Boolean).join(' · ');
