/** The ends of a usual range; null where it is open. */
export type Range = { low: number | null; high: number | null }

export type Scale = { from: number; to: number }

/** How much room stands beside the usual range, as a part of it. */
const ROOM = 0.35

/**
 * A scale on which the usual range and every value have room. An open range goes on to the edge of the line; where
 * nothing is below zero, the line does not begin below it.
 */
export function scaleFor({ low, high }: Range, values: readonly number[]): Scale {
  const known = [low, high, ...values].filter((one) => one !== null)
  if (known.length === 0) return { from: 0, to: 1 }
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const span = most - least || Math.abs(most) || 1
  const from = least - span * ROOM
  return { from: least >= 0 ? Math.max(0, from) : from, to: most + span * ROOM }
}

/** Where a value lies on the scale, in percent; never outside it. */
export function placeOn({ from, to }: Scale, value: number): number {
  const place = ((value - from) / (to - from)) * 100
  return Math.min(100, Math.max(0, Math.round(place * 100) / 100))
}
