type Area = 'local' | 'session'

/** A storage area; undefined where disabled (even reading the property may throw). */
function area(which: Area): Storage | undefined {
  try {
    return which === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** The stored text, or null; never throws (design fault F54). */
export function readItem(which: Area, key: string): string | null {
  try {
    return area(which)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a text; false when the browser refuses (storage full or disabled; design faults F54, F55). */
export function writeItem(which: Area, key: string, value: string): boolean {
  try {
    const storage = area(which)
    storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    return false
  }
}

/** Removes one key; never throws. */
export function removeItem(which: Area, key: string): void {
  try {
    area(which)?.removeItem(key)
  } catch {
    // Nothing is stored, so nothing needs removing.
  }
}

/** The stored keys; empty where storage is disabled. */
export function keysOf(which: Area): string[] {
  try {
    return Object.keys(area(which) ?? {})
  } catch {
    return []
  }
}

/** Removes every key except those `keep` accepts; never throws. */
export function clearItems(which: Area, keep: (key: string) => boolean = () => false): void {
  try {
    const storage = area(which)
    if (!storage) return
    for (const key of Object.keys(storage)) if (!keep(key)) storage.removeItem(key)
  } catch {
    // Nothing is stored, so nothing needs removing.
  }
}
