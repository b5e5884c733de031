type Seen = { count: number; results: readonly { id: string }[] }

/**
 * How many tasks of `after` were not there in `before`. A list shows only the first few: a task that moves up
 * because another was completed is not new, so where some are out of sight only the growth in number counts.
 */
export function countNew(before: Seen, after: Seen): number {
  const allInSight = before.count <= before.results.length
  if (!allInSight) return Math.max(0, after.count - before.count)
  const known = new Set(before.results.map(({ id }) => id))
  const unseen = after.results.filter(({ id }) => !known.has(id)).length
  // All of them were in sight, but perhaps not all are now.
  return Math.max(unseen, after.count - before.count)
}
