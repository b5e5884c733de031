import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { KEPT_KEY } from '#src/session/kept-key.ts'
import { parseDismissals } from './parse-dismissals.ts'

/**
 * Journeys whose next-task modal was dismissed permanently (JOURNEY-11, JOURNEY-13): a JSON object with a
 * boolean per journey id. The only key that survives sign-out (D-01); journey ids belong to one person, so
 * nothing leaks to the next.
 */
const KEY = KEPT_KEY

const listeners = new Set<() => void>()
/** In-memory fallback when the browser refuses to store it; lasts until the page is left. */
let refused: string | undefined

const read = () => refused ?? readItem('local', KEY)

/** Also notifies about dismissals in other tabs. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export function dismissNextTask(journeyId: string): void {
  const text = JSON.stringify({ ...parseDismissals(read()), [journeyId]: true })
  refused = writeItem('local', KEY, text) ? undefined : text
  for (const listener of listeners) listener()
}

export function isNextTaskDismissed(journeyId: string): boolean {
  return Object.hasOwn(parseDismissals(read()), journeyId)
}

export function useNextTaskDismissed(journeyId: string): boolean {
  return useSyncExternalStore(subscribe, () => isNextTaskDismissed(journeyId))
}
