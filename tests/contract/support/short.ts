/** Of a longer list the first rows say enough. */
const SHOWN = 3

/** An answer with the beginning of its lists, and how much was left out. */
export function short(value: unknown): unknown {
  if (Array.isArray(value)) {
    const left = value.length - SHOWN
    return [...value.slice(0, SHOWN).map(short), ...(left > 0 ? [`(${left} more)`] : [])]
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, short(inner)]))
}
