import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import type { Place } from '#shared/ipc/place.ts';
import { languageNames, languages } from '#shared/text/languages.ts';
import { namedDays } from '#shared/text/when/field.ts';
import { applicationFilters, applicationList, chooseChips, filterList } from '#stores/lists.ts';
import { placeOfDay, withForm } from '#stores/place.ts';
import { useOpenCampuses } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { changeCampus } from '../changeCampus.ts';
import type { PaletteItem } from './item.ts';
import { typedPerson } from './typedPerson.ts';

/** « 27/11 » goes there. */
export function useTypedDay(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  return useMemo(() => {
    return namedDays(query, { today }).map((day) => ({
      id: `day/${day}`,
      group: 'action',
      text: t('panels.palette.day', { day: format.dayLong(format.startOfDay(day)), year: day.slice(0, 4) }),
      place: placeOfDay(day),
    }));
  }, [query, today, format, t]);
}

/** A line of text as an event: « jury vendredi 14h ». Words without a day or an hour are more likely a search. */
export function useTypedEvent(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  return useMemo(() => {
    const text = query.trim();
    const words = text.split(/\s+/u);
    const hasTime = words.some((word) => /\d/u.test(word) || namedDays(word, { today }).length > 0);
    if (words.length < 2 || !hasTime || !/\p{L}{3}/u.test(text)) return [];
    return [
      {
        id: 'create/event',
        group: 'action',
        text: t('panels.palette.event', { text: format.quote(text) }),
        place: { at: 'calendar' },
        run: () => useQuickMemory.setState({ text, isAsked: true }),
      },
    ];
  }, [query, today, format, t]);
}

/** « nouvelle personne Jean Martin »: the form of a new application, with the name. */
export function useTypedPerson(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const person = typedPerson(query);
    if (person === null) return [];
    const name = [person.lastName.toLocaleUpperCase('fr'), person.firstName].filter(Boolean).join(' ');
    return [
      {
        id: 'create/person',
        group: 'action',
        text: t('panels.palette.person', { name }),
        place: withForm({ what: 'application', applicant: person }),
      },
    ];
  }, [query, t]);
}

/** The report of the day; look, language and campus, where not chosen now; and views of all applications. */
export function useChoices(): readonly PaletteItem[] {
  const { t } = useTranslation();
  const { theme, language } = useView();
  const { density, text } = usePreferences();
  const campusId = useSession((session) => session.open?.profile.campusId);
  const isPractice = useSession((session) => session.open?.profile.practice ?? false);
  const campuses = useOpenCampuses(useCampuses(), isPractice);
  return useMemo(() => {
    const choice = (of: string, id: string, words: string, run: () => void, place?: Place): PaletteItem => ({
      id: `choose/${of}/${id}`,
      group: 'action',
      text: t('panels.palette.choice', { of: t(`panels.palette.choose.${of}`), value: words }),
      run,
      ...(place && { place }),
    });
    const place: Place = { at: 'offline', isReport: true };
    return [
      { id: 'report', group: 'action', text: t('common.word.dayReport'), place },
      ...campuses
        .filter(({ id }) => id !== campusId)
        .map((campus) => choice('campus', campus.id, campus.name, () => void changeCampus(campus, t))),
      ...applicationFilters.map(({ id, column, chip }) =>
        choice(
          'applications',
          id,
          t(`shell.applicationViews.${id}`),
          () => {
            filterList(applicationList, '');
            chooseChips(applicationList, { [column]: chip });
          },
          { at: 'rows', entity: 'Dossier' },
        ),
      ),
      ...(['light', 'dark', 'system'] as const)
        .filter((id) => id !== theme)
        .map((id) => choice('theme', id, t(`shell.look.${id}`), () => useView.setState({ theme: id }))),
      ...(['usual', 'dense'] as const)
        .filter((id) => id !== density)
        .map((id) => choice('density', id, t(`shell.look.${id}`), () => usePreferences.setState({ density: id }))),
      ...(['usual', 'large', 'largest'] as const)
        .filter((id) => id !== text)
        .map((id) => choice('text', id, t(`shell.look.text.${id}`), () => usePreferences.setState({ text: id }))),
      ...languageNames
        .filter((id) => id !== language)
        .map((id) => choice('language', id, languages[id].name, () => useView.setState({ language: id }))),
    ];
  }, [t, theme, language, density, text, campusId, campuses]);
}
