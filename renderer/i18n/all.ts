/** The whole catalogue, for its types and for tests: the page reads it in parts (`index.ts`). */
export * from './words/agreements.ts';
export * from './words/calendar.ts';
export * from './words/changes.ts';
export * from './words/companies.ts';
export * from './words/directory.ts';
export * from './words/entities.ts';
export * from './words/finance.ts';
export * from './words/help.ts';
export * from './words/importing.ts';
export * from './words/offline.ts';
export * from './words/onboarding.ts';
export * from './words/people.ts';
export * from './words/settings.ts';
export * from './words/start.ts';
export * from './words/teaching.ts';
export * from './words/today.ts';
export * from './words/users.ts';
