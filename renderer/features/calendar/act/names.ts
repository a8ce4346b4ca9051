import type { TFunction } from 'i18next';
import type { EventView } from '#cache/queries/views.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';

const wholeName = (event: EventView): string => event.nom || event.typeName;
export const nameOf = (event: EventView): string => nameInSentence(wholeName(event));

/** What a message about some events is about: the name that all have, else the first one's and how many more. */
export function namesOf(events: readonly EventView[], t: TFunction): string {
  const [first, ...others] = events;
  if (!first) return '';
  const name = nameOf(first);
  if (others.length === 0) return name;
  return others.every((each) => wholeName(each) === wholeName(first))
    ? t('calendar.doing.toast.ofOneName', { name, count: events.length })
    : `${name} ${t('common.word.andOthers', { count: others.length })}`;
}

/** The same, beginning with the event on which it was begun. */
export const namesFrom = (event: EventView, events: readonly EventView[], t: TFunction): string =>
  namesOf([event, ...events.filter(({ id }) => id !== event.id)], t);
