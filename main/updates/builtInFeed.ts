import type { Feed } from './signedFeed.ts';

/** Written by the build (main/vite.config.ts) from its environment: a package without a feed never looks for updates. */
declare const carnetFeed: Feed | null;

export const builtInFeed: Feed | null = carnetFeed;
