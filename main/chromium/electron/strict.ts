/**
 * A double that throws on any member it lacks, so that nothing of Electron is used that the Chromium host silently
 * leaves out. Symbols pass: the language itself asks for them.
 */
export function strict<Double extends object>(name: string, double: Double): Double {
  return new Proxy(double, {
    get(target, member, receiver) {
      // `then` is asked by every await
      if (typeof member === 'string' && member !== 'then' && !(member in target)) {
        throw new Error(`The Chromium host has no electron.${name}.${member}`);
      }
      const value: unknown = Reflect.get(target, member, receiver);
      return value;
    },
  });
}

/** An event object whose default can be prevented, with the details that Electron puts on it. */
export function cancellable<Details extends object>(details: Details) {
  let prevented = false;
  return strict('Event', {
    ...details,
    preventDefault(): void {
      prevented = true;
    },
    get defaultPrevented(): boolean {
      return prevented;
    },
  });
}
