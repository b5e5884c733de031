import { useSyncExternalStore } from 'react'
import { reading, type ReadingChoice } from '#src/lib/browser/reading-choices.ts'

/** Returns whether a choice is in effect. */
export function useReading(): (choice: ReadingChoice) => boolean {
  const words = useSyncExternalStore(reading.subscribe, reading.get).split(' ')
  return (choice) => words.includes(choice)
}
