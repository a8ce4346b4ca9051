import { runTool } from './processes.mjs';

/** Builds the three bundles that every host runs. Answers the first exit code that is not 0. */
export async function buildAll() {
  for (const part of ['main', 'preload', 'renderer']) {
    const code = await runTool('vite/bin/vite.js', [
      'build',
      '--logLevel',
      'warn',
      '--config',
      `${part}/vite.config.ts`,
    ]);
    if (code !== 0) return code;
  }
  return 0;
}
