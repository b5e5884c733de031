import { readItem, writeItem } from '#src/lib/safe-storage.ts'

/** How long nobody may ask for another code for an address, in ms (AUTH-62). */
export const COOLDOWN = 180_000

/** Local storage: when the last code was sent, by address, in epoch ms (AUTH-63). */
const KEY = 'resendCodeSentAt'

/** Also kept here, for browsers that store nothing. */
const sent = new Map<string, number>()

function stored(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(readItem('local', KEY) ?? '{}')
    const entries = Object.entries(value ?? {}).filter(([, at]) => typeof at === 'number')
    return Object.fromEntries(entries) as Record<string, number>
  } catch {
    return {}
  }
}

/** What is left after a sending; a time that is still to come, by a clock that was put back, counts as now. */
const leftOf = (at: number, now: number): number => Math.min(COOLDOWN, Math.max(0, at + COOLDOWN - now))

/** A code was sent: the countdown begins anew (D-43). What has run out for other addresses is forgotten. */
export function startCooldown(email: string, now = Date.now()): void {
  sent.set(email, now)
  const running = Object.entries(stored()).filter(([, at]) => leftOf(at, now) > 0)
  writeItem('local', KEY, JSON.stringify({ ...Object.fromEntries(running), [email]: now }))
}

/** How many ms are left until another code may be sent to an address; 0 when it may be. */
export function cooldownLeft(email: string, now = Date.now()): number {
  const times = [sent.get(email), stored()[email]].filter((at) => at !== undefined)
  return Math.max(0, ...times.map((at) => leftOf(at, now)))
}

/** Minutes and seconds as `mm:ss` (AUTH-32); a second that has begun counts. */
export function asClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
