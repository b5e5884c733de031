import { createPrivateKey, X509Certificate } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeCertificate } from './certificate.ts'
import { keptCertificate } from './kept-certificate.ts'

test('the certificate is for this machine only, signs itself and is no authority', async () => {
  const now = Date.UTC(2026, 10, 5)
  const { key, cert } = await makeCertificate(now)
  const certificate = new X509Certificate(cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(certificate.subjectAltName).toBe(
    'DNS:localhost, DNS:*.localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
  )
  expect([certificate.ca, certificate.keyUsage]).toEqual([false, ['1.3.6.1.5.5.7.3.1']])
  expect(Date.parse(certificate.validFrom)).toBeLessThan(now)
  expect(Date.parse(certificate.validTo)).toBe(now + 365 * 86_400_000)
  expect(new X509Certificate((await makeCertificate()).cert).serialNumber).not.toBe(certificate.serialNumber)
})

test('what the certificate says is as RFC 5280 writes it', async () => {
  const now = Date.UTC(2026, 10, 5)
  const { key, cert } = await makeCertificate(now)
  const certificate = new X509Certificate(cert)
  const der = certificate.raw.toString('hex')
  for (const part of [
    // version 3
    'a003020102',
    // no authority; signs, and nothing else; for servers; each critical but the last two
    '300c0603551d130101ff04023000',
    '300e0603551d0f0101ff040403020780',
    '30130603551d25040c300a06082b06010505070301',
    // its own name, and those that it is for
    '06035504031313506f7274616765206d6f636b20736572766572',
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

  test('the next run has the same one, readable by this user only', async () => {
    const first = await keptCertificate(folder)
    expect(await keptCertificate(folder)).toEqual(first)
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  })

  test('one created by another user is not used', async () => {
    const first = await keptCertificate(folder)
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(Number(process.getuid?.()) + 1)
    expect((await keptCertificate(folder)).cert).not.toBe(first.cert)
    getuid.mockRestore()
    expect(await keptCertificate(folder)).toEqual(first)
  })

  test('it is kept until a week before it ends', async () => {
    const first = await keptCertificate(folder)
    const week = 7 * 86_400_000
    const end = Date.parse(new X509Certificate(first.cert).validTo)
    vi.useFakeTimers({ toFake: ['Date'], now: end - week - 1 })
    expect(await keptCertificate(folder)).toEqual(first)
    vi.setSystemTime(end - week)
    expect((await keptCertificate(folder)).cert).not.toBe(first.cert)
    vi.useRealTimers()
  })

  test.each([
    ['is about to end', () => makeCertificate(Date.now() - 360 * 86_400_000)],
    [
      'has another key',
      async () => ({ key: (await makeCertificate()).key, cert: (await makeCertificate()).cert }),
    ],
    ['is none', () => ({ key: 'x', cert: 'y' })],
  ])('one that %s is made anew', async (_, other) => {
    const first = await keptCertificate(folder)
    const { key, cert } = await other()
    writeFileSync(file, key + cert)
    const next = await keptCertificate(folder)
    expect([next.cert === first.cert, next.cert === cert]).toEqual([false, false])
    expect(await keptCertificate(folder)).toEqual(next)
  })

  test('one that others may read is not used, nor kept in a folder that others may write', async () => {
    const first = await keptCertificate(folder)
    chmodSync(file, 0o644)
    const second = await keptCertificate(folder)
    expect(second.cert).not.toBe(first.cert)
    chmodSync(folder, 0o777)
    const third = await keptCertificate(folder)
    expect(third.cert).not.toBe(second.cert)
    expect(readFileSync(file, 'utf8')).toBe(second.key + second.cert)
    expect((await keptCertificate(folder)).cert).not.toBe(third.cert)
  })

  test('where it cannot be kept it is made for this run', async () => {
    writeFileSync(path.join(root, 'no-folder'), '')
    expect((await keptCertificate(path.join(root, 'no-folder', 'x'))).cert).toContain('BEGIN CERTIFICATE')
  })
})
