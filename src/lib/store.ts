/** A value that can be watched: what the app keeps outside React. */
export type Store<T> = {
  get: () => T
  /** Sets another value and tells the watchers; the same value tells nobody. */
  set: (next: T) => void
  /** Calls back after every change; gives back how to stop that. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store that holds `value`. */
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
