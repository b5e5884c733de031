import { useState } from 'react'

type Keys = { readonly keys: readonly number[]; readonly next: number }

/** As many keys as there are rows: those at the end come and go. */
function fitted({ keys, next }: Keys, count: number): Keys {
  const missing = Math.max(0, count - keys.length)
  const fresh = Array.from({ length: missing }, (_, index) => next + index)
  return { keys: [...keys.slice(0, count), ...fresh], next: next + missing }
}

/**
 * Keys for rows that have no name but their place: each row keeps its own while it is written, also when one before it is
 * taken out, so that what is half typed stays where it was typed.
 */
export function useRowKeys(count: number) {
  const [state, setState] = useState<Keys>(() => fitted({ keys: [], next: 0 }, count))
  const now = state.keys.length === count ? state : fitted(state, count)
  if (now !== state) setState(now)
  return {
    keys: now.keys,
    /** Say so together with taking the row out. */
    remove: (index: number) => setState({ ...now, keys: now.keys.filter((_, at) => at !== index) }),
  }
}
