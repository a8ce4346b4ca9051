import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { electronBinary, electronPackage, electronVersion } from './electronBinary.mjs';
import { nodePath, root, run, SetupError } from './processes.mjs';

const note = join(root, '.carnet', 'electron.json');
const oneDay = 86_400_000;
const otherwise = 'The environment variable ELECTRON_MIRROR names another place for it.';

/**
 * The path of the binary, fetched where needed. Undefined where it cannot be: said, and not tried for a day; with
 * `insist` it throws.
 */
export async function ensureElectron({ insist }) {
  const version = electronVersion();
  const failed = readNote();
  const isRecent = failed?.version === version && failed.mirror === (process.env.ELECTRON_MIRROR ?? null);
  if (electronBinary()) return electronBinary();
  if (!insist && isRecent && Math.abs(Date.now() - failed.at) < oneDay) {
    console.log(`Electron ${version} is not here: ${failed.why}. npm start -- --electron tries again. ${otherwise}`);
    return undefined;
  }
  const program = [
    join(root, 'main', 'tools', 'cli', 'fetchElectron.mjs'),
    '--package',
    electronPackage,
    '--note',
    note,
  ];
  const code = await run(nodePath(), program, { env: networkOfThisMachine() });
  if (code === 0 && electronBinary()) return electronBinary();
  const why = `Electron ${version} could not be fetched: ${readNote()?.why ?? 'see above'}. ${otherwise}`;
  if (insist) throw new SetupError(`${why} Without --electron, Carnet opens in Chromium.`);
  console.log(`${why} npm start -- --electron tries again, else it is tried again tomorrow.`);
  return undefined;
}

/** The system's certificates and proxies, and those that npm knows. */
function networkOfThisMachine() {
  const { HTTPS_PROXY, https_proxy, HTTP_PROXY, http_proxy, npm_config_https_proxy, npm_config_proxy } = process.env;
  const proxy = HTTPS_PROXY ?? https_proxy ?? HTTP_PROXY ?? http_proxy ?? npm_config_https_proxy ?? npm_config_proxy;
  return { NODE_USE_ENV_PROXY: '1', NODE_USE_SYSTEM_CA: '1', ...(proxy && { HTTPS_PROXY: proxy }) };
}

function readNote() {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return undefined; // nothing failed yet, or the file was cut
  }
}
