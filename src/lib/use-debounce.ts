import { useEffect, useState } from 'react'

/** The value, once it has not changed for `pause` milliseconds. */
export function useDebounce<T>(value: T, pause: number): T {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return calm
}
