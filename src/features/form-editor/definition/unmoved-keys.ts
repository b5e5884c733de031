type Placed = { key: string; within: string }

/**
 * Keys of items that did not move between two orders: the longest common run per container. A question moved to
 * the top thus counts as one move, not as a move of everything it passed.
 */
export function unmovedKeys(before: readonly Placed[], after: readonly Placed[]): Set<string> {
  const places = new Map(before.map(({ key, within }, place) => [key, { within, place }]))
  const runs = new Map<string, { key: string; place: number }[]>()
  for (const { key, within } of after) {
    const was = places.get(key)
    if (was?.within !== within) continue
    runs.set(within, [...(runs.get(within) ?? []), { key, place: was.place }])
  }
  return new Set([...runs.values()].flatMap((run) => longestRun(run)))
}

/** The keys of the longest increasing subsequence. */
function longestRun(run: readonly { key: string; place: number }[]): string[] {
  const best: { length: number; from: number }[] = []
  let end = -1
  for (const [at, { place }] of run.entries()) {
    let here = { length: 1, from: -1 }
    for (let other = 0; other < at; other += 1) {
      const length = (best[other]?.length ?? 0) + 1
      if ((run[other]?.place ?? 0) < place && length > here.length) here = { length, from: other }
    }
    best.push(here)
    if (here.length > (best[end]?.length ?? 0)) end = at
  }
  const keys: string[] = []
  for (let at = end; at >= 0; at = best[at]?.from ?? -1) keys.push(run[at]?.key ?? '')
  return keys
}
