import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { vi } from 'vitest';

/** The next file that is synchronised finds the disk full, once. Returns what ends that. */
export async function refuseNextSync(): Promise<() => void> {
  const handle = await open(import.meta.filename);
  await handle.close();
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync'); // of every handle
  sync.mockRejectedValueOnce(Object.assign(new Error('no space'), { syscall: 'fsync', code: 'ENOSPC' }));
  return () => sync.mockRestore();
}
