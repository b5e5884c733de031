import { startTransition, useEffect, useState } from 'react'

/** Debounce delay in ms. */
const PAUSE = 250

/**
 * Debounces a value while the person is typing (`isTyped`), so that a key press in a long form is as fast as in
 * a short one; other changes apply immediately.
 */
export function useDebouncedValue<T>(value: T, isTyped: boolean): T {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    if (Object.is(calm, value)) return
    const timer = setTimeout(() => startTransition(() => setCalm(() => value)), isTyped ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [calm, value, isTyped])
  return isTyped ? calm : value
}
