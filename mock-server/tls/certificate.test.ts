import { createPrivateKey, X509Certificate } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeCertificate } from './certificate.ts'
import { integer, objectId, octets, sequence, utcTime } from './der.ts'
import { keptCertificate } from './kept-certificate.ts'

const hex = (der: Buffer) => der.toString('hex')

describe('DER', () => {
  test('lengths of one, two and three bytes', () => {
    const start = (length: number) => hex(octets(Buffer.alloc(length))).slice(0, 8)
    expect([5, 127, 128, 255, 256, 511, 513].map(start)).toEqual([
      '04050000',
      '047f0000',
      '04818000',
      '0481ff00',
      '04820100',
      '048201ff',
      '04820201',
    ])
  })
  test('numbers stay positive, object ids are base 128, moments are UTC', () => {
    expect(hex(integer(Buffer.from([0x80])))).toBe('02020080')
    expect(hex(integer(Buffer.from([0x7f])))).toBe('02017f')
    expect(hex(objectId('1.2.840.10045.4.3.2'))).toBe('06082a8648ce3d040302')
    expect(utcTime(new Date('2026-11-05T14:05:09.123Z')).subarray(2).toString()).toBe('261105140509Z')
    expect(hex(integer(Buffer.from([0x81])))).toBe('02020081')
    expect(hex(objectId('2.5.29.17'))).toBe('0603551d11')
    expect(hex(objectId('1.2.128.16384'))).toBe('06062a8100818000')
    expect(hex(sequence())).toBe('3000')
  })
})

test('the certificate is for this machine only, signs itself and is no authority', () => {
  const now = Date.UTC(2026, 10, 5)
  const { key, cert } = makeCertificate(now)
  const certificate = new X509Certificate(cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(certificate.subjectAltName).toBe(
    'DNS:localhost, DNS:*.localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
  )
  expect([certificate.ca, certificate.keyUsage]).toEqual([false, ['1.3.6.1.5.5.7.3.1']])
  expect(Date.parse(certificate.validFrom)).toBeLessThan(now)
  expect(Date.parse(certificate.validTo)).toBe(now + 365 * 86_400_000)
  expect(new X509Certificate(makeCertificate().cert).serialNumber).not.toBe(certificate.serialNumber)
})

test('what the certificate says is as RFC 5280 writes it', () => {
  const now = Date.UTC(2026, 10, 5)
  const { key, cert } = makeCertificate(now)
  const certificate = new X509Certificate(cert)
  const der = hex(certificate.raw)
  for (const part of [
    // version 3, and a serial number of 16 bytes
    'a003020102021040',
    // no authority; signs, and nothing else; for servers; each critical but the last two
    '300c0603551d130101ff04023000',
    '300e0603551d0f0101ff040403020780',
    '30130603551d25040c300a06082b06010505070301',
    // its own name, and those that it is for
    '06035504030c13506f7274616765206d6f636b20736572766572',
    '0603551d11',
    '87047f000001',
    '871000000000000000000000000000000001',
  ])
    expect(der).toContain(part)
  expect([certificate.subject, certificate.issuer]).toEqual([
    'CN=Portage mock server',
    'CN=Portage mock server',
  ])
  expect(Date.parse(certificate.validFrom)).toBe(now - 86_400_000)
  expect(cert.split('\n').every((line) => line.length <= 64)).toBe(true)
  expect(createPrivateKey(key).asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
})

describe('keeping it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portage-test-'))
  const folder = path.join(root, 'kept')
  const file = path.join(folder, 'tls.pem')
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('the next run has the same one, and nobody else may read it', () => {
    const first = keptCertificate(folder)
    expect(keptCertificate(folder)).toEqual(first)
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  })

  test('one that somebody else put there is not used', () => {
    const first = keptCertificate(folder)
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(Number(process.getuid?.()) + 1)
    expect(keptCertificate(folder).cert).not.toBe(first.cert)
    getuid.mockRestore()
    expect(keptCertificate(folder)).toEqual(first)
  })

  test('it is kept until a week before it ends', () => {
    const first = keptCertificate(folder)
    const week = 7 * 86_400_000
    const end = Date.parse(new X509Certificate(first.cert).validTo)
    vi.useFakeTimers({ toFake: ['Date'], now: end - week - 1 })
    expect(keptCertificate(folder)).toEqual(first)
    vi.setSystemTime(end - week)
    expect(keptCertificate(folder).cert).not.toBe(first.cert)
    vi.useRealTimers()
  })

  test.each([
    ['is about to end', () => makeCertificate(Date.now() - 360 * 86_400_000)],
    ['has another key', () => ({ key: makeCertificate().key, cert: makeCertificate().cert })],
    ['is none', () => ({ key: 'x', cert: 'y' })],
  ])('one that %s is made anew', (_, other) => {
    const first = keptCertificate(folder)
    const { key, cert } = other()
    writeFileSync(file, key + cert)
    const next = keptCertificate(folder)
    expect([next.cert === first.cert, next.cert === cert]).toEqual([false, false])
    expect(keptCertificate(folder)).toEqual(next)
  })

  test('one that others may read is not used, nor kept in a folder that others may write', () => {
    const first = keptCertificate(folder)
    chmodSync(file, 0o644)
    const second = keptCertificate(folder)
    expect(second.cert).not.toBe(first.cert)
    chmodSync(folder, 0o777)
    const third = keptCertificate(folder)
    expect(third.cert).not.toBe(second.cert)
    expect(readFileSync(file, 'utf8')).toBe(second.key + second.cert)
    expect(keptCertificate(folder).cert).not.toBe(third.cert)
  })

  test('where it cannot be kept it is made for this run', () => {
    writeFileSync(path.join(root, 'no-folder'), '')
    expect(keptCertificate(path.join(root, 'no-folder', 'x')).cert).toContain('BEGIN CERTIFICATE')
  })
})
