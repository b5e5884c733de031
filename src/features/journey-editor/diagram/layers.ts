/** A connection between two nodes, by their ids. */
export type Link = { readonly from: string; readonly to: string; readonly label: string }

/** The links that lead back into the path to their source, in depth-first order. */
export function backLinks(ids: readonly string[], links: readonly Link[]): ReadonlySet<Link> {
  const found = new Set<Link>()
  const state = new Map<string, 'entered' | 'left'>()
  const visit = (id: string) => {
    state.set(id, 'entered')
    for (const link of links.filter(({ from }) => from === id)) {
      const target = state.get(link.to)
      if (target === 'entered') found.add(link)
      else if (target === undefined) visit(link.to)
    }
    state.set(id, 'left')
  }
  for (const id of ids) if (!state.has(id)) visit(id)
  return found
}

/** The layer of each node: one more than its lowest predecessor. */
export function layersOf(ids: readonly string[], links: readonly Link[]): ReadonlyMap<string, number> {
  const layers = new Map(ids.map((id) => [id, 0]))
  // The longest path has fewer links than there are nodes.
  for (let round = 0; round < ids.length; round += 1) {
    let isSettled = true
    for (const { from, to } of links) {
      const next = (layers.get(from) ?? 0) + 1
      if (next <= (layers.get(to) ?? 0)) continue
      layers.set(to, next)
      isSettled = false
    }
    if (isSettled) break
  }
  return layers
}

/** Orders each layer by the mean position of its neighbours above, so that fewer lines cross. */
export function ordered(rows: readonly (readonly string[])[], links: readonly Link[]): string[][] {
  const sorted: string[][] = []
  for (const row of rows) {
    const above = sorted.at(-1) ?? []
    const mean = (id: string, index: number) => {
      const places = links.filter(({ to }) => to === id).map(({ from }) => above.indexOf(from))
      const known = places.filter((place) => place >= 0)
      return known.length === 0 ? index : known.reduce((sum, one) => sum + one, 0) / known.length
    }
    const weights = new Map(row.map((id, index) => [id, mean(id, index)]))
    sorted.push(row.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0)))
  }
  return sorted
}
