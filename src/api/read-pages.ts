const SIZE = 100
/** Caps endless lists, which would exhaust a phone's memory. */
const MAX_PAGES = 500
/** Number of parallel requests. */
const AT_ONCE = 4

type Page<Item> = { results: readonly Item[]; next: string | null }

export async function readPages<Item>(
  read: (page: { page: number; page_size: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { results, next } = await read({ page, page_size: SIZE })
    items.push(...results)
    if (next === null) return items
  }
  throw new Error('the list does not end')
}

/** Reads each item with a separate request, a few in parallel; results keep the order. */
export async function readEach<Thing, Result>(
  things: readonly Thing[],
  read: (thing: Thing) => Promise<Result>,
  onRead: (done: number, total: number) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  let done = 0
  async function work(): Promise<void> {
    while (next < things.length) {
      const at = next++
      const thing = things[at]
      if (thing === undefined) continue
      results[at] = await read(thing)
      onRead(++done, things.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}
