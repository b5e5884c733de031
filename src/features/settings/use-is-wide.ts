import { useSyncExternalStore } from 'react'

/** From here on the list has room beside a part of the settings; settings.module.css says the same. */
const WIDE = '(min-width: 62em)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
