export type FileFailure = 'empty' | 'tooLarge' | 'unreadable';

export type FileRead<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly reason: FileFailure };

/** The bytes of a file that the user chose or dropped. More than `most` bytes are not read into memory. */
export async function readBytes(file: File, most: number): Promise<FileRead<Uint8Array>> {
  if (file.size > most) return { ok: false, reason: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return bytes.length === 0 ? { ok: false, reason: 'empty' } : { ok: true, content: bytes };
  } catch (error) {
    // It is gone, locked by another program, or a folder.
    if (error instanceof DOMException) return { ok: false, reason: 'unreadable' };
    throw error;
  }
}
