import { writeCookie } from '#src/lib/browser/cookies.ts'
import { READING_COOKIE, type ReadingChoice, readingNow, showReading } from '#src/lib/browser/reading.ts'

/** Replaces the choices of one group, such as the text sizes. */
export function chooseReading(group: readonly ReadingChoice[], choice: ReadingChoice | undefined): void {
  const others = readingNow()
    .split(' ')
    .filter((word) => word && !group.includes(word as ReadingChoice))
  writeCookie(READING_COOKIE, (choice ? [...others, choice] : others).join('.'))
  showReading()
}
