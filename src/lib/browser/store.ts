/** An observable value: state kept outside React. */
export type Store<T> = {
  get: () => T
  /** Sets the value and notifies subscribers, unless it is unchanged. */
  set: (next: T) => void
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
