import { getCACertificates } from 'node:tls';

let known: string[] | undefined;

/** The authorities that Node brings and those of this machine, where schools install their own (S10). */
export function trustedCertificates(): string[] {
  known ??= [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
  return known;
}
