import { describe, expect, it } from 'vitest';
import { createSealer, SealError, sealContext } from '#cache/sealer.ts';
import { aDataKey } from '#test/contract/stores/openTestCache.ts';

const place = sealContext('db', 'steps', 'a', 1);

describe('Sealer (S8)', () => {
  it('opens what it sealed, to the letter', async () => {
    const sealer = await createSealer(aDataKey());
    for (const text of ['', 'é\u0000\u001F€😀', '\uFEFFbom']) {
      expect(await sealer.open(place, await sealer.seal(place, text))).toBe(text);
    }
  });

  it('seals the same text differently each time', async () => {
    const sealer = await createSealer(aDataKey());
    expect(await sealer.seal(place, 'a')).not.toEqual(await sealer.seal(place, 'a'));
  });

  it('opens in no other place, with no other key, and nothing that was changed', async () => {
    const sealer = await createSealer(aDataKey());
    const sealed = await sealer.seal(place, 'a');
    for (const other of [
      sealContext('db2', 'steps', 'a', 1),
      sealContext('db', 'receipts', 'a', 1),
      sealContext('db', 'steps', 'b', 1),
      sealContext('db', 'steps', 'a', 2),
    ]) {
      await expect(sealer.open(other, sealed)).rejects.toThrow(SealError);
    }
    await expect((await createSealer(aDataKey())).open(place, sealed)).rejects.toThrow(SealError);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
      await expect(sealer.open(place, changed)).rejects.toThrow(SealError);
    }
    await expect(sealer.open(place, sealed.slice(0, 5))).rejects.toThrow(SealError);
  });

  it.each(['', 'AAAA', 'not base64 !'])('takes nothing but 256 bits for a key: %j', async (key) => {
    await expect(createSealer(key)).rejects.toThrow(SealError);
  });
});
