import { namesOf } from '#i18n/labels/names.ts';
import type { Step } from '#sync/step.ts';
import type { Wording } from './wording.ts';

/** « 2 dossiers créés dedans, 1 modification »: what goes along, counted by kind. */
export function alongWords(along: readonly Pick<Step, 'entity' | 'action'>[], { t, language }: Wording): string {
  const kinds = Map.groupBy(along, ({ action, entity }) => (action === 'create' ? entity : 'change'));
  const words = [...kinds].map(([kind, { length: count }]) => {
    if (kind === 'change') return t('common.along.change', { count });
    if (kind === 'Directory') return t('common.along.folder', { count });
    const names = namesOf(kind, language);
    return t('common.along.created', {
      count,
      name: (count === 1 ? names.one : names.other).toLocaleLowerCase(language),
    });
  });
  return words.join(', ');
}
