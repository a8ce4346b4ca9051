import type { OpenService } from '#shared/ipc/channels.ts';
import { create } from 'zustand';
import type { Intent, Rejection } from '../intents/intent.ts';
import type { PullRequest } from '../sync/ports.ts';
import type { Choice } from '../sync/step.ts';

export type Accepted =
  | { readonly ok: true; readonly intentId: string; readonly targets: readonly string[] }
  | { readonly ok: false; readonly rejection: Rejection }
  /** The disk refused: nothing was kept, and the screen must not say saved (I1). */
  | { readonly ok: false; readonly rejection: 'storage' };

/** What a screen can ask of the road. Set by the composition root once a service is open. */
export interface Commands {
  /** Resolves once the change is durably kept (I1), not when the service has it. */
  dispatch(intent: Intent): Promise<Accepted>;
  /** Takes back a change that has not left. False when it has. */
  undo(stepId: string): Promise<boolean>;
  /** Takes back the latest change that has not left; answers its step id, or null when there is none. */
  undoLast(): Promise<string | null>;
  /** Tries now what waits, or one step of it. */
  retry(stepId?: string): Promise<void>;
  /** Gives up a parked change, on the person's explicit word (I2). */
  discard(stepId: string): Promise<void>;
  /** Settles a conflict; one choice per unit. */
  resolve(stepId: string, choices: ReadonlyMap<string, Choice>): Promise<void>;
  /** Settles a doubt: the service's id when it is there, null to create it again. */
  settle(stepId: string, existingId: string | null): Promise<void>;
  /** Receives an area again; a running pull of the same area is joined. */
  refresh(request: PullRequest): Promise<void>;
  cancelRefresh(request: PullRequest): void;
  /** Signs in again after a refused password. Answers null or the failure's kind. */
  signIn(password: string): Promise<string | null>;
  signOut(): Promise<void>;
}

interface SessionStore {
  /** Null until a service is open. The key is not kept in any readable form (S8). */
  readonly open: Omit<OpenService, 'dataKey'> | null;
  readonly commands: Commands | null;
}

export const useSession = create<SessionStore>(() => ({ open: null, commands: null }));

/** For screens that are only shown while a service is open. */
export function useCommands(): Commands {
  const commands = useSession((state) => state.commands);
  if (!commands) throw new Error('no service is open');
  return commands;
}
