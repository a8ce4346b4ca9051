import type { Words } from '#main/app/words.ts';
import type { Notice } from '#shared/ipc/desktop.ts';

/** A notification as the policy lets the system show it: a title of the page may name a person too (S14). */
export const shownNotice = ({ title, body }: Notice, words: Words, withoutNames: boolean): Omit<Notice, 'link'> =>
  withoutNames ? { title: 'Carnet', body: words.reminder } : { title, body };
