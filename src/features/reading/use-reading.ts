import { useSyncExternalStore } from 'react'
import { onReading, type ReadingChoice, readingNow } from '#src/lib/browser/reading.ts'

/** Returns whether a choice is in effect. */
export function useReading(): (choice: ReadingChoice) => boolean {
  const words = useSyncExternalStore(onReading, readingNow).split(' ')
  return (choice) => words.includes(choice)
}
