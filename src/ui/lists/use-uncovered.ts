import { type RefObject, useEffect } from 'react'

/** Space between the bar and what has the focus, in px. */
const GAP = 16

/** Scrolls what has the focus out from behind a sticky bar, also when the bar appears after it (2.4.11). */
export function useUncovered(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { current: element } = bar
    if (!shown || !element) return undefined
    const uncover = () => {
      const { activeElement: focused } = document
      if (!focused || focused.contains(element) || element.contains(focused)) return
      if (focused.closest('[role="dialog"]')) return
      const { top, bottom } = element.getBoundingClientRect()
      const box = focused.getBoundingClientRect()
      const isCovered = box.bottom > top && box.top < bottom
      if (isCovered) scrollBy({ top: box.bottom - top + GAP, behavior: 'instant' })
    }
    uncover()
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [bar, shown])
}
