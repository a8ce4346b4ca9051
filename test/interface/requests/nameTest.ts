import { relative } from 'node:path';
import { beforeEach, expect } from 'vitest';

// A recorded request, of this process or of a program that it starts, names its test.
const file = (): string => relative('.', expect.getState().testPath ?? '').replaceAll('\\', '/');
process.env['CARNET_TEST'] = file();
beforeEach(() => {
  process.env['CARNET_TEST'] = `${file()} > ${expect.getState().currentTestName ?? ''}`;
});
