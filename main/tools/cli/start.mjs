import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { electronSwitches } from './electronBinary.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureElectron } from './ensureElectron.mjs';
import { hasDisplay, openElectron } from './openElectron.mjs';
import { SetupError, nodePath, root, run } from './processes.mjs';
import { buildAll, main, setUp } from './setup.mjs';
import { buildUnlessOpen } from './startsHere.mjs';

const help = `npm start [-- options]
  --service <url>   open on this service instead of the practice service
  --profile <dir>   where Carnet keeps its data (default: a folder for each service, and for each given day of practice,
                    in .carnet beside the project)
  --electron        in Electron or not at all: fetches its binary again, though it could not be fetched today
  --chromium        in Chromium, without looking for Electron (also: CARNET_HOST=chromium)
  --picture <file>  writes a picture of the first screen (PNG) and ends (in Chromium)
  --headless        no window, even where there is a display; of the practice service a picture of the first screen is kept
                    in the profile (in Chromium)
  --inspector       an address of this machine at which Chromium’s inspector shows the page and passes clicks and keys
                    on. It has no login: by it every account of this machine can do what yours can (in Chromium)
  --help            this text
The page runs in a sandbox, but as root on Linux; where the system has no user namespaces for it, practice opens without.
CARNET_TODAY=2027-03-28 (or 2027-03-28T23:50, at the school) in the environment: the day it lives on.`;

await main(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return 0;
  }
  const picture = options.picture === undefined ? [] : [`--picture=${pictureFile(options.picture)}`];
  const inElectron = isForElectron(options);
  await setUp({ browser: false });
  const electron = inElectron ? await ensureElectron({ insist: options.electron }) : undefined;
  if (!electron) await ensureChromium();
  await buildUnlessOpen(join(root, '.carnet', 'starts'), async () => {
    console.log('Building Carnet…');
    if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  });
  const { service, profile = join(root, '.carnet', profileName(service)) } = options;
  // With `=`: Electron refuses to start when anything follows an argument that is an address.
  const carnet = [`--profile=${profile}`, service === undefined ? '--practice' : `--service=${service}`];
  if (electron) {
    const code = await openElectron(electron, [...electronSwitches(), root, ...carnet]);
    if (code !== null) return code;
    if (options.electron) return 1;
    await ensureChromium();
  }
  const inspector = options.inspector ? ['--remote-debugging-port=0'] : [];
  const window = hasDisplay() && !options.headless && options.picture === undefined ? '--headed' : '--headless';
  return run(nodePath(), ['main/tools/chromium/main.ts', window, '--tell', ...inspector, ...picture, ...carnet]);
});

/** Electron is for a window; Chromium serves what needs none, and a user who asks for it. */
function isForElectron({ electron, chromium, picture, headless, inspector }) {
  const wantsChromium =
    chromium || process.env.CARNET_HOST === 'chromium' || picture !== undefined || headless || inspector;
  if (electron && wantsChromium)
    throw new SetupError(
      '--electron opens a window in Electron: --chromium, --picture, --headless and --inspector do not go with it.',
    );
  if (electron && !hasDisplay())
    throw new SetupError(
      '--electron needs a display, and this machine shows none (DISPLAY and WAYLAND_DISPLAY are empty).',
    );
  return electron || (!wantsChromium && hasDisplay());
}

/** `--service url` and `--service=url` are the same. */
function readOptions() {
  /**
   * @type {{
   *   service?: string;
   *   profile?: string;
   *   picture?: string;
   *   electron: boolean;
   *   chromium: boolean;
   *   headless: boolean;
   *   inspector: boolean;
   *   help: boolean;
   * }}
   */
  const options = { electron: false, chromium: false, headless: false, inspector: false, help: false };
  const given = process.argv.slice(2);
  for (let at = 0; at < given.length; at += 1) {
    const [name, value] = given[at].split(/=(.*)/su);
    if (['--electron', '--chromium', '--headless', '--inspector', '--help'].includes(given[at]))
      options[given[at].slice(2)] = true;
    else if (name === '--service' || name === '--profile' || name === '--picture') {
      const text = value ?? given[(at += 1)];
      if (!text || text.startsWith('--')) throw new SetupError(`${name} needs a value.\n\n${help}`);
      options[name.slice(2)] = text;
    } else throw new SetupError(`Unknown option: ${given[at]}\n\n${help}`);
  }
  return options;
}

/** Checked before anything is installed or built. */
function pictureFile(path) {
  const file = resolve(path);
  if (!file.endsWith('.png'))
    throw new SetupError(`--picture writes a PNG: give a name that ends in .png, not ${path}`);
  if (!existsSync(dirname(file))) throw new SetupError(`--picture: there is no folder ${dirname(file)}`);
  return file;
}

/**
 * Carnet opens the service that it opened last: so each named service, and practice on a given day, has a profile of
 * its own.
 */
function profileName(service) {
  const { CARNET_TODAY: day = 'today' } = process.env;
  if (service !== undefined) return service.replace(/\W+/gu, '-');
  return day === '' || day === 'today' ? 'profile' : `profile-${day.slice(0, 10)}`;
}
