import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { electronBinary, electronSwitches } from './electronBinary.mjs';
import { SetupError, nodePath, root, run } from './processes.mjs';
import { main, setUp } from './setup.mjs';

const help = `npm start [-- options]
  --service <url>   open on this service instead of the practice service
  --profile <dir>   where Carnet keeps its data (default: a folder for each service, in .carnet beside the project)
  --headless        no window, even where there is a display (Chromium host only)
  --help            this text`;

await main(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return 0;
  }
  const electron = electronBinary();
  await setUp({ browser: !electron });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  const { service, profile = join(root, '.carnet', profileName(service)) } = options;
  // With `=`: Electron refuses to start when anything follows an argument that is an address.
  const carnet = [`--profile=${profile}`, service === undefined ? '--practice' : `--service=${service}`];
  if (electron) return run(electron, [...electronSwitches(), root, ...carnet]);
  console.log('Electron’s binary is not on this machine: Carnet opens in Chromium instead, from the same bundles.');
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const window = hasDisplay && !options.headless ? '--headed' : '--headless';
  return run(nodePath(), ['test/host/main.ts', window, '--tell', ...carnet]);
});

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  try {
    const { values } = parseArgs({ options: { service: text, profile: text, headless: flag, help: flag } });
    for (const name of ['service', 'profile']) if (values[name] === '') throw new Error(`Option '--${name}' needs a value`);
    return values;
  } catch (error) {
    throw new SetupError(`${error.message}\n\n${help}`);
  }
}

/** Carnet opens what it opened last: so that it opens on the service that was named, each has a profile of its own. */
function profileName(service) {
  return service === undefined ? 'profile' : service.replace(/\W+/gu, '-');
}
