import { base64Url, bytesOfBase64, textOf, utf8 } from './encoding.ts'
import type { KeyUse } from './signing-keys.ts'
import { signingKeys } from './signing-keys.ts'

const segment = (value: object): string => base64Url(utf8(JSON.stringify(value)))

/** A compact RS256 token with the header Cognito writes (`kid` and `alg`, nothing else). */
export async function signJwt(use: KeyUse, claims: object): Promise<string> {
  const key = (await signingKeys())[use]
  const input = `${segment({ kid: key.kid, alg: 'RS256' })}.${segment(claims)}`
  return `${input}.${base64Url(await key.sign(utf8(input)))}`
}

/** Parses one segment; undefined unless it is base64 of a JSON object. */
function parseSegment(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(textOf(bytesOfBase64(text)))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function signatureBytes(text: string) {
  try {
    return bytesOfBase64(text)
  } catch {
    return undefined
  }
}

/**
 * Claims of a token that the given key of this process signed, whatever they say; undefined for every other
 * text. The header decides nothing but whether to look further: the algorithm is always RS256.
 */
export async function verifyJwt(
  use: KeyUse,
  token: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [header, claims, signature, ...rest] = token.split('.')
  if (header === undefined || claims === undefined || signature === undefined || rest.length > 0) {
    return undefined
  }
  const key = (await signingKeys())[use]
  const head = parseSegment(header)
  const signed = signatureBytes(signature)
  if (head?.kid !== key.kid || head.alg !== 'RS256' || !signed) return undefined
  const genuine = await key.verify(signed, utf8(`${header}.${claims}`))
  return genuine ? parseSegment(claims) : undefined
}
