import { relative } from 'node:path';
import { beforeEach, expect } from 'vitest';

// A request that is written down, of this process or of a program that it starts, says which test it is of.
const file = (): string => relative('.', expect.getState().testPath ?? '').replaceAll('\\', '/');
process.env['CARNET_TEST'] = file();
beforeEach(() => {
  process.env['CARNET_TEST'] = `${file()} > ${expect.getState().currentTestName ?? ''}`;
});
