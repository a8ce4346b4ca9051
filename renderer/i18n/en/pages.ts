import type { Translated } from '../catalogue.ts';
import type { pages as french } from '../fr/pages.ts';

/** Words of the page of one entity, whatever the entity. */
export const pages: Translated<typeof french> = {
  absentHere: 'Not on this workstation: received online, when the page is opened.',
  receivedAt: 'Received at {{time}}',
  neverReceived: 'Never received on this workstation',
  receiving: 'Receiving',
  toList: 'Back to the list',
  parts: 'Parts of the page',
  history: { title: 'History on this workstation', none: 'No change made on this workstation.', see: 'See' },
};
