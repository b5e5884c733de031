import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import {
  bits,
  boolean,
  explicit,
  implicit,
  integer,
  objectId,
  octets,
  sequence,
  set,
  utcTime,
  utf8String,
} from './der.ts'

/** A private key and the certificate for it, both PEM. */
export type Certificate = { readonly key: string; readonly cert: string }

const day = 86_400_000
const validDays = 365

const names = ['localhost', '*.localhost']
const addresses = [
  [127, 0, 0, 1],
  [...Array.from({ length: 15 }, () => 0), 1],
]

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'))
const commonName = sequence(set(sequence(objectId('2.5.4.3'), utf8String('Portage mock server'))))

const extension = (id: string, content: Buffer, isCritical = false) =>
  sequence(objectId(id), ...(isCritical ? [boolean(true)] : []), octets(content))

/** For serving only: it is no authority and can vouch for nothing else. */
const extensions = () =>
  sequence(
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1'))),
    extension(
      '2.5.29.17',
      sequence(
        ...names.map((name) => implicit(2, Buffer.from(name))),
        ...addresses.map((address) => implicit(7, Buffer.from(address))),
      ),
    ),
  )

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

/**
 * A new key (P-256) and a self-signed certificate (X.509 version 3, RFC 5280) for this machine: localhost,
 * *.localhost, 127.0.0.1 and ::1, good for a year from yesterday.
 */
export function makeCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const validity = sequence(utcTime(new Date(now - day)), utcTime(new Date(now + validDays * day)))
  const unsigned = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ecdsaWithSha256,
    commonName,
    validity,
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, extensions()),
  )
  const signature = sign('sha256', unsigned, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(unsigned, ecdsaWithSha256, bits(signature))),
  }
}
