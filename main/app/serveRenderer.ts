import { readFile } from 'node:fs/promises';
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { isAppAddress } from './appOrigin.ts';
import { openingPath } from './opening.ts';

interface Served {
  /** The policy lets the page be printed (S14); otherwise Chromium itself ignores it when the page asks to print. */
  readonly mayPrint: () => boolean;
  /** What the window shows until then, as HTML. */
  readonly opening: string;
}

/** Answers app://carnet/… from the built page in `root`, and nothing else (S3, S4). */
export function serveRenderer(
  root: string,
  { mayPrint, opening }: Served,
): (request: Pick<Request, 'url' | 'method'>) => Promise<Response> {
  return async ({ url, method }) => {
    const pageHeaders = headersOf(mayPrint() ? contentSecurityPolicy : `${contentSecurityPolicy}; ${withoutPrinting}`);
    const refusal = (status: number): Response => new Response(null, { status, headers: pageHeaders });
    if (!isAppAddress(url)) return refusal(403);
    if (method !== 'GET' && method !== 'HEAD') return refusal(405);
    if (new URL(url).pathname === openingPath)
      return new Response(method === 'HEAD' ? null : opening, { headers: { ...pageHeaders, 'content-type': html } });
    const file = rendererFile(root, url);
    const type = file === null ? undefined : contentType(file);
    if (file === null || type === undefined) return refusal(404);
    try {
      const body = method === 'HEAD' ? null : await readFile(file);
      return new Response(body, { headers: { ...pageHeaders, 'content-type': type } });
    } catch {
      return refusal(404); // missing, or a folder: the same answer, so that nothing can be probed
    }
  };
}

/** S4: own scripts and styles only, no inline ones, no network access; no text becomes markup or script. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A sandbox that lacks `allow-modals`, which printing needs; the page is otherwise what it is (CSP 3, HTML 7.1.5). */
const withoutPrinting = 'sandbox allow-scripts allow-same-origin allow-forms';

const html = 'text/html; charset=utf-8';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': html,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The content type of a file that we serve; undefined for a kind that is not part of the page. */
const contentType = (file: string): string | undefined => contentTypes[extname(file)];

/** The headers of every answer of app://, errors included. */
const headersOf = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Every form in which a path could leave its folder or name something that is not a plain file. */
const forbidden = /[\0\\:]/;

/** The file below `root` that an address names, or null: decoded once, resolved, refused if outside in any way (S3). */
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
    return null; // an invalid %-sequence names no file
  }
}
