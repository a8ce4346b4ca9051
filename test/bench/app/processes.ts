import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** Main is Node with the Chromium host in it; `other`: Chromium’s processes for graphics, network and so on. */
export const kinds = ['renderer', 'browser', 'main', 'other'] as const;
export type Kind = (typeof kinds)[number];

interface Process {
  readonly pid: string;
  readonly kind: Kind;
}

/** A clock tick of /proc in ms: Linux reports 100 a second. */
const tick = 10;

/** The processes of one running app. `/proc` is Linux’s. */
export class Processes {
  readonly #main: number;
  readonly #browser: number;

  constructor(main: number, browser: number) {
    this.#main = main;
    this.#browser = browser;
  }

  /** CPU time that they took until now, in ms. */
  cpu(): Readonly<Record<Kind, number>> {
    return this.#sum(({ pid }) => {
      const [, , , , , , , , , , , user = 0, system = 0] = statOf(pid).map(Number);
      return tick * (user + system);
    });
  }

  /** The processes of pages. */
  pages(): ReadonlySet<number> {
    return new Set(
      this.#all()
        .filter(({ kind }) => kind === 'renderer')
        .map(({ pid }) => Number(pid)),
    );
  }

  /** The most memory that they held since `forgetPeaks`, in MB. */
  peaks(): Readonly<Record<Kind, number>> {
    return this.#sum(({ pid }) => Number(/^VmHWM:\s*(\d+)/mu.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
  }

  forgetPeaks(): void {
    for (const { pid } of this.#all()) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  }

  /** How often the threads that a user’s idle machine pays for were woken: each process’s first, and the compositor. */
  wakeUps(): Readonly<Record<Kind, number>> {
    return this.#sum(({ pid, kind }) => {
      const threads = readdirSync(`/proc/${pid}/task`).filter(
        (thread) =>
          thread === pid || (kind === 'renderer' && read(`/proc/${pid}/task/${thread}/comm`).startsWith('Compositor')),
      );
      return threads.reduce(
        (sum, thread) =>
          sum +
          Number(/^voluntary_ctxt_switches:\s*(\d+)/mu.exec(read(`/proc/${pid}/task/${thread}/status`))?.[1] ?? 0),
        0,
      );
    });
  }

  #sum(of: (process: Process) => number): Readonly<Record<Kind, number>> {
    const sums: Record<Kind, number> = { renderer: 0, browser: 0, main: 0, other: 0 };
    for (const process of this.#all()) sums[process.kind] += of(process);
    return sums;
  }

  #all(): readonly Process[] {
    const parents = readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .map((pid) => [pid, statOf(pid)[1]] as const);
    const below = (parent: string): readonly string[] =>
      parents.filter(([, of]) => of === parent).flatMap(([pid]) => [pid].concat(below(pid)));
    return [
      { pid: String(this.#main), kind: 'main' },
      { pid: String(this.#browser), kind: 'browser' },
      ...below(String(this.#browser)).map((pid) => ({
        pid,
        kind: read(`/proc/${pid}/cmdline`).includes('--type=renderer') ? ('renderer' as const) : ('other' as const),
      })),
    ];
  }
}

/** « pid (name) state parent … » from the state on; a name may hold anything. Nothing of a process that is gone. */
const statOf = (pid: string): readonly string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /su, '')
    .split(' ');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}
