import type { Translated } from '../catalogue.ts';
import type { health as french } from '../fr/health.ts';

/** Words of: the condition of Carnet, a page of the settings. */
export const health: Translated<typeof french> = {
  title: 'Condition of Carnet',
  what: 'Storage, changes kept, key store, clock, versions and last incident, on this workstation.',
  open: 'See the condition of Carnet',
  lead: 'Everything that Carnet relies on at this workstation. Nothing is sent, and nothing is written to the service.',
  incident: {
    see: 'View',
    what: {
      pageGone: 'The page of Carnet stopped, and was opened again.',
      pageHung: 'The page of Carnet did not respond any more.',
      mainStopped: 'Carnet stopped because of an error.',
      mainRejection: 'A task of Carnet failed.',
      killed: 'Last time, Carnet was not closed properly.',
      diskFull: 'The disk of this workstation was full.',
    },
    several: 'Carnet stopped several times without you asking.',
    safe_zero: 'No change is waiting on this workstation.',
    safe_one: 'Your pending change is still there.',
    safe_other: 'Your {{count}} pending changes are still there.',
    todo: {
      pageGone: 'You can go on. If it happens again, tell your IT department.',
      pageHung: 'You can go on. If it happens again, tell your IT department.',
      mainStopped: 'You can go on. If it happens again, tell your IT department.',
      mainRejection: 'You can go on. If something is missing on the screen, refresh it.',
      killed: 'You can go on. This is what follows a power cut or a forced stop.',
      diskFull: 'Free some space: on a full disk, nothing new is kept.',
    },
  },
};
