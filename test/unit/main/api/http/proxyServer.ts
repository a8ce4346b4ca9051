import { onTestFinished } from 'vitest';
import { startForwardProxy } from '../../../../e2e/fixtures/forwardProxy.ts';
import type { ForwardProxy } from '../../../../e2e/fixtures/forwardProxy.ts';

/** A forward proxy that ends with the test. */
export async function proxyServer(...given: Parameters<typeof startForwardProxy>): Promise<ForwardProxy> {
  const proxy = await startForwardProxy(...given);
  onTestFinished(() => proxy.close());
  return proxy;
}
