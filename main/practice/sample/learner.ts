import type { Campus, PersonName, Track } from './school.ts';

/** A learner of the practice service. */
export interface Learner extends PersonName {
  readonly id: number;
  readonly code: string;
  readonly campus: Campus;
  readonly track: Track;
}
