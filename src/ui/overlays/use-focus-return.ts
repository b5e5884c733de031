import { type RefObject, useLayoutEffect } from 'react'

/** Time an overlay needs to release the focus, in ms. */
const PAUSE = 10

/** Returns the focus to the trigger when an overlay closes. */
export function useFocusReturn(opened: boolean, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!opened) return
    const page = document
    const opener = page.activeElement
    // No element opened it: the caller decides where the focus goes.
    if (!(opener instanceof HTMLElement) || opener === page.body) return
    return () => {
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the content is drawn after this effect ran
      const closed = content.current
      setTimeout(() => {
        const now = page.activeElement
        // An overlay closed right after opening takes the focus even later. If the focus has moved elsewhere
        // since, it is left there.
        if (now !== null && now !== page.body && !closed?.contains(now)) return
        // Another page has no opener; the heading of a page that is still loading takes the focus later.
        const next = opener.isConnected ? opener : page.querySelector('h1')
        next?.focus({ preventScroll: true })
      }, PAUSE)
    }
  }, [opened, content])
}
