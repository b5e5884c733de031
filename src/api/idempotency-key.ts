import type { AxiosRequestConfig } from 'axios'

// randomUUID needs a secure context, which a phone on a developer's local network does not have.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys of unconfirmed writes, by request content. */
const open = new Map<string, string>()

/** Serializes a request; files by their metadata. */
function textOf({ url, params, data }: AxiosRequestConfig): string {
  const body: unknown = data instanceof FormData ? [...data] : data
  return JSON.stringify([url, params, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** Statuses after which the same request may still have succeeded, or be in progress. */
const undecided = new Set([401, 408, 409, 425, 429])

/**
 * One idempotency key per intent, so that a write whose response was lost is not repeated: the same content
 * keeps its key until a response settles the outcome.
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

/** Another person may use this browser next: unconfirmed writes are not theirs. */
export const forgetIntents = (): void => open.clear()
