import { KeyObject } from 'node:crypto'

/** A private key and the certificate for it, both PEM. */
export type Certificate = { readonly key: string; readonly cert: string }

const day = 86_400_000
const validDays = 365
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/**
 * A new key (P-256) and a self-signed certificate for this machine: localhost, *.localhost, 127.0.0.1 and ::1, valid
 * for a year from yesterday. The library loads here, so that starting the server does not wait for it.
 */
export async function makeCertificate(now = Date.now()): Promise<Certificate> {
  await import('reflect-metadata') // @peculiar/x509 does not load without it
  const x509 = await import('@peculiar/x509')
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Portage mock server',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - day),
    notAfter: new Date(now + validDays * day),
    // For serving only: it cannot vouch for anything else.
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'dns', value: '*.localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
      ]),
    ],
  })
  return {
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificate.toString('pem'),
  }
}
