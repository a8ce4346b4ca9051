export { givesWay } from './connection.ts';
export { looksFirst } from './datasets.ts';
export { settling } from './settling.ts';
export { advance } from './advance.ts';
export { isOpenDuplicate, looksLike, lookUpFields, matchesCreation, duplicateFields } from './duplicates.ts';
export type { Advance, Effect, LookBefore, Outcome, SyncEvent } from './events.ts';
export { defaultLimits, initialState } from './state.ts';
export type { Limits, SyncState } from './state.ts';
