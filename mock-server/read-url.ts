/**
 * Reads a whole URL; undefined when it is none. Not `URL.canParse`: on Node 20 its optimized form refuses letters such as
 * é once it has been called a few thousand times.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
