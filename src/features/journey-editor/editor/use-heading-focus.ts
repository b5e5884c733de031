import { useEffect } from 'react'

/** Focuses the heading of a view that opens in place, because the element that opened it is gone. */
export function useHeadingFocus(): void {
  useEffect(() => {
    document.querySelector('h1')?.focus()
  }, [])
}
