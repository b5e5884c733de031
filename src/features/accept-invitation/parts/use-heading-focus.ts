import { useEffect, useRef } from 'react'

/** Focuses the heading when the page changes in place, so that screen readers announce it. */
export function useHeadingFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [shown])
}
