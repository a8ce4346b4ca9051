import { useTranslation } from 'react-i18next';
import { Temporal } from 'temporal-polyfill';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { Mark, useFormat, useNow } from '#ui/index.ts';

/** The person that the page is about. */
export function Subject({
  entity,
  row,
  name,
  applications,
}: {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly name: string;
  readonly applications: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const birth = row.fields.instant('DateNaissance');
  const number = row.fields.text('Numero') || row.fields.text('Code');
  const facts = [
    contextOf(entity) === 'selection' && t('people.selection.title'),
    t(`people.subject.${setOf(entity)}`, { number: number || t('people.list.noNumber') }),
    birth !== null && t('people.subject.age', { count: ageOn(format.dayOf(birth), today) }),
    (entity === 'Candidat' || applications > 0) && t('people.subject.applications', { count: applications }),
  ];
  const initials = name
    .split(' ')
    .flatMap((word) => word.at(0) ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('fr');
  return (
    <div className="mb-3 flex items-center gap-3.5">
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-body font-bold text-accent"
      >
        {initials}
      </span>
      <div className="min-w-0">
        <h1 className="selectable flex items-center gap-2 text-subject font-bold">
          <span className={row.gone ? 'truncate-line line-through' : 'truncate-line'}>
            {name || t('common.unnamed')}
          </span>
          {row.mark && <Mark state={row.mark} />}
        </h1>
        <p className="selectable text-text-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/**
 * Full years between two civil days, YYYY-MM-DD; someone born on 29 February is a year older on 1 March of a common
 * year (R4.1).
 */
export function ageOn(birth: string, today: string): number {
  const [born, now] = [Temporal.PlainDate.from(birth), Temporal.PlainDate.from(today)];
  const years = now.year - born.year;
  const isOver = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return isOver ? years : years - 1;
}
