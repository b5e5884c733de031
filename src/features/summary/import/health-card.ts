import { inflate } from '#src/lib/files/inflate.ts'
import { at, list, text } from './json.ts'

/** A bundle of a file, and the address of who issued it. */
export type FileBundle = { bundle: unknown; issuer: string | null }

export const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

export const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/**
 * The bundles of a SMART Health Card, which are compressed and signed. The signature is not verified: that takes the
 * key of the issuer from the internet.
 * @throws if one cannot be read
 */
export async function healthCardBundles(json: unknown, mostBytes: number): Promise<FileBundle[]> {
  return Promise.all(
    list(at(json, 'verifiableCredential')).map(async (signed) => {
      const [header = '', payload = ''] = String(signed).split('.')
      const isCompressed = at(jsonOf(bytesOf(header)), 'zip') === 'DEF'
      const bytes = bytesOf(payload)
      const card = jsonOf(isCompressed ? await inflate(bytes, mostBytes) : bytes)
      const issuer = text(at(card, 'iss'))
      return {
        bundle: at(card, 'vc', 'credentialSubject', 'fhirBundle'),
        issuer: issuer && URL.canParse(issuer) ? new URL(issuer).hostname : issuer,
      }
    }),
  )
}
