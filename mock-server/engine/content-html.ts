import { readUrl } from '../read-url.ts'

/** The allowed elements of library texts, with their allowed attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  p: [],
  br: [],
  hr: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  figure: [],
  figcaption: [],
  a: ['href'],
  img: ['src', 'alt'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
}

/** A tag as it is written here: small letters, attributes in double quotes. */
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/

/** Signs that hide where an address leads. */
const HIDING = /[\p{Cc}\p{Cf}\p{Z}&]/u

/** An allowed link: https, mail or phone, without credentials. */
function isSafeLink(address: string): boolean {
  if (/^(mailto:[^\s&]+@[^\s&]+|tel:\+?[\d-]+)$/.test(address)) return true
  return isSecureAddress(address.replaceAll('&amp;', '-'))
}

/** A whole address by https. */
export function isSecureAddress(address: string): boolean {
  if (HIDING.test(address.replaceAll('&', '-')) || !/^https:\/\/[^/\\?#]/i.test(address)) return false
  const url = readUrl(address)
  return url !== undefined && url.username === '' && url.password === '' && url.hostname !== ''
}

/** Why a text is refused: it holds something foreign, a link that leads nowhere safe, or a picture without its words. */
export type HtmlProblem = { kind: 'foreign' | 'link' | 'picture' | 'alt'; found: string }

/**
 * Parses a text strictly: every `<` must start one of the tags above, or the text is rejected.
 * Nothing is repaired, so nothing is understood in two ways.
 * @returns the first problem, or undefined
 */
export function htmlProblem(html: string): HtmlProblem | undefined {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const [, closes, name = '', written = ''] = TAG.exec(html.slice(at)) ?? []
    const attributes = Object.hasOwn(allowed, name) ? allowed[name] : undefined
    if (!attributes) return { kind: 'foreign', found: html.slice(at, at + 20) }
    const given = [...written.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({
      key,
      value,
    }))
    const foreign = given.find(({ key }) => !attributes.includes(key))
    if (foreign || (closes && given.length > 0)) return { kind: 'foreign', found: html.slice(at, at + 20) }
    const valueOf = (wanted: string) => given.find(({ key }) => key === wanted)?.value
    if (name === 'a' && !closes && !isSafeLink(valueOf('href') ?? '')) {
      return { kind: 'link', found: valueOf('href') ?? '' }
    }
    if (name === 'img') {
      if (!/^media:[0-9a-f-]{36}$/.test(valueOf('src') ?? '')) {
        return { kind: 'picture', found: valueOf('src') ?? '' }
      }
      if (!valueOf('alt')?.trim()) return { kind: 'alt', found: valueOf('src') ?? '' }
    }
  }
  return undefined
}
