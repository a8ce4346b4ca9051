/**
 * Throws on any member it lacks, so that the app uses nothing that the host leaves out. Symbols pass: the language
 * reads them.
 */
export function strict<Double extends object>(name: string, double: Double): Double {
  return new Proxy(double, {
    get(target, member, receiver) {
      // every await reads `then`
      if (typeof member === 'string' && member !== 'then' && !(member in target)) {
        throw new Error(`The Chromium host has no electron.${name}.${member}`);
      }
      const value: unknown = Reflect.get(target, member, receiver);
      return value;
    },
  });
}

/** An event object whose default can be prevented, with the details that Electron adds. */
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
