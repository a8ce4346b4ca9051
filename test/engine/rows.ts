import { sampleStore } from '#main/tools/practice/sample/index.ts';
import { servedSets } from '#main/tools/practice/sets/index.ts';
import type { SetName } from '#main/tools/practice/sets/setNames.ts';
import { textOf } from '#main/tools/practice/store/row.ts';
import type { Row } from '#main/tools/practice/store/row.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { fileNameKey } from '#shared/text/fold.ts';
import { engineSets } from './model.ts';

/** The rows of the practice service's sample school, for the sets of the engine. */
export function engineRows(sample: {
  readonly seed: number;
  readonly today: string;
}): Readonly<Record<string, readonly object[]>> {
  const store = sampleStore(sample);
  return Object.fromEntries(engineSets.map((set) => [set, [...store.rows(set)].map((row) => entryOf(set, row))]));
}

const entryOf = (set: SetName, row: Row): object => ({
  ...Object.fromEntries(
    [...row.members]
      .filter(([name]) => servedSets[set].members[name] !== undefined)
      .map(([name, raw]) => [name, parseRaw(raw)]),
  ),
  ...(set === 'Directory' && { Parent: parentOf(textOf(row.members, 'Path')) }),
});

const parentOf = (path: string): string => fileNameKey(path.slice(0, Math.max(0, path.lastIndexOf('\\'))));
