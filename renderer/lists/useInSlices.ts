/** How work goes on, in ms: the length of a slice, and the time between two of them for what is more urgent. */
interface Pace {
  readonly sliceMs: number;
  readonly restMs: number;
}
/** The user waits for it; a key that is pressed meanwhile waits for one slice. */
const awaited: Pace = { sliceMs: 8, restMs: 0 };
/** Nothing on the screen needs its result yet. */
const unhurried: Pace = { sliceMs: 6, restMs: 20 };

/** Long work, a few milliseconds at a time. */
class Job<Value, Step = void> {
  private readonly steps: Generator<Step, Value>;
  result: { readonly value: Value } | null = null;
  /** What the steps yielded last. */
  latest: Step | null = null;

  constructor(steps: Generator<Step, Value>) {
    this.steps = steps;
  }

  /** Works for so long. Returns whether it is done. */
  goOn(ms: number): boolean {
    for (const until = performance.now() + ms; this.result === null && performance.now() < until;) {
      const step = this.steps.next();
      if (step.done === true) this.result = { value: step.value };
      else this.latest = step.value;
    }
    return this.result !== null;
  }
}

/** Goes on slice by slice until the work is done, and then calls `done`. Returns a function that ends it before. */
function goOnLater<Value>(job: Job<Value>, { sliceMs, restMs }: Pace, done: (value: Value) => void): () => void {
  let timer = setTimeout(slice, restMs);
  return () => clearTimeout(timer);

  function slice(): void {
    job.goOn(sliceMs);
    if (job.result) done(job.result.value);
    else timer = setTimeout(slice, restMs);
  }
}

/** Runs work in slices, from an effect; nothing on the screen needs its result yet. Returns a function that ends it. */
export const inBackground = <Value>(
  steps: Generator<void, Value>,
  done: (value: Value) => void = () => undefined,
): (() => void) => goOnLater(new Job(steps), unhurried, done);

interface Watching<Step> {
  /** Rejects with its reason once it is aborted. */
  readonly signal?: AbortSignal;
  /** Hears between two slices what the steps yielded last: how far they are. */
  readonly onSlice?: (step: Step) => void;
}

/** Does long work to its end, a slice at a time, for a button that the user pressed. */
export async function inSlices<Value, Step = void>(
  steps: Generator<Step, Value>,
  { signal, onSlice }: Watching<Step> = {},
): Promise<Value> {
  const job = new Job(steps);
  while (!job.goOn(awaited.sliceMs)) {
    if (job.latest !== null) onSlice?.(job.latest);
    await new Promise((resume) => setTimeout(resume));
    signal?.throwIfAborted();
  }
  if (!job.result) throw new Error('work that has ended has a result');
  return job.result.value;
}
