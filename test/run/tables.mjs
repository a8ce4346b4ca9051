import { nodePath, run } from '../../main/tools/cli/processes.mjs';
import { main, setUp } from '../../main/tools/cli/setup.mjs';

/** What is made of the code and the tests, each by its own program; a test fails while one is not current. */
const tables = [
  'test/interface/endpointTable.ts',
  'test/interface/policyTemplates.ts',
  'test/traceability/proofTable.ts',
  'test/traceability/statementTable.ts',
];

/** `npm run tables` writes them all again, under whatever Node it is started. */
await main(async () => {
  await setUp({ browser: false });
  for (const table of tables) {
    const code = await run(nodePath(), [table]);
    if (code !== 0) return code;
  }
  return 0;
});
