import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { electronBinary } from './electronBinary.mjs';
import { SetupError, nodePath, root, run } from './processes.mjs';
import { main, setUp } from './setup.mjs';

const help = `npm start [-- options]
  --service <url>   open on this service instead of the practice service
  --profile <dir>   where Carnet keeps its data (default: .carnet/profile beside the project)
  --headless        no window, even where there is a display (Chromium host only)
  --help            this text`;

await main(async () => {
  const options = readArguments(process.argv.slice(2));
  if (options.help) {
    console.log(help);
    return 0;
  }
  const electron = electronBinary();
  await setUp({ browser: !electron });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  const carnet = ['--profile', options.profile, ...(options.service ? ['--service', options.service] : ['--practice'])];
  if (electron) return run(electron, [root, ...carnet]);
  console.log('Electron’s binary is not on this machine: Carnet opens in Chromium instead, from the same bundles.');
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  const window = hasDisplay && !options.headless ? '--headed' : '--headless';
  return run(nodePath(), ['test/host/main.ts', window, '--tell', ...carnet]);
});

function readArguments(given) {
  const options = { profile: join(root, '.carnet', 'profile'), service: undefined, headless: false, help: false };
  for (let at = 0; at < given.length; at += 1) {
    const name = given[at];
    if (name === '--help') options.help = true;
    else if (name === '--headless') options.headless = true;
    else if (name === '--service' || name === '--profile') {
      const value = given[(at += 1)];
      if (!value || value.startsWith('--')) throw new SetupError(`${name} needs a value.\n\n${help}`);
      options[name.slice(2)] = value;
    } else throw new SetupError(`Unknown option: ${name}\n\n${help}`);
  }
  return options;
}
