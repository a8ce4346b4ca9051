import type { RawJson } from '#shared/json/rawJson.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';

/** Made once for a cache and arguments; again after an input changed, by identity. */
export function madeOf<Args extends readonly (string | null)[], Value>(
  inputsOf: (rows: Rows, ...args: Args) => readonly unknown[],
  make: (rows: Rows, ...args: Args) => Value,
): (rows: Rows, ...args: Args) => Value {
  const known = new WeakMap<Rows, Memo<Value>>();
  return (rows, ...args) => {
    const memo = known.get(rows) ?? new Memo<Value>();
    known.set(rows, memo);
    return memo.get(JSON.stringify(args), inputsOf(rows, ...args), () => make(rows, ...args));
  };
}

export function textOnce<Value>(search: (text: RawJson) => Value): (row: StoredRow) => Value {
  const known = new WeakMap<StoredRow, { readonly value: Value }>();
  return (row) => {
    const found = known.get(row) ?? { value: search(row.text) };
    known.set(row, found);
    return found.value;
  };
}
