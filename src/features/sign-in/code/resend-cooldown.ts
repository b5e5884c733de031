import { readItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Minimum time between two codes for an email address, in ms (AUTH-62). */
export const COOLDOWN = 180_000

/** Local storage: when the last code was sent, by email, in epoch ms (AUTH-63). */
const KEY = 'resendCodeSentAt'

/** In-memory copy for browsers without storage. */
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

/** The remaining time; a timestamp in the future, from a clock set back, counts as now. */
const leftOf = (at: number, now: number): number => Math.min(COOLDOWN, Math.max(0, at + COOLDOWN - now))

/** Restarts the countdown after a code was sent (D-43), and drops expired ones. */
export function startCooldown(email: string, now = Date.now()): void {
  sent.set(email, now)
  const running = Object.entries(stored()).filter(([, at]) => leftOf(at, now) > 0)
  writeItem('local', KEY, JSON.stringify({ ...Object.fromEntries(running), [email]: now }))
}

/** Remaining ms before another code can be sent; 0 if it can be sent now. */
export function cooldownLeft(email: string, now = Date.now()): number {
  const times = [sent.get(email), stored()[email]].filter((at) => at !== undefined)
  return Math.max(0, ...times.map((at) => leftOf(at, now)))
}

/** Formats a time as `mm:ss` (AUTH-32), rounding seconds up. */
export function asClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
