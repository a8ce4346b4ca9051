import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
import { useSearchPeople } from '#cache/queries/peopleHooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { isPerson } from '#shared/entities/people.ts';
import type { WeekOf, WeekPerson } from '#shared/ipc/place.ts';
import { fold } from '#shared/text/fold.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { weekOfPerson } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { PaletteItem } from './item.ts';
import { weekItem } from './weekItem.ts';

const question =
  /^(?:semaine|emploi du temps|calendrier|planning|week|schedule|calendar)\s+(?:(?:de|of|for)\s+|d\s*'\s*)?(?<who>\S.*)$/u;

/** « semaine de Girault », « week of Girault »: the name; null for any other text. */
export const askedWeek = (query: string): string | null => question.exec(fold(query))?.groups?.['who'] ?? null;

/** « girault et martin »: the two whose days are to be side by side, the second perhaps not typed; null for one. */
export function askedBoth(who: string): readonly [string, string] | null {
  const [first, second, third] = who.split(/\s+(?:et|and|&)(?:\s+|$)/u);
  return first && second !== undefined && third === undefined ? [first, second] : null;
}

/** As many of each kind. */
const most = 4;

/** « semaine de Girault »: of a teacher, agent, applicant or learner; « semaine de Girault et Martin »: of two. */
export function useWeeks(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const asked = askedWeek(query) ?? '';
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  const found = useSearchPeople(asked, most, campusId);
  const everyone = useMemo(
    (): readonly WeekPerson[] => [
      ...teachers.map(({ id, name }) => ({ kind: 'teacher' as const, id, name })),
      ...agents.map(({ id, name }) => ({ kind: 'agent' as const, id, name })),
    ],
    [teachers, agents],
  );
  const staff = useMemo(() => new TextFinder(everyone, ({ name }) => name), [everyone]);
  return useMemo(() => {
    if (asked === '') return [];
    const [first = '', second = ''] = askedBoth(asked) ?? [];
    const both = (first === '' ? [] : staff.find(first, 2)).flatMap((person): readonly WeekOf[] =>
      (second === '' ? everyone.slice(0, 2 * most) : staff.find(second, 2)).flatMap((beside) =>
        beside.name === person.name ? [] : [{ ...person, beside }],
      ),
    );
    return [
      ...[...both, ...staff.find(asked, 2 * most)].map((person) => weekItem(person, 'action', t)),
      ...found.flatMap(({ kind, id, name, number }) => {
        const week = isPerson(kind) && name !== '' ? weekOfPerson({ entity: kind, id, name }) : null;
        return week ? weekItem(week, 'action', t, number) : [];
      }),
    ];
  }, [asked, everyone, staff, found, t]);
}
