import { longestLine, mostLines } from './supportFile.ts';
import { redacted } from './words.ts';

/** The newest lines of each source as lines of the support file, in the order of time; one that two have once. */
export const supportLines = (...sources: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(sources.flatMap((lines) => lines.slice(-mostLines).map((line) => cut(redacted(line)))))]
    .filter((line) => line !== '')
    .toSorted();

/** At a blank: half a word is not an allowed one. */
function cut(line: string): string {
  if (line.length <= longestLine) return line;
  return line.slice(0, line.lastIndexOf(' ', longestLine));
}
