import { createContext } from 'react';

/** What the shell knows of the application itself. */
export interface AppInfo {
  readonly version: string;
  /** 'session': this system offers no real key store (S7). */
  readonly passwordKeeping: 'system' | 'session';
}

/** Null until the shell has asked. */
export const AppInfoContext = createContext<AppInfo | null>(null);
