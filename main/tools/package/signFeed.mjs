import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `node main/tools/package/signFeed.mjs <folder>`: signs electron-builder's listings as main/updates/signedFeed.ts
 * checks them. UPDATE_SIGNING_KEY: Ed25519, PEM. Fails where CARNET_UPDATE_KEY belongs to another key.
 */
const [folder = '.'] = process.argv.slice(2);
const key = createPrivateKey(process.env.UPDATE_SIGNING_KEY ?? '');
const publicHalf = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const listings = globSync('latest*.yml', { cwd: folder });

if (key.asymmetricKeyType !== 'ed25519' || publicHalf !== process.env.CARNET_UPDATE_KEY || listings.length === 0) {
  console.error('Not signed: the key is not Ed25519, or not the one that was built in, or there is no listing.');
  process.exitCode = 1;
} else {
  for (const listing of listings) {
    const path = join(folder, listing);
    const bytes = Buffer.concat([Buffer.from(`${basename(listing)}\n`), readFileSync(path)]);
    writeFileSync(`${path}.sig`, `${sign(null, bytes, key).toString('base64')}\n`);
  }
}
