/** What a failing disk, or a stop at a bad moment, does to a file. Null: the file is gone. */
export type Damage = (bytes: Buffer) => Buffer | null;

const flippedAt =
  (share: number): Damage =>
  (bytes) => {
    const damaged = Buffer.from(bytes);
    const at = Math.min(bytes.length - 1, Math.floor(bytes.length * share));
    if (at >= 0) damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    return damaged;
  };

const zeroed =
  (share: number): Damage =>
  (bytes) => {
    const from = Math.floor(bytes.length * share);
    return Buffer.from(bytes).fill(0, from, Math.min(bytes.length, from + 512, from + Math.ceil(bytes.length / 4)));
  };

export const damages = {
  emptied: () => Buffer.alloc(0),
  halved: (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  'last bytes cut': (bytes) => bytes.subarray(0, Math.max(0, bytes.length - 7)),
  'bit flipped at the start': flippedAt(0),
  'bit flipped at a quarter': flippedAt(0.25),
  'bit flipped in the middle': flippedAt(0.5),
  'bit flipped at three quarters': flippedAt(0.75),
  'bit flipped at the end': flippedAt(1),
  'block zeroed in the middle': zeroed(0.5),
  'block zeroed near the end': zeroed(0.9),
  deleted: () => null,
} as const satisfies Record<string, Damage>;
export type DamageName = keyof typeof damages;
export const damageNames = Object.keys(damages) as readonly DamageName[]; // its own keys
