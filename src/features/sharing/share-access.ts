import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Session storage, so it is gone with the tab (2.16). */
const keyOf = (token: string) => `shareAccess:${token}`

/** Access to one shared Health Story: the bearer token of its calls, until it expires. */
export type ShareAccess = { readonly bearer: string; readonly expiresAt: string }

/** Fallback where storage is disabled (F54): lasts until the page is left. */
const held = new Map<string, ShareAccess>()

const isAlive = ({ expiresAt }: ShareAccess) => Date.parse(expiresAt) > Date.now()

function read(text: string): ShareAccess | undefined {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return undefined
    if (!('bearer' in found) || !('expiresAt' in found)) return undefined
    const { bearer, expiresAt } = found
    return typeof bearer === 'string' && typeof expiresAt === 'string' ? { bearer, expiresAt } : undefined
  } catch {
    return undefined
  }
}

/** This tab's access to a link; an expired or malformed one is removed. */
export function shareAccess(token: string): ShareAccess | undefined {
  const stored = readItem('session', keyOf(token))
  const access = stored === null ? held.get(token) : read(stored)
  if (access && isAlive(access)) return access
  dropShareAccess(token)
  return undefined
}

export function keepShareAccess(token: string, access: ShareAccess): void {
  if (!writeItem('session', keyOf(token), JSON.stringify(access))) held.set(token, access)
}

export function dropShareAccess(token: string): void {
  held.delete(token)
  removeItem('session', keyOf(token))
}
