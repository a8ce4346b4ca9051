import { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { isIP } from 'node:net';
import { connect, getCACertificates } from 'node:tls';
import type { DetailedPeerCertificate } from 'node:tls';
import { codesOf } from '../../http/networkFailure.ts';
import { within } from './reach.ts';
import type { Bounds } from './reach.ts';

/** What the server showed of itself. */
export interface PresentedCertificate {
  /** The code of the check that refuses it; null where it is accepted. */
  readonly refused: string | null;
  readonly issuer: string;
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  /** The names that it is for. */
  readonly names: readonly string[];
  /** Accepted through an authority that was added to this workstation. */
  readonly isPrivate: boolean;
}

export type Handshake =
  | { readonly ok: true; readonly shown: PresentedCertificate }
  | { readonly ok: false; readonly why: 'notTls' | 'tlsCut' };

/**
 * A TLS handshake on an open connection. A certificate that is not accepted is looked at too, to say whose it is:
 * nothing is sent over this connection, which ends here.
 */
export function handshake(
  socket: Socket,
  host: string,
  trusted: readonly string[],
  bounds: Bounds,
): Promise<Handshake> {
  const tls = connect({
    socket,
    host,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ca: [...trusted],
    rejectUnauthorized: false,
  });
  return within(bounds, tls, (resolve) => {
    const end = (found: Handshake): void => {
      tls.destroy();
      socket.destroy();
      resolve(found);
    };
    tls.once('secureConnect', () => {
      // Typed as an error; it is the code of one.
      const refused = tls.authorized ? null : String(tls.authorizationError);
      end({ ok: true, shown: shownOf(tls.getPeerCertificate(true), refused) });
    });
    tls.on('error', (error) => end({ ok: false, why: whyBroken(error) }));
    tls.once('close', () => end({ ok: false, why: 'tlsCut' }));
  });
}

const whyBroken = (error: Error): 'notTls' | 'tlsCut' =>
  codesOf(error).some((code) => /^(?:EPROTO|ERR_SSL_)/u.test(code)) ? 'notTls' : 'tlsCut';

function shownOf(certificate: DetailedPeerCertificate, refused: string | null): PresentedCertificate {
  return {
    refused,
    issuer: nameOf(certificate.issuer),
    from: Date.parse(certificate.valid_from),
    until: Date.parse(certificate.valid_to),
    names: namesOf(certificate),
    isPrivate: refused === null && !usualAuthorities().has(rootOf(certificate).fingerprint256),
  };
}

/** The organisation and its own name for the authority, as a certificate carries them. */
function nameOf({ O, CN }: DetailedPeerCertificate['issuer']): string {
  const parts = [O, CN].flat().filter((part) => part !== undefined);
  return plain([...new Set(parts)].join(', '));
}

const namesOf = ({ subject, subjectaltname }: DetailedPeerCertificate): readonly string[] =>
  (subjectaltname?.split(', ') ?? [`DNS:${[subject.CN].flat()[0] ?? ''}`])
    .map((name) => plain(name.replace(/^(?:DNS|IP Address):/u, '')))
    .slice(0, 5);

/** Text of a stranger, on one line and not long. */
const plain = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 120);

/** The end of the chain, which signs itself. */
function rootOf(certificate: DetailedPeerCertificate): DetailedPeerCertificate {
  let at = certificate;
  // A loop of two authorities that signed each other ends at the one that was seen first.
  const seen = new Set<string>();
  while (at.issuerCertificate && !seen.has(at.fingerprint256)) {
    seen.add(at.fingerprint256);
    at = at.issuerCertificate;
  }
  return at;
}

let usual: ReadonlySet<string> | undefined;

/** The authorities that every browser knows, as Node has them. */
function usualAuthorities(): ReadonlySet<string> {
  usual ??= new Set(getCACertificates('bundled').map((pem) => new X509Certificate(pem).fingerprint256));
  return usual;
}
