import { useEffect } from 'react'

/** The focus goes to the heading of a view that opens on the same page: what led there is gone. */
export function useHeadingFocus(): void {
  useEffect(() => {
    document.querySelector('h1')?.focus()
  }, [])
}
