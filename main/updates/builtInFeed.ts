import type { Feed } from './signedFeed.ts';

/** Written by the build from its environment (main/vite.config.ts): without a feed Carnet never looks for updates. */
declare const carnetFeed: Feed | null;

export const builtInFeed: Feed | null = carnetFeed;
