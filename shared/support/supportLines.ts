import { longestLine, mostLines } from './supportFile.ts';
import type { SupportLines } from './supportFile.ts';
import { redacted } from './words.ts';

/** The newest of some texts, each as a line of the support file. */
export function supportLines(texts: readonly string[]): SupportLines {
  const lines = texts
    .slice(-mostLines)
    .map((text) => cut(redacted(text)))
    .filter((line) => line !== '');
  return { lines, leftOut: texts.length - lines.length };
}

/** At a blank: half a word is not an allowed one. */
function cut(line: string): string {
  if (line.length <= longestLine) return line;
  return line.slice(0, line.lastIndexOf(' ', longestLine));
}
