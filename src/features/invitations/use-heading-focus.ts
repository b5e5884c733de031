import { useEffect, useRef } from 'react'

/** When a page becomes another one in place, the focus goes to its heading: whoever does not see it hears it. */
export function useHeadingFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [shown])
}
