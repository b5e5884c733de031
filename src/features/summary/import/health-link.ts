import { readHealthLink } from '#generated/endpoints/health-links/health-links.ts'
import { HealthLinkRead } from '#generated/zod/portageV1.schemas.zod.ts'
import { ApiError } from '#src/api/errors.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { inflate } from '#src/lib/files/inflate.ts'
import { bytesOf, jsonOf } from './health-card.ts'
import { at, number, text } from './json.ts'

/** A SMART Health Link: where its files are, and the key, which never leaves the browser. */
export type HealthLink = { url: string; key: string; needsPasscode: boolean; isFile: boolean }
export type LinkProblem = 'notLink' | 'expired' | 'gone' | 'passcode' | 'damaged' | 'offline' | 'failed'

/** With or without the address of a viewer in front. */
const LINK = /(?:^|#)shlink:\/([\w-]+)=*$/
/** 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/

/** What a pasted link says, or why it is none. */
export function parseLink(pasted: string): HealthLink | LinkProblem {
  const [, payload] = LINK.exec(pasted.trim()) ?? []
  if (payload === undefined) return 'notLink'
  let link: unknown
  try {
    link = jsonOf(bytesOf(payload))
  } catch {
    return 'notLink'
  }
  const [url, key, ends] = [text(at(link, 'url')), text(at(link, 'key')), number(at(link, 'exp'))]
  if (!url || !key || !KEY.test(key) || !HealthLinkRead.shape.url.safeParse(url).success) return 'notLink'
  if (ends !== null && ends * 1000 < Date.now()) return 'expired'
  const flags = text(at(link, 'flag')) ?? ''
  return { url, key, needsPasscode: flags.includes('P'), isFile: flags.includes('U') }
}

/**
 * Decrypts a compact JWE.
 * @throws if it is damaged, for another key, or encrypted in another way
 */
async function decrypted(jwe: string, secret: CryptoKey, mostBytes: number): Promise<string> {
  const [header = '', , iv = '', sealed = '', tag = ''] = jwe.split('.')
  const { alg, enc, zip } = Object(jsonOf(bytesOf(header)))
  if (alg !== 'dir' || enc !== 'A256GCM') throw new Error(`Unknown encryption: ${alg}, ${enc}`)
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytesOf(iv), additionalData: new TextEncoder().encode(header) },
    secret,
    Uint8Array.from([...bytesOf(sealed), ...bytesOf(tag)]),
  )
  const bytes = new Uint8Array(opened)
  return new TextDecoder().decode(zip === 'DEF' ? await inflate(bytes, mostBytes) : bytes)
}

function problemOf(error: unknown): LinkProblem {
  if (!(error instanceof ApiError)) throw error
  if (saveFailure(error) === 'offline') return 'offline'
  if (error.status === 404) return 'gone'
  return at(error.body, 'code') === 'incorrect_passcode' ? 'passcode' : 'failed'
}

/** The decrypted files of a link, or why there are none. */
export async function openLink(
  { url, key, isFile }: HealthLink,
  passcode: string | null,
  mostBytes: number,
): Promise<readonly string[] | LinkProblem> {
  let files: Awaited<ReturnType<typeof readHealthLink>>['files']
  try {
    files = (await readHealthLink({ url, is_file: isFile, passcode })).files
  } catch (error) {
    return problemOf(error)
  }
  try {
    const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    return await Promise.all(files.map(({ jwe }) => decrypted(jwe, secret, mostBytes)))
  } catch {
    return 'damaged'
  }
}
