import { useEffect } from 'react'

/**
 * Calls `onEscape` while active, before anything in the page handles the key. An input inside the window that handles
 * Escape itself has `data-own-escape`.
 */
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
