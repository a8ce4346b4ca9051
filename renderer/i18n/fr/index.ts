import { agreements } from './agreements.ts';
import { base } from './base.ts';
import { companies } from './companies.ts';
import { finance } from './finance.ts';
import { importing } from './importing.ts';
import { onboarding } from './onboarding.ts';
import { teaching } from './teaching.ts';

/** The whole catalogue, for its type and for tests: the page reads it in parts (`i18n/index.ts`). */
export const fr = { ...base, agreements, companies, finance, importing, onboarding, teaching };
