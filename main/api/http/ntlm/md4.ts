/** MD4 (RFC 1320), which NTLM needs and Node's OpenSSL has no more; it protects nothing and has no other use here. */
export function md4(message: Uint8Array): Buffer {
  const words = blocksOf(message);
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    const before = [a, b, c, d] as const;
    for (const { mix, added, order, rotations } of rounds) {
      for (const [step, at] of order.entries()) {
        const sum = (a + mix(b, c, d) + (words[block + at] ?? 0) + added) >>> 0;
        const rotation = rotations[step % 4] ?? 0; // never absent: the remainder is an index
        [a, b, c, d] = [d, ((sum << rotation) | (sum >>> (32 - rotation))) >>> 0, b, c];
      }
    }
    a = (a + before[0]) >>> 0;
    b = (b + before[1]) >>> 0;
    c = (c + before[2]) >>> 0;
    d = (d + before[3]) >>> 0;
  }
  const digest = Buffer.alloc(16);
  for (const [at, word] of [a, b, c, d].entries()) digest.writeUInt32LE(word, at * 4);
  return digest;
}

interface Round {
  readonly mix: (x: number, y: number, z: number) => number;
  readonly added: number;
  /** In which order the 16 words of a block are taken. */
  readonly order: readonly number[];
  readonly rotations: readonly number[];
}

const inOrder = Array.from({ length: 16 }, (_, at) => at);

const rounds: readonly Round[] = [
  { mix: (x, y, z) => (x & y) | (~x & z), added: 0, order: inOrder, rotations: [3, 7, 11, 19] },
  {
    mix: (x, y, z) => (x & y) | (x & z) | (y & z),
    added: 0x5a827999,
    order: inOrder.map((at) => (at % 4) * 4 + Math.floor(at / 4)),
    rotations: [3, 5, 9, 13],
  },
  {
    mix: (x, y, z) => x ^ y ^ z,
    added: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    rotations: [3, 9, 11, 15],
  },
];

/** The message with its padding and its length in bits, as words of 32 bits. */
function blocksOf(message: Uint8Array): readonly number[] {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = Buffer.alloc(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  bytes.writeBigUInt64LE(BigInt(message.length) * 8n, length - 8);
  return Array.from({ length: length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
}
