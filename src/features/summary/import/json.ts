/** The value at a path of JSON that nothing is known about; undefined if it is not there. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = found[name as keyof typeof found]
  }
  return found
}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text that says something; null otherwise. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** A text in one line. */
export const line = (value: unknown): string | null =>
  text(value)
    ?.split(/[\r\n\t]/)
    .flatMap((part) => part.trim() || [])
    .join(' ') ?? null

export const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** One of these, or undefined. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)
