import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';

// What the shell provides to the settings: apart from their screen, so that the first paint does not load it.

export type PasswordKeeping = 'system' | 'session';

export interface AppInfo {
  readonly version: string;
  /** 'session': this system offers no real key store (S7). */
  readonly passwordKeeping: PasswordKeeping;
}

/** Null until main has answered. */
export const AppInfoContext = createContext<AppInfo | null>(null);

interface OptionsFormProps {
  readonly initial: ProfileOptions | undefined;
  readonly checkKey: (pem: string) => Promise<KeyProblem | null>;
  readonly save: (options: ProfileOptions) => Promise<Failure | null>;
  readonly onEnd: () => void;
}

/** Draws the form of the first screen; provided by the shell, since features do not import each other. */
export type OptionsForm = (props: OptionsFormProps) => ReactNode;
export const OptionsFormContext = createContext<OptionsForm>(() => null);
