import { createPrivateKey, X509Certificate } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import type { Certificate } from './certificate.ts'
import { makeCertificate } from './certificate.ts'

const week = 7 * 86_400_000

/** A folder of this user alone among the temporary files. */
const ownFolder = () =>
  path.join(tmpdir(), `portage-mock-server-${userInfo().username.replaceAll(/\W/g, '_')}`)

/**
 * The certificate of this machine: kept between runs, so that a browser that was told to trust it goes on doing so,
 * and made anew a week before it ends. Where it cannot be kept it lives as long as the process.
 * @param folder where; readable by this user only
 */
export async function keptCertificate(folder = ownFolder()): Promise<Certificate> {
  const kept = readKept(folder)
  if (kept) return kept
  const made = await makeCertificate()
  keep(folder, made)
  return made
}

/** Whether a file or folder belongs to this user only; another user could have created it first. */
function isPrivate(name: string): boolean {
  const { uid, mode } = lstatSync(name)
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0)
}

function readKept(folder: string): Certificate | undefined {
  const file = path.join(folder, 'tls.pem')
  try {
    if (!isPrivate(folder) || !isPrivate(file) || !lstatSync(file).isFile()) return undefined
    const [key, cert] = readFileSync(file, 'utf8').split(/(?=-----BEGIN CERTIFICATE-----)/)
    if (key === undefined || cert === undefined) return undefined
    const certificate = new X509Certificate(cert)
    const isGood = Date.parse(certificate.validTo) - Date.now() > week
    return isGood && certificate.checkPrivateKey(createPrivateKey(key)) ? { key, cert } : undefined
  } catch {
    return undefined
  }
}

function keep(folder: string, { key, cert }: Certificate): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isPrivate(folder)) return
    // two servers may do this at once: each writes a file of its own, and the last one to rename is kept
    const draft = path.join(folder, `tls.pem.${process.pid}`)
    writeFileSync(draft, key + cert, { mode: 0o600 })
    renameSync(draft, path.join(folder, 'tls.pem'))
  } catch {
    // a folder that cannot be written: this run has its own
  }
}
