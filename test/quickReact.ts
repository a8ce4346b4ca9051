import * as React from 'react';

// For a developer's tools React in development measures every component that it draws, and remembers with a stack
// where each element was made: a sixth of what the tests in a page cost. No test looks at either.

Reflect.deleteProperty(console, 'timeStamp'); // read once, as React's renderer is loaded

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks that it makes in another place now');
// It makes ten thousand in a second, and no more: it counts as if they were made.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React begins to count again each second.
  },
});
