import { useEffect } from 'react'

/** Marks an input inside a window that handles Escape itself. */
export const ownEscape = { 'data-own-escape': true }

/** Calls `onEscape` while active, before anything in the page handles the key. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof HTMLElement && event.target.dataset.ownEscape !== undefined
      if (event.key === 'Escape' && !event.isComposing && !isOwn) onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [active, onEscape])
}
