/**
 * How long a download may be silent: aborts `signal` where nothing was heard within `firstMs`, then within `furtherMs`
 * after each `heard()`. Its reason says which, as the end of a sentence.
 */
export function patience(firstMs, furtherMs) {
  const giveUp = new AbortController();
  const wait = (ms, words) =>
    setTimeout(() => giveUp.abort(new Error(`${words} ${Math.round(ms / 1000)} seconds`)), ms);
  let timer = wait(firstMs, 'its host did not answer within');
  return {
    signal: giveUp.signal,
    heard: () => {
      clearTimeout(timer);
      timer = wait(furtherMs, 'its host sent nothing more for');
    },
    stop: () => clearTimeout(timer),
  };
}
