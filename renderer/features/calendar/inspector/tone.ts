import type { SyncMark } from '#cache/queries/views.ts';
import type { Tone } from '#ui/index.ts';

/** The background of a change's mark. */
export const toneOf: Readonly<Record<SyncMark, Tone>> = {
  waiting: 'wait',
  sending: 'accent',
  doubt: 'ask',
  conflict: 'stop',
  refused: 'stop',
};
