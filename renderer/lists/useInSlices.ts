import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';

/** What is done at once, in ms: most lists are shorter than that. A frame remains for drawing. */
const firstMs = 14;

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

interface InSlices<Value> {
  /** The result, or until it is there, that of the work before; null at first. */
  readonly value: Value | null;
  /** Ends the work at once, where the user is about to act on its result. */
  readonly finish: () => void;
}

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

/**
 * Does work that may be long without freezing the page: what is quick is there at once, the rest comes later. `work`
 * must be stable (useCallback); another one takes its place.
 */
export function useInSlices<Value>(work: () => Generator<void, Value>): InSlices<Value> {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [begun, setBegun] = useState<Begun<Value>>(() => ({ work, job: begin(work), before: null }));
  let current = begun;
  if (begun.work !== work) {
    current = { work, job: begin(work), before: valueOf(begun) };
    setBegun(current);
  }
  const { job } = current;
  // The caller may hold `finish` of an earlier drawing, and means the work of the latest one.
  const latest = useRef(job);
  useLayoutEffect(() => {
    latest.current = job;
  }, [job]);
  useEffect(() => (job.result ? undefined : goOnLater(job, awaited, () => redraw())), [job]);
  return {
    value: valueOf(current),
    finish: () => {
      if (!latest.current.result && latest.current.goOn(Infinity)) redraw();
    },
  };
}

interface Begun<Value> {
  readonly work: () => Generator<void, Value>;
  readonly job: Job<Value>;
  /** The last result before it. */
  readonly before: Value | null;
}

function begin<Value>(work: () => Generator<void, Value>): Job<Value> {
  const job = new Job(work());
  job.goOn(firstMs);
  return job;
}

const valueOf = <Value>({ job, before }: Begun<Value>): Value | null => (job.result ? job.result.value : before);
