/** How long a sign-out waits for pending saves, in ms. */
const PATIENCE = 3000

const savers = new Set<() => Promise<unknown>>()

/** Registers a callback that saves unsaved input; returns a function that unregisters it. */
export function saveBeforeLeaving(save: () => Promise<unknown>): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

/** Saves unsaved input while tokens still exist (D-56). Waits a limited time and never rejects. */
export async function saveUnsavedWork(): Promise<void> {
  if (savers.size === 0) return
  const all = Promise.allSettled([...savers].map((save) => save()))
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([all, new Promise((done) => (timer = setTimeout(done, PATIENCE)))])
  clearTimeout(timer)
}
