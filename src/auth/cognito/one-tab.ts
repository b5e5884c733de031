/**
 * How long a tab waits for another one, in ms, before it goes on by itself: that one may have fallen asleep. Longer than
 * a slow connection needs for new tokens, because going on too early signs both out.
 */
const PATIENCE = 20_000

/** Until every other tab sees what one of them stored, in ms: a browser tells them when it has time. */
const SEEN_WITHIN = 2000

type Hold = {
  /** The lock is this tab's, or there is none. */
  granted: Promise<void>
  /** How many of this tab's calls it is held for. */
  calls: number
  hasStored: boolean
  leave: () => void
}

/** What this tab holds, or waits for, by name: its own calls share it. */
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

/** Settles when something happened, or after so many ms. */
async function atMost(ms: number, happens: Promise<void>): Promise<void> {
  const { promise: tooLong, resolve } = withResolvers()
  const timer = setTimeout(resolve, ms)
  await Promise.race([happens, tooLong])
  clearTimeout(timer)
}

type Options = {
  /** How often this tab has stored what all tabs share. */
  stored: () => number
  /** How long to wait for another tab, in ms. */
  patience?: number | undefined
}

/**
 * Does what only one tab of this browser may do at a time. Where refresh tokens rotate, the second of two tabs that
 * refresh at once would come with a token that is used up, and both would be signed out (F42). Whoever stored something
 * blocks the other tabs until it is committed; calls of one tab do not wait for each other.
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
