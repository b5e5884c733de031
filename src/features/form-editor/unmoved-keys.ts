type Placed = { key: string; within: string }

/**
 * The keys of things that were not moved from one order to another: those in the longest run that kept its order, in the
 * same container. So one question that went to the top is one move, not one of everything it passed.
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

/** The keys of the longest part that rises, first to last. */
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
