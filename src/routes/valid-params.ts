import { isUuid } from '#src/lib/ids.ts'

/** The secret part of a link that was handed out: what needs no escaping in an address, and not endless. */
const TOKEN = /^[\w.~-]{1,512}$/

/**
 * Whether the parameters of an address have the form of what they stand for. The address bar is input: what is no id
 * goes into no call.
 * @param params as the router found them; `id` and names that end so are UUIDs, any other is a token
 */
export function areValidParams(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    if (name === '*') return true // What follows a prefix (ROUTE-81).
    return /id$/i.test(name) ? isUuid(value) : TOKEN.test(value ?? '')
  })
}
