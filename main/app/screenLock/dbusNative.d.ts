// The library's own types leave out what opens a connection and what answers a call.
declare module '@homebridge/dbus-native' {
  import type { EventEmitter } from 'node:events';
  import type { Duplex } from 'node:stream';

  export interface Call {
    readonly destination: string;
    readonly path: string;
    readonly interface: string;
    readonly member: string;
    readonly signature?: string;
    readonly body?: readonly unknown[];
  }

  export interface Client {
    readonly connection: EventEmitter;
    /** The callback receives the error, or null and the values of the answer. */
    invoke(call: Call, callback: (error: { readonly name: string } | null, ...values: unknown[]) => void): void;
    addMatch(rule: string, callback: (error: { readonly name: string } | null) => void): void;
    requestName(name: string, flags: number, callback: (error: { readonly name: string } | null) => void): void;
    setMethodCallHandler(
      path: string,
      of: string,
      member: string,
      handler: readonly [(...values: unknown[]) => unknown, string],
    ): void;
    /** Answers for the properties of an object. */
    exportInterface(
      values: Readonly<Record<string, unknown>>,
      path: string,
      of: { readonly name: string; readonly methods: object; readonly properties: Readonly<Record<string, string>> },
    ): void;
    sendSignal(path: string, of: string, member: string, signature: string, values: readonly unknown[]): void;
  }

  export function createClient(options: { readonly stream: Duplex }): Client;
}
