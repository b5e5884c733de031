/**
 * How long a tab waits for another one, in ms, before it goes on by itself: that one may have fallen asleep. Longer than
 * a slow connection needs for new tokens, because going on too early signs both out.
 */
const PATIENCE = 20_000

/**
 * Does what only one tab of this browser may do at a time. Where refresh tokens rotate, the second of two tabs that
 * refresh at once would come with a token that is used up, and both would be signed out (F42).
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Only pages of a secure origin have locks.
  if (!('locks' in navigator)) return work()
  let begun = false
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return await navigator.locks.request(name, { signal }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
