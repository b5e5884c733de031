import { isUuid } from '#src/lib/validation/ids.ts'

/** The secret of a shared link: URL-safe characters, limited in length. */
const TOKEN = /^[\w.~-]{1,512}$/

/**
 * Validates the parameters of a URL, which are untrusted: an invalid id never reaches a call.
 * @param params from the router; `id` and names ending in it are UUIDs, all others tokens
 */
export function areValidParams(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    if (name === '*') return true // The rest after a prefix (ROUTE-81).
    return /id$/i.test(name) ? isUuid(value) : TOKEN.test(value ?? '')
  })
}
