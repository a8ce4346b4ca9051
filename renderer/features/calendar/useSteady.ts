import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (...args: never[]) => void>>;

/** The same functions at every render, each doing what the latest one does: what they are given to need not be drawn again. */
export function useSteady<Given extends Handlers>(given: Given): Given {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Given, // the same names, each with its own arguments
  );
  return steady;
}
