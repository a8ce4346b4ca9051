import { vi } from 'vitest';

/** Within the time limit of a test. */
const unhurried = { timeout: 25_000 };
const { waitFor, waitUntil } = vi;

// A second, Vitest's own limit, passes on a busy machine before a page has drawn anything.
vi.waitFor = (callback, options = unhurried) => waitFor(callback, options);
vi.waitUntil = (callback, options = unhurried) => waitUntil(callback, options);
