/** What the bench asks of the service’s process. */
export type Order =
  | { readonly kind: 'counts' | 'cut' | 'restore' }
  /** Delay of each answer. */
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'rename'; readonly count: number; readonly where: 'spread' | 'near'; readonly name: string };

export interface SentOrder {
  readonly id: number;
  readonly order: Order;
}

/** Since the service began. `bytes`: of answers, as they crossed the wire. */
export interface Counts {
  requests: number;
  writes: number;
  bytes: number;
}
