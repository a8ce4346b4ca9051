/**
 * Moves the clock of this process or page: from now on `Date` is the machine's time plus `ms`, and runs on. A
 * second call counts from the machine's time again. Refers to nothing outside itself, since pages receive it as text.
 * @param {number} ms
 */
export function moveClock(ms) {
  const key = Symbol.for('carnet.machineDate');
  /** @type {DateConstructor} */
  const Machine = (globalThis[key] ??= Date);
  const now = () => Machine.now() + ms;
  const Moved = new Proxy(Machine, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked === Moved ? target : asked),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Machine.prototype.constructor = Moved;
  globalThis.Date = Moved;
}

/** The machine's own time, epoch ms, whatever clock this process has. */
export const machineNow = () => (globalThis[Symbol.for('carnet.machineDate')] ?? Date).now();
