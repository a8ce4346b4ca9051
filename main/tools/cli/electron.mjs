import { ensureElectron } from './ensureElectron.mjs';
import { main, setUp } from './setup.mjs';

/** Fetches Electron's binary where it is not here yet, or ends with the reason and exit code 1. */
await main(async () => {
  await setUp({ browser: false });
  console.log(await ensureElectron({ insist: true }));
  return 0;
});
