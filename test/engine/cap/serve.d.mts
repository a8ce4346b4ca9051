export interface Serving {
  /** In CAP's own language, CDL. */
  readonly model: string;
  /** By set. */
  readonly rows: Readonly<Record<string, readonly object[]>>;
  /** Numbers of 64 bits and decimals are texts in JSON (IEEE754Compatible). */
  readonly textNumbers: boolean;
  readonly user: string;
  readonly password: string;
  /** A file that is made, or `:memory:`. */
  readonly database: string;
  /** 0: the system picks a free port. */
  readonly port: number;
}

export function serveCap(serving: Serving): Promise<string>;
