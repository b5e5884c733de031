/**
 * How long a tab waits for another one, in ms, before it goes on by itself: that one may have fallen asleep. Longer than
 * a slow connection needs for new tokens, because going on too early signs both out.
 */
const PATIENCE = 20_000

/** What another tab stored arrives here a moment after it is done, in ms at most; and all of it within so many. */
const NEWS_WITHIN = 400
const NEWS_QUIET = 40

/** Listens to what other tabs store, from now on. */
function newsOfOtherTabs() {
  let isHere = false
  let onNews = () => {
    isHere = true
  }
  const listener = () => onNews()
  addEventListener('storage', listener)
  return {
    stop: () => removeEventListener('storage', listener),
    /** Settles when all of it has arrived, or none is to be expected any more. */
    arrived: () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, isHere ? NEWS_QUIET : NEWS_WITHIN)
        onNews = () => {
          clearTimeout(timer)
          timer = setTimeout(done, NEWS_QUIET)
        }
      }),
  }
}

/** How often this tab itself asked and is not done: its own storage needs no waiting for. */
const asked = new Map<string, number>()
const askedFor = (name: string) => asked.get(name) ?? 0

/**
 * Does what only one tab of this browser may do at a time. Where refresh tokens rotate, the second of two tabs that
 * refresh at once would come with a token that is used up, and both would be signed out (F42).
 * @param patience how long to wait for another tab, in ms
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  // Only pages of a secure origin have locks.
  if (!('locks' in navigator)) return work()
  const isOurs = askedFor(name) > 0
  asked.set(name, askedFor(name) + 1)
  try {
    return await inTurn(name, work, { patience, isOurs })
  } finally {
    asked.set(name, askedFor(name) - 1)
  }
}

type Turn = { patience: number; isOurs: boolean }

async function inTurn<T>(name: string, work: () => Promise<T>, { patience, isOurs }: Turn): Promise<T> {
  const alone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : undefined,
  )
  if (alone) return alone.result
  const news = newsOfOtherTabs()
  let begun = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, async () => {
      begun = true
      if (!isOurs) await news.arrived()
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return work()
  } finally {
    news.stop()
  }
}
