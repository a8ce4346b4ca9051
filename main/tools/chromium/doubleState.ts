import type { HostArguments } from './arguments.ts';
import type { InstanceLock } from './instanceLock.ts';

/** The state of the double of Electron. Set once, before the app's bundle is loaded. */
export interface Host {
  readonly arguments: HostArguments;
  readonly lock: InstanceLock;
  readonly userData: string;
  /** Called once the window shows its page. */
  readonly onOpen: () => void;
}

let current: Host | null = null;

export function setHost(host: Host): void {
  current = host;
}

export function theHost(): Host {
  if (current === null) throw new Error('the host is not set up');
  return current;
}
