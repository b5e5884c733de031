import { startTransition, useEffect, useState } from 'react'

/** How long nobody types before the rest of the editor follows, in ms. */
const PAUSE = 250

/**
 * A value for all that need not be drawn with every key: while somebody types (`isTyped`) it stays as it was and follows
 * in the first pause, so that a key of a long form is as quick as one of a short form; anything else is followed at once.
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
