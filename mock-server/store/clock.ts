/** A world's clock: it runs at the speed of the real one, from a moment that a test may choose. */
export type Clock = {
  /** Epoch ms. */
  readonly now: () => number
  /** The number of reads, which reveals whether a result depends on the clock. */
  readonly reads: () => number
  /** Makes it this moment (epoch ms) now; the clock runs on from there. */
  readonly set: (now: number) => void
  /** Moves on by so many ms; back with a negative number. */
  readonly advance: (ms: number) => void
  /** How far it is before the real one, in ms. */
  readonly ahead: () => number
}

/** @param offset how far it is off, in ms */
export function createClock(offset = () => 0): Clock {
  let ahead = 0
  let reads = 0
  return {
    now: () => {
      reads += 1
      return Date.now() + ahead + offset()
    },
    reads: () => reads,
    set: (now) => {
      ahead = now - Date.now()
    },
    advance: (ms) => {
      ahead += ms
    },
    ahead: () => ahead,
  }
}

/**
 * The minute of a time (epoch ms) as an increasing number: results that depend on the clock are cached that
 * long.
 */
export const minuteOf = (ms: number): number => Math.floor(ms / 60_000)

const day = 86_400_000

/** Moments written before: a list writes the same few again and again. */
const written = new Map<number, string>()

/** Epoch ms as the contract writes moments: UTC, without fractions. */
export function iso(ms: number): string {
  const known = written.get(ms)
  if (known !== undefined) return known
  const text = `${new Date(ms).toISOString().slice(0, 19)}Z`
  if (written.size >= 2000) written.clear()
  written.set(ms, text)
  return text
}

/** The date (`YYYY-MM-DD`, UTC) so many days after the given moment. */
export const dateAfter = (ms: number, days: number): string => iso(startOfDay(ms, days)).slice(0, 10)

/** Made when it is first needed: Node reads its time zones then. */
let easternDay: Intl.DateTimeFormat | undefined

/** The day (`YYYY-MM-DD`) of a moment in eastern Canada. */
export function canadianDay(ms: number): string {
  easternDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto', dateStyle: 'short' })
  return easternDay.format(ms)
}

/** Midnight (UTC) of the day so many days after a moment, epoch ms. */
const startOfDay = (ms: number, days: number): number => (Math.floor(ms / day) + days) * day

/**
 * A moment of another day: `days` after (or before) the UTC day of `ms`, at `time` (`HH:MM`, UTC).
 * @returns epoch ms
 */
export const dayAt = (ms: number, days: number, time: string): number =>
  startOfDay(ms, days) + Number(time.slice(0, 2)) * 3_600_000 + Number(time.slice(3)) * 60_000

/** The evening of a day in Canada, in UTC: the same day from Halifax to Vancouver, in winter and in summer. */
export const endOfDay = (ms: number, days: number): number => dayAt(ms, days + 1, '02:59')
