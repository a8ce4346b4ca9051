import type { Feed } from './signedFeed.ts';

/** Written by the build from its environment (main/vite.config.ts): a package without a feed never looks for updates. */
declare const carnetFeed: Feed | null;

export const builtInFeed: Feed | null = carnetFeed;
