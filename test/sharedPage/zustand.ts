import type { StoreApi, UseBoundStore } from 'zustand';
import { create as make } from 'zustand/react';

const begun: (() => void)[] = [];

/** In place of Zustand's in browser tests: each store is known, and begins again with the next file of the page. */
export function create<State>(begin: () => State): UseBoundStore<StoreApi<State>> {
  const store = make(begin);
  begun.push(() => store.setState(store.getInitialState(), true));
  return store;
}

export function beginAgain(): void {
  for (const begin of begun) begin();
}
