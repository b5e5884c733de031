import { useState } from 'react'

type Keys = { readonly keys: readonly number[]; readonly next: number }

/** Adds or drops keys at the end to match the number of rows. */
function fitted({ keys, next }: Keys, count: number): Keys {
  const missing = Math.max(0, count - keys.length)
  const fresh = Array.from({ length: missing }, (_, index) => next + index)
  return { keys: [...keys.slice(0, count), ...fresh], next: next + missing }
}

/**
 * Stable React keys for rows identified by position only, so that half-typed input stays with its row when an
 * earlier one is removed.
 */
export function useRowKeys(count: number) {
  const [state, setState] = useState<Keys>(() => fitted({ keys: [], next: 0 }, count))
  const now = state.keys.length === count ? state : fitted(state, count)
  if (now !== state) setState(now)
  return {
    keys: now.keys,
    /** Call together with removing the row. */
    remove: (index: number) => setState({ ...now, keys: now.keys.filter((_, at) => at !== index) }),
  }
}
