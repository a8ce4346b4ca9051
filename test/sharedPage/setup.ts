import { afterAll } from 'vitest';
import { freshPage } from './freshPage.ts';

// After the file too, so that what it opened does not go on while the next one is read.
await freshPage();
afterAll(freshPage);
