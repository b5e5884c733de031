import { useLayoutEffect } from 'react'

/** Keeps the page from scrolling behind a window. Where its scrollbar takes space, that space stays, so nothing moves. */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : scrollbarGutter
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
    }
  }, [active])
}
