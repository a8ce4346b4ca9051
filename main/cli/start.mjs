import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { electronBinary, electronSwitches } from './electronBinary.mjs';
import { SetupError, nodePath, root, run } from './processes.mjs';
import { buildAll, main, setUp } from './setup.mjs';

const help = `npm start [-- options]
  --service <url>   open on this service instead of the practice service
  --profile <dir>   where Carnet keeps its data (default: a folder for each service, in .carnet beside the project)
  --picture <file>  writes a picture of the first screen (PNG) and ends (in Chromium)
  --headless        no window, even where there is a display (Chromium host only)
  --inspector       without a window: an address of this machine at which Chromium’s inspector shows the page. It has no
                    login, so that every account of this machine can use the page by it: the practice service has it
                    unasked, a service of --service only with this option (Chromium host only)
  --help            this text
Chromium runs in its sandbox, but as root on Linux, and where the system has no user namespaces for it.
CARNET_TODAY=2027-03-28 (or 2027-03-28T23:50, at the school) in the environment: the day it lives on.`;

await main(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return 0;
  }
  const picture = options.picture === undefined ? [] : [`--picture=${pictureFile(options.picture)}`];
  const electron = options.picture === undefined && electronBinary();
  await setUp({ browser: !electron });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  const { service, profile = join(root, '.carnet', profileName(service)) } = options;
  // With `=`: Electron refuses to start when anything follows an argument that is an address.
  const carnet = [`--profile=${profile}`, service === undefined ? '--practice' : `--service=${service}`];
  if (electron) return run(electron, [...electronSwitches(), root, ...carnet]);
  if (options.picture === undefined)
    console.log('Electron’s binary is not on this machine: Carnet opens in Chromium instead, from the same bundles.');
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const inspector = options.inspector ? ['--remote-debugging-port=0'] : [];
  const window = hasDisplay && !options.headless && options.picture === undefined ? '--headed' : '--headless';
  return run(nodePath(), ['main/chromium/main.ts', window, '--tell', ...inspector, ...picture, ...carnet]);
});

/** `--service url` and `--service=url` are the same. */
function readOptions() {
  /**
   * @type {{
   *   service?: string;
   *   profile?: string;
   *   picture?: string;
   *   headless: boolean;
   *   inspector: boolean;
   *   help: boolean;
   * }}
   */
  const options = { headless: false, inspector: false, help: false };
  const given = process.argv.slice(2);
  for (let at = 0; at < given.length; at += 1) {
    const [name, value] = given[at].split(/=(.*)/su);
    if (given[at] === '--help') options.help = true;
    else if (given[at] === '--headless') options.headless = true;
    else if (given[at] === '--inspector') options.inspector = true;
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
 * Carnet opens the service that it opened last: each named service has a profile of its own, so that it is the one that
 * opens.
 */
function profileName(service) {
  return service === undefined ? 'profile' : service.replace(/\W+/gu, '-');
}
