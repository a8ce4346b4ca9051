import { createPublicKey, verify } from 'node:crypto';
import { Provider } from 'electron-updater';
import type { ResolvedUpdateFileInfo, UpdateInfo } from 'electron-updater';
import { parseUpdateInfo, resolveFiles } from 'electron-updater/out/providers/Provider.js';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { z } from 'zod';

/** Where newer packages are listed, and the key whose owner may list them. */
export interface Feed {
  /** Its `<channel>.yml` says what is newest, `<channel>.yml.sig` that the publisher says so. */
  readonly url: string;
  readonly channel: string;
  /** Ed25519, SPKI, base64. */
  readonly publicKey: string;
}

const feedSchema = z.object({
  /** Of the packages that may replace this one. */
  ending: z.string().regex(/^\.[a-z]{3}$/u),
  url: z.url({ protocol: /^https?$/u }),
  channel: z.string().regex(/^[a-z]{1,20}$/u),
  publicKey: z.base64().min(1),
});

/**
 * `unsigned`: not the publisher's. `malformed`: names a file elsewhere, or no hash. `otherKind`: electron-updater would
 * install it.
 */
class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: 'unsigned' | 'malformed' | 'otherKind';
  constructor(code: FeedError['code']) {
    super(code);
    this.code = code;
  }
}

/** Each file lies beside the listing and has a hash, which electron-updater compares with what it downloads. */
const listing = z.object({
  files: z.array(z.object({ url: z.string().regex(/^[\w.-]+$/u), sha512: z.string().length(88) })).min(1),
});

/** What is signed: the name too, so that one channel's listing does not pass for another's. */
const signedBytes = (name: string, text: string): Buffer => Buffer.from(`${name}\n${text}`, 'utf8');

/**
 * Linux checks no packages, and a server or proxy could hand out anything: so the listing itself is signed, on every
 * system, and read only after its signature was checked (S13).
 */
export class SignedFeed extends Provider<UpdateInfo> {
  readonly #feed: z.infer<typeof feedSchema>;

  constructor(feed: unknown, _updater: unknown, options: ProviderRuntimeOptions) {
    super(options);
    this.#feed = feedSchema.parse(feed);
  }

  async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getCustomChannelName(this.#feed.channel)}.yml`;
    const address = this.#address(name);
    const [text, signature] = await Promise.all([
      this.httpRequest(address),
      this.httpRequest(this.#address(`${name}.sig`)),
    ]);
    if (!this.#isSigned(name, text ?? '', signature ?? '')) throw new FeedError('unsigned');
    const info = parseUpdateInfo(text, name, address);
    if (!listing.safeParse(info).success) throw new FeedError('malformed');
    const files = info.files.filter(({ url }) => url.endsWith(this.#feed.ending));
    if (files.length === 0) throw new FeedError('otherKind');
    return { ...info, files };
  }

  resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, this.#address(''));
  }

  #address(name: string): URL {
    return new URL(name, this.#feed.url.endsWith('/') ? this.#feed.url : `${this.#feed.url}/`);
  }

  #isSigned(name: string, text: string, signature: string): boolean {
    const key = createPublicKey({ key: Buffer.from(this.#feed.publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, signedBytes(name, text), key, Buffer.from(signature.trim(), 'base64'));
  }
}
