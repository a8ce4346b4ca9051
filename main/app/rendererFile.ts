import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Every form in which a path could leave its folder or name something that is not a plain file. */
const forbidden = /[\0\\:]/;

/**
 * The file below `root` that a page address asks for, or null when it asks for anything else. The address is decoded
 * once, resolved, and compared with `path.relative`: what leaves the folder in any spelling is refused (S3).
 */
export function rendererFile(root: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const wanted = decoded(new URL(address).pathname);
  if (wanted === null || forbidden.test(wanted)) return null;
  const file = resolve(root, `.${wanted === '/' ? '/index.html' : wanted}`);
  const inside = relative(root, file);
  const leaves = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return leaves ? null : file;
}

function decoded(pathname: string): string | null {
  try {
    const text = decodeURIComponent(pathname);
    return text.startsWith('/') ? text : null;
  } catch {
    return null; // a broken %-sequence names no file
  }
}
