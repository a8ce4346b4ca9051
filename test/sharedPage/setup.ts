import { freshPage } from './freshPage.ts';

await freshPage();
