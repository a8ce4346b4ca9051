/** Runs what it is given one after the other, so that no change is lost between reading a file and writing it. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => null); // whoever asked for that work hears of its failure
    return result;
  };
}
