import { whyNotSigned } from './release.mjs';

/**
 * `node main/tools/package/requireSigning.mjs <system>`: ends with 1 and names what the environment lacks to sign
 * (E13). electron-builder would go on without Apple's credentials, and has nothing for Linux.
 */
// Who names a feed of updates also signs it.
const unfed = process.env.UPDATE_FEED && !process.env.UPDATE_SIGNING_KEY ? 'A feed without UPDATE_SIGNING_KEY' : null;
const why = whyNotSigned(process.argv[2] ?? '', process.env) ?? unfed;
if (why !== null) {
  console.error(why);
  process.exitCode = 1;
}
