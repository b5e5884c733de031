import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { createStore } from './store.ts'

/** How this device shows and reads text. Each choice is a word of `html[data-reading]` (reading.css). */
export type ReadingChoice = 'large' | 'largest' | 'wide' | 'listen' | 'slow' | 'fast'

/** In a cookie rather than local storage, which sign-out clears: large text belongs to the device. */
const COOKIE = 'reading'

const show = (words: string) => {
  document.documentElement.dataset.reading = words
  return words
}

/** The choices in effect, separated by spaces. */
export const reading = createStore(show(readCookie(COOKIE)?.replaceAll('.', ' ') ?? ''))

/** Replaces the choices of one group, such as the text sizes. */
export function chooseReading(group: readonly ReadingChoice[], choice: ReadingChoice | undefined): void {
  const others = reading
    .get()
    .split(' ')
    .filter((word) => word && !group.includes(word as ReadingChoice))
  const words = choice ? [...others, choice] : others
  writeCookie(COOKIE, words.join('.'))
  reading.set(show(words.join(' ')))
}

/** Removes the choices from this device. */
export function forgetReading(): void {
  removeCookie(COOKIE)
  reading.set(show(''))
}
