import { useState } from 'react'
import { useDebounce } from '#src/lib/use-debounce.ts'

/** Debounce delay in ms. */
const PAUSE = 200

/** What is typed in a search field, and what of it is searched for once the person pauses. */
export function useSearchText(min: number) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const search = useDebounce(wanted, PAUSE)
  return { typed, setTyped, search, isLongEnough: wanted.length >= min, isTyping: wanted !== search }
}
