/**
 * How long a tab waits for another one, in ms, before it proceeds: the other may be suspended. Longer than a
 * token refresh takes on a slow connection, because proceeding too early signs both out.
 */
const PATIENCE = 20_000

/** How long until other tabs see a write to storage, in ms: browsers deliver it asynchronously. */
const SEEN_WITHIN = 2000

type Hold = {
  /** Resolves when this tab holds the lock, or where locks are unsupported. */
  granted: Promise<void>
  /** Number of this tab's calls that share the lock. */
  calls: number
  hasStored: boolean
  leave: () => void
}

/** Locks this tab holds or waits for, by name; its own calls share them. */
const holds = new Map<string, Hold>()

function hold(name: string): Hold {
  const { promise: granted, resolve: grant } = withResolvers()
  const { promise: left, resolve: leave } = withResolvers()
  const mine: Hold = { granted, calls: 0, hasStored: false, leave }
  const forget = () => {
    if (holds.get(name) === mine) holds.delete(name)
  }
  holds.set(name, mine)
  navigator.locks
    .request(name, async () => {
      grant()
      await left
      if (mine.hasStored) await new Promise((done) => setTimeout(done, SEEN_WITHIN))
      forget()
    })
    .catch(() => {
      forget()
      grant()
    })
  return mine
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

/** Waits for a promise, with a timeout in ms. */
async function atMost(ms: number, happens: Promise<void>): Promise<void> {
  const { promise: tooLong, resolve } = withResolvers()
  const timer = setTimeout(resolve, ms)
  await Promise.race([happens, tooLong])
  clearTimeout(timer)
}

type Options = {
  /** Number of writes this tab has made to shared storage. */
  stored: () => number
  /** How long to wait for another tab, in ms. */
  patience?: number | undefined
}

/**
 * Runs work that only one tab may do at a time. With rotating refresh tokens, the second of two tabs refreshing
 * in parallel would use a spent token, and both would be signed out (F42). A tab that has written blocks the
 * others until its write is committed; calls within a tab do not wait for each other.
 */
export async function inOneTab<T>(
  name: string,
  work: () => Promise<T>,
  { stored, patience = PATIENCE }: Options,
): Promise<T> {
  // Only pages of a secure origin have locks.
  if (!('locks' in navigator)) return work()
  const mine = holds.get(name) ?? hold(name)
  const before = stored()
  mine.calls += 1
  try {
    await atMost(patience, mine.granted)
    return await work()
  } finally {
    mine.calls -= 1
    if (stored() !== before) mine.hasStored = true
    if (mine.calls === 0) {
      if (!mine.hasStored) holds.delete(name)
      mine.leave()
    }
  }
}
