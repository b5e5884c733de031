/** Whitespace, control and bidi characters: they disguise where a URL leads. */
const HIDING = /[\p{Cc}\p{Cf}\p{Z}]/u

/**
 * Whether a text is a full web URL (VAL-54): http or https, a host, no credentials.
 * @param text as typed, not trimmed
 */
export function isWebAddress(text: string): boolean {
  if (HIDING.test(text) || !/^https?:\/\/[^/\\?#]/i.test(text)) return false
  try {
    const { username, password, hostname } = new URL(text)
    return username === '' && password === '' && hostname !== ''
  } catch {
    return false
  }
}
