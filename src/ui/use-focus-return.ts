import { type RefObject, useLayoutEffect } from 'react'

/** As long as an overlay needs to let go of the focus, in ms. */
const PAUSE = 10

/**
 * Gives the focus back to what opened an overlay when it closes. Mantine's own way misses the first time, because
 * our overlays load when they open, and so are never drawn closed before.
 */
export function useFocusReturn(opened: boolean, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!opened) return
    const page = document
    const opener = page.activeElement
    // Nobody opened it: who closes it knows where to go on.
    if (!(opener instanceof HTMLElement) || opener === page.body) return
    return () => {
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the content is drawn after this effect ran
      const closed = content.current
      setTimeout(() => {
        const now = page.activeElement
        // An overlay that closes as soon as it opened takes the focus even later than that. Whoever else has moved
        // the focus in the meantime knows better.
        if (now === null || now === page.body || closed?.contains(now)) opener.focus({ preventScroll: true })
      }, PAUSE)
    }
  }, [opened, content])
}
