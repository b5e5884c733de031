import { useCallback, useState } from 'react'

/** How far below the screen counts as near, in pixels: more than from the last link above a part to the part. */
const NEAR = 72

/** Whether a part is on the screen or just below it, or was once. */
export function useNearView() {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((part: Element | null) => {
    if (!part) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${NEAR}px` },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear] as const
}
