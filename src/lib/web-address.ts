/** Control characters and those that turn the direction of reading: they hide where an address leads. */
// eslint-disable-next-line no-control-regex
const HIDING = /[\u0000-\u0020\u007f-\u00a0\u061c\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/

/**
 * Whether a text is a whole web address (VAL-54): http or https, a host, no name or password in it.
 * @param text as typed; nothing around it is cut off
 */
export function isWebAddress(text: string): boolean {
  if (HIDING.test(text) || !/^https?:\/\/[^/\\?#]/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname !== ''
}
