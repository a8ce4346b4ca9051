/** Code that is tried, with the tests that must see a mistake in it. */
export interface Area {
  /** Folders and files. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** Whether the simulation runs this code: it is asked about what the tests let through. */
  readonly isSimulated: boolean;
}

const api = ['test/unit/main/api/write', 'test/unit/main/api/lookup', 'test/unit/main/api/read/united.test.ts'];

export const areas: Readonly<Record<string, Area>> = {
  core: { code: ['renderer/sync/core'], tests: ['test/unit/renderer/sync'], isSimulated: true },
  rules: { code: ['renderer/sync/rules'], tests: ['test/unit/renderer/sync'], isSimulated: true },
  merge: { code: ['shared/merge'], tests: ['test/unit/shared/merge', ...api], isSimulated: true },
  write: { code: ['main/api/write', 'main/api/lookup'], tests: api, isSimulated: true },
  cache: {
    code: ['renderer/cache/writes', 'renderer/cache/pages'],
    tests: [
      'test/unit/renderer/cache',
      'test/contract/stores',
      'test/unit/renderer/gateway',
      'test/unit/renderer/sync/rules/request.test.ts',
    ],
    isSimulated: false,
  },
};
