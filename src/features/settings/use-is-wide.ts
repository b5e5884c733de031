import { useSyncExternalStore } from 'react'

/** Minimum width for two columns; must match settings.module.css. */
const WIDE = '(min-width: 62em)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
