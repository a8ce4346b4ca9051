import { readFileSync, statSync } from 'node:fs';
import { getCACertificates } from 'node:tls';

/** Where Linux distributions write every authority that is installed, by `update-ca-certificates` and the like. */
const bundles = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/ssl/cert.pem',
] as const;
/**
 * How a user or IT names more. The fuses keep the environment from Node (S2): in a package Electron takes the first
 * away (B18).
 */
const variables = ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'CARNET_EXTRA_CA_CERTS'] as const;
let ofPolicy: string | null = null;
/** A bundle has some hundred kilobytes. */
const mostBytes = 16 * 1024 * 1024;
const certificate = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[\w+/=\s]*-----END (?:TRUSTED )?CERTIFICATE-----/gu;

interface Read {
  readonly sign: string;
  readonly certificates: readonly string[];
}
const read = new Map<string, Read>();
let last: readonly string[] = [];
/** What `last` was made of: several hundred certificates are not compared again for each connection. */
let lastSources: readonly (readonly string[])[] = [];
const none: readonly string[] = [];

/** From the next connection on, also the authorities of this file. */
export function trustFile(path: string | null): void {
  ofPolicy = path;
}

/**
 * Authorities of Node and of this machine (S10); files are read again where they have changed, for the next connection
 * (B9). The same array while nothing changed.
 */
export function trustedCertificates(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  const named = [...variables.map((name) => env[name]), ofPolicy].flatMap((path) => path || []);
  const files = platform === 'linux' ? [...named, ...bundles] : named;
  const sources = [getCACertificates('default'), getCACertificates('system'), ...files.map(certificatesIn)];
  if (sources.length === lastSources.length && sources.every((each, at) => each === lastSources[at])) return last;
  lastSources = sources;
  // Several of them contain the same certificate, with other line breaks.
  const now = [...new Map(sources.flat().map((each) => [each.replaceAll(/\s/gu, ''), each])).values()];
  if (now.length !== last.length || now.some((each, at) => each !== last[at])) last = now;
  return last;
}

/** None of a file that cannot be read: Node ignores it as well. */
function certificatesIn(path: string): readonly string[] {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    if (size > mostBytes) return [];
    const sign = [mtimeMs, size, ino].join(' ');
    const before = read.get(path);
    if (before?.sign === sign) return before.certificates;
    const certificates = readFileSync(path, 'latin1').match(certificate) ?? none;
    read.set(path, { sign, certificates });
    return certificates;
  } catch {
    return none; // absent on this system
  }
}
