import { readFile } from 'node:fs/promises';
import { isAppAddress } from './appOrigin.ts';
import { contentType, pageHeaders } from './pageHeaders.ts';
import { rendererFile } from './rendererFile.ts';

const refusal = (status: number): Response => new Response(null, { status, headers: pageHeaders });

/** Answers app://carnet/… from the built page in `root`, and nothing else (S3, S4). */
export function serveRenderer(root: string): (request: Pick<Request, 'url' | 'method'>) => Promise<Response> {
  return async ({ url, method }) => {
    if (!isAppAddress(url)) return refusal(403);
    if (method !== 'GET' && method !== 'HEAD') return refusal(405);
    const file = rendererFile(root, url);
    const type = file === null ? undefined : contentType(file);
    if (file === null || type === undefined) return refusal(404);
    try {
      const body = method === 'HEAD' ? null : await readFile(file);
      return new Response(body, { headers: { ...pageHeaders, 'content-type': type } });
    } catch {
      return refusal(404); // not there, or a folder: the same answer, so that nothing can be probed
    }
  };
}
