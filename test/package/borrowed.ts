import { createRequire } from 'node:module';

/**
 * A library of electron-builder's, which the project itself neither depends on nor has types for. What a test takes of
 * it, the test names.
 */
export function ofElectronBuilder(name: string): unknown {
  const builder = createRequire(import.meta.url).resolve('electron-builder');
  return createRequire(createRequire(builder).resolve('app-builder-lib'))(name);
}
