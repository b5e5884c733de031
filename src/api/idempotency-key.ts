import type { AxiosRequestConfig } from 'axios'

// randomUUID is missing where a page is not served securely, such as to a phone from a developer's machine.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys of writes of which nobody knows yet whether they arrived, by what they say. */
const open = new Map<string, string>()

/** What a write says; files by what the browser knows of them. */
function textOf({ url, params, data }: AxiosRequestConfig): string {
  const body: unknown = data instanceof FormData ? [...data] : data
  return JSON.stringify([url, params, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** Refusals after which the same call can still turn out to have arrived, or to be running. */
const undecided = new Set([401, 408, 409, 425, 429])

/**
 * One key for one intent, so that a write whose answer was lost is not done twice: however often the same content is
 * sent, it goes with the same key until an answer says what became of it.
 */
export function intentOf(config: AxiosRequestConfig) {
  if (config.method?.toUpperCase() !== 'POST') return undefined
  const says = textOf(config)
  const key = open.get(says) ?? newKey()
  open.set(says, key)
  const isDecided = (status: number) => status >= 400 && status < 500 && !undecided.has(status)
  return {
    header: { 'Idempotency-Key': `"${key}"` },
    succeeded: () => open.delete(says),
    failed: (status: number) => isDecided(status) && open.delete(says),
  }
}

/** Somebody else may use this browser now: what was not answered is not theirs. */
export const forgetIntents = (): void => open.clear()
