import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** One for all: it takes long to make, and no test looks at keys. */
const keys = ((): forge.pki.rsa.KeyPair => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const own = forge.pki.privateKeyFromPem(privateKey);
  return { privateKey: own, publicKey: forge.pki.setRsaPublicKey(own.n, own.e) };
})();

interface CertificateFacts {
  /** The common name; also the name of a server. */
  readonly name: string;
  readonly organisation?: string;
  readonly from?: string;
  readonly until?: string;
  /** By itself where no authority signs it. */
  readonly by?: OwnCertificate;
  readonly isAuthority?: boolean;
}

/** A certificate that no machine trusts, with its key. */
export interface OwnCertificate {
  readonly key: string;
  readonly cert: string;
  readonly certificate: forge.pki.Certificate;
}

let serial = 0;

export function ownCertificate(wanted: CertificateFacts): OwnCertificate {
  const { name, organisation, from = '2020-01-01', until = '2049-01-01', by, isAuthority = false } = wanted;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = `0${(serial += 1)}`;
  certificate.validity.notBefore = new Date(`${from}T00:00:00Z`);
  certificate.validity.notAfter = new Date(`${until}T00:00:00Z`);
  const subject = [
    { name: 'commonName', value: name },
    ...(organisation === undefined ? [] : [{ name: 'organizationName', value: organisation }]),
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(by?.certificate.subject.attributes ?? subject);
  certificate.setExtensions(
    isAuthority
      ? [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true, critical: true },
        ]
      : [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  );
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return {
    key: forge.pki.privateKeyToPem(keys.privateKey),
    cert: forge.pki.certificateToPem(certificate),
    certificate,
  };
}
