import { HEALTH_LINK_HOST, madeLinks } from '#mock-server/records/health-links.ts'

/** A SMART Health Link as it is pasted. */
export const shlink = (payload: object): string =>
  `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`

/** A made-up link of the mock server. */
export function madeLink(name: string, more: object = {}): string {
  const made = madeLinks[name]
  const flag = `${made?.passcode ? 'P' : ''}${made?.isFile ? 'U' : ''}`
  return shlink({ url: `${HEALTH_LINK_HOST}/${name}`, key: made?.key, ...(flag && { flag }), ...more })
}
