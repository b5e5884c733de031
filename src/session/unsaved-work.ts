/** How long a sign-out waits for what is still being saved, in ms. */
const PATIENCE = 3000

const savers = new Set<() => Promise<unknown>>()

/** Names something that holds what a person typed and can save it; gives back how to take it off again. */
export function saveBeforeLeaving(save: () => Promise<unknown>): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

/** Saves what was typed while there are still tokens for it (D-56). Waits a moment, and never fails. */
export async function saveUnsavedWork(): Promise<void> {
  if (savers.size === 0) return
  const all = Promise.allSettled([...savers].map((save) => save()))
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([all, new Promise((done) => (timer = setTimeout(done, PATIENCE)))])
  clearTimeout(timer)
}
