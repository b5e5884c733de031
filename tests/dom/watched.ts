/** Calls `seen` whenever a text below the path is read: how often components that read it rendered. */
export const watched = <T extends object>(
  all: T,
  [first, ...rest]: readonly string[],
  seen: (key: string | symbol) => void,
): T =>
  new Proxy(all, {
    get: (target, key) => {
      if (first === undefined) seen(key)
      const value: unknown = Reflect.get(target, key)
      return key === first && value instanceof Object ? watched(value, rest, seen) : value
    },
  })
