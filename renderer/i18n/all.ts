/** The whole catalogue, for its types and for tests: the page reads it in parts (`index.ts`). */
export { agreements } from './words/agreements.ts';
export { companies } from './words/companies.ts';
export { finance } from './words/finance.ts';
export { importing } from './words/importing.ts';
export { onboarding } from './words/onboarding.ts';
export { teaching } from './words/teaching.ts';
export * from './words/start.ts';
