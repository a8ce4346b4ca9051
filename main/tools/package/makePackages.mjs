import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ordersFor } from './release.mjs';

/** `node main/tools/package/makePackages.mjs <system>`: packs the built Carnet, signed, into out/package. */
const [system = ''] = process.argv.slice(2);
const builder = fileURLToPath(new URL('../../../node_modules/electron-builder/cli.js', import.meta.url));
// A workflow's secret of another system arrives as an empty text, which would be taken for a certificate.
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
for (const order of ordersFor(system, env)) {
  const { status } = spawnSync(process.execPath, [builder, ...order], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
