import { useLayoutEffect } from 'react'

/** As long as an overlay needs to let go of the focus, in ms. */
const PAUSE = 10

/**
 * Gives the focus back to what opened an overlay when it closes. Mantine's own way misses the first time, because
 * our overlays load when they open, and so are never drawn closed before.
 */
export function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const page = document
    const opener = page.activeElement
    // Nobody opened it: who closes it knows where to go on.
    if (!(opener instanceof HTMLElement) || opener === page.body) return
    return () => {
      const last = page.activeElement
      setTimeout(() => {
        const now = page.activeElement
        const isLost = now === null || now === page.body || (now === last && last.closest('[role="dialog"]'))
        // Whoever has moved the focus on in the meantime knows better.
        if (isLost) opener.focus({ preventScroll: true })
      }, PAUSE)
    }
  }, [opened])
}
