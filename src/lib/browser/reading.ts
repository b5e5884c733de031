import { readCookie, removeCookie } from './cookies.ts'

/** How this device shows and reads text. Each choice is a word of `html[data-reading]` (index.html has its styles). */
export type ReadingChoice = 'large' | 'largest' | 'wide' | 'listen' | 'slow' | 'fast' | 'unmarked'

/** In a cookie rather than local storage, which sign-out clears: large text belongs to the device. */
export const READING_COOKIE = 'reading'

const CHANGED = 'portage-reading'

/** The choices in effect, separated by spaces. */
export const readingNow = (): string => document.documentElement.dataset.reading ?? ''

/** Shows the page as this device chose. Runs before the first paint. */
export function showReading(): void {
  document.documentElement.dataset.reading = readCookie(READING_COOKIE)?.replaceAll('.', ' ') ?? ''
  dispatchEvent(new Event(CHANGED))
}

/** Subscribes to changes; returns an unsubscribe function. */
export function onReading(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** Removes the choices from this device. */
export function forgetReading(): void {
  removeCookie(READING_COOKIE)
  showReading()
}
