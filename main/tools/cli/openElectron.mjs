import { howToAllowSandbox, isWithoutSandbox, unsandboxed } from './findChromium.mjs';
import { run } from './processes.mjs';
import { withUtf8Names } from './utf8.mjs';

export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** One that ends sooner never showed its window. */
const soonMs = 5_000;

/**
 * Practice without its sandbox where the system has none (B16). Its exit code; null where it ended before a window,
 * which is said.
 */
export async function openElectron(binary, args) {
  const begun = performance.now();
  let errors = '';
  const hear = (text) => {
    process.stderr.write(text);
    errors = (errors + text).slice(-20_000);
  };
  const code = await run(binary, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: withUtf8Names(),
    hear,
  });
  if (code === 0 || performance.now() - begun > soonMs) return code;
  if (isWithoutSandbox(errors) && args.includes('--practice') && !args.includes('--no-sandbox')) {
    console.error(unsandboxed('Electron'));
    return openElectron(binary, ['--no-sandbox', ...args]);
  }
  console.log(
    `\nElectron ended at once (exit ${code}): ${whyElectronEnded(errors)}\nCarnet opens in Chromium instead.`,
  );
  return null;
}

/** The reason in what Electron printed, with what the user can do. */
export function whyElectronEnded(errors) {
  if (isWithoutSandbox(errors)) return `this system allows it no sandbox. ${howToAllowSandbox}`;
  const missing = /error while loading shared libraries: (\S+):/u.exec(errors)?.[1];
  if (missing)
    return `the library ${missing} is not installed (on Debian and Ubuntu: apt-file search ${missing} says in which package it is).`;
  return errors.trim().split('\n').at(-1) || 'it printed no reason.';
}
