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

/** From the next connection on, also the authorities of this file. */
export function trustFile(path: string | null): void {
  ofPolicy = path;
}

/**
 * Authorities of Node and of this machine (S10); files are read each time, so that one that was installed counts from
 * the next connection on (B9).
 */
export function trustedCertificates(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  const named = [...variables.map((name) => env[name]), ofPolicy].flatMap((path) => path || []);
  const files = platform === 'linux' ? [...named, ...bundles] : named;
  const all = [getCACertificates('default'), getCACertificates('system'), ...files.map(certificatesIn)].flat();
  // Several of them contain the same certificate, with other line breaks.
  return [...new Map(all.map((each) => [each.replaceAll(/\s/gu, ''), each])).values()];
}

/** None of a file that cannot be read: Node ignores it as well. */
function certificatesIn(path: string): readonly string[] {
  try {
    return statSync(path).size > mostBytes ? [] : (readFileSync(path, 'latin1').match(certificate) ?? []);
  } catch {
    return []; // absent on this system
  }
}
