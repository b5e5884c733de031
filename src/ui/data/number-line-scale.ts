/** The ends of a usual range; null means open. */
export type Range = { low: number | null; high: number | null }

export type Scale = { from: number; to: number }

/** Margin on each side of the usual range, as a fraction of it. */
const ROOM = 0.35

/**
 * A scale that fits the usual range and every value. An open range extends to the edge of the line; the scale
 * never starts below zero unless a value does.
 */
export function scaleFor({ low, high }: Range, values: readonly number[]): Scale {
  const known = [low, high, ...values].filter((one) => one !== null)
  if (known.length === 0) return { from: 0, to: 1 }
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const span = most - least || Math.abs(most) || 1
  const from = least - span * ROOM
  return { from: least >= 0 ? Math.max(0, from) : from, to: most + span * ROOM }
}

/** Position of a value on the scale in percent, clamped to it. */
export function placeOn({ from, to }: Scale, value: number): number {
  const place = ((value - from) / (to - from)) * 100
  return Math.min(100, Math.max(0, Math.round(place * 100) / 100))
}
