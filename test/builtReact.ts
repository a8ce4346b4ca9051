import React from 'react';
import { flushSync } from 'react-dom';

// Tests in a page run the React that people run, which takes a fifth less of the processor than the one for developers.
// It has no `act`: this one draws at once what a callback changes, then waits until nothing is left to draw.

async function drawn(result: unknown): Promise<unknown> {
  const value = await result;
  // React draws in tasks of the usual priority, which all come before this one.
  await scheduler.postTask(() => undefined, { priority: 'background' });
  return value;
}

Object.assign(React, { act: (callback: () => unknown) => drawn(flushSync(callback)) });
