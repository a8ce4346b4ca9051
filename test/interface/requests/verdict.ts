import { breachOf } from './breach.ts';
import type { Sent } from './sent.ts';

/** The program of the built app, on either host. */
export const builtApp = /^(?:main\/tools\/chromium\/main\.ts|electron)$/u;

/** The required sources of the client's requests: none seen means that nothing was recorded. */
const sources: Readonly<Record<string, RegExp>> = {
  'tests under Node': /^node_modules\/vitest\//u,
  'the built app': builtApp,
  'npm run compat': /^main\/tools\/cli\/compat\/compat\.ts$/u,
};

const mostShown = 50;

/** What `npm test` reports of all requests of its run, and whether it may succeed. */
export function verdictOn(sent: readonly Sent[]): { readonly good: boolean; readonly lines: readonly string[] } {
  const own = sent.filter(({ agent }) => agent === 'Carnet');
  const counts = Object.entries(sources).map(
    ([name, of]) => [name, own.filter(({ program }) => of.test(program)).length] as const,
  );
  const breaches = sent.flatMap((one) => {
    const breach = breachOf(one);
    return breach === null ? [] : [`${one.test || one.program}: ${one.method} ${one.path}: ${breach}`];
  });
  return {
    good: breaches.length === 0 && counts.every(([, count]) => count > 0),
    lines: [
      ...[...new Set(breaches)].slice(0, mostShown),
      ...counts.map(([name, count]) => `${count} requests of ${name}`),
      `${breaches.length} undocumented`,
    ],
  };
}
