import { UserRound, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReceived } from '#pages/useReceived.ts';
import type { WeekOf, WeekPerson } from '#shared/ipc/place.ts';
import type { Page } from '#stores/place.ts';
import { adjust, openPage } from '#stores/place.ts';
import type { CalendarView } from '#timeGrid/layout/period.ts';
import { lengthOfView } from '#timeGrid/layout/period.ts';
import { Button, useShortcut } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { useCompareWeeks } from '#wording/useCompareWeeks.ts';

interface PersonNoteProps {
  readonly of: WeekOf;
  /** With that of the colleague beside them. */
  readonly name: string;
  readonly view: CalendarView;
  /** How many events of the period are theirs. */
  readonly count: number;
  /** How many sequences a learner is known to be enrolled in. */
  readonly sequences: number;
}

const entities = { teacher: 'Enseignant', applicant: 'Candidat', learner: 'Apprenant', agent: 'Agent' } as const;
/** The page of a person; null where only a text names them. */
const pageOf = ({ kind, id }: WeekPerson): Page | null => (id === null ? null : { entity: entities[kind], id });

/** Two of them can be beside each other. */
const isStaff = ({ kind }: WeekPerson): boolean => kind === 'teacher' || kind === 'agent';

/** How the events of two people beside each other are known. */
const howBoth = (...both: readonly WeekPerson[]): 'teachers' | 'colleagues' =>
  both.every(({ kind }) => kind === 'teacher') ? 'teachers' : 'colleagues';

const leave = (): void => adjust('calendar', { of: null });

/** Whose events the calendar shows, how they are known and what cannot be known; the way back to everyone's. */
export function PersonNote({ of: person, name, view, count, sequences }: PersonNoteProps) {
  const { t } = useTranslation();
  const { beside } = person;
  const page = beside ? null : pageOf(person);
  const compareWeeks = useCompareWeeks();
  useShortcut(calendarShortcuts.personWeek, leave);
  const how = beside
    ? howBoth(person, beside)
    : person.kind === 'learner' && sequences === 0
      ? 'learnerUnknown'
      : person.kind;
  return (
    <section
      aria-label={t('calendar.person.label')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-5 py-1.5"
    >
      <UserRound size={15} aria-hidden className="shrink-0 text-text-2" />
      <output className="text-body">
        <strong className="font-medium">{t(`calendar.person.title.${lengthOfView[view]}`, { name })}</strong>{' '}
        <span className="text-text-2">
          {!beside && `${t(`common.personKind.${person.kind}`)} · `}
          {t('common.word.eventCount', { count })}
        </span>
      </output>
      <span className="ml-auto flex gap-2">
        {page && isStaff(person) && (
          <Button size="sm" onPress={() => compareWeeks(name)}>
            {t('pages.beside')}
          </Button>
        )}
        {page && (
          <Button size="sm" onPress={() => openPage(page)}>
            {t('calendar.person.page')}
          </Button>
        )}
        <Button size="sm" icon={<X size={14} aria-hidden />} kbd="w" onPress={leave}>
          {t('calendar.person.everyone')}
        </Button>
      </span>
      <p className="basis-full pl-[27px] text-help text-text-2">
        {t(`calendar.person.how.${how}`, { count: sequences })}
      </p>
      {person.kind === 'learner' && person.id !== null && <EnrolmentsOf id={person.id} />}
    </section>
  );
}

/** Downloads what a learner is enrolled in: without it, no course is known to be theirs. */
function EnrolmentsOf({ id }: { readonly id: string }) {
  useReceived('InscriptionSequence', [id]);
  return null;
}
