/** Spaces, control signs, and those that turn the direction of reading: they hide where an address leads. */
const HIDING = /[\p{Cc}\p{Cf}\p{Z}]/u

/**
 * Whether a text is a whole web address (VAL-54): http or https, a host, no name or password in it.
 * @param text as typed; nothing around it is cut off
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
