import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type History, noHistory, noted, redone, undone } from './history.ts'

/** Undo and redo for a controlled value; a value that is replaced from outside starts a new history. */
export function useEdits<Value>(value: Value, onChange: (next: Value) => void) {
  const [history, setHistory] = useState<History<Value>>(noHistory)
  // Two edits may arrive before React renders the first.
  const latest = useRef(value)
  const known = useRef(history)
  const tell = useRef(onChange)
  useLayoutEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (latest.current === value) return
    // The parent replaced the value, for example with a restored version, so the history does not apply.
    latest.current = value
    known.current = noHistory
    setHistory(noHistory)
  }, [value])

  const put = (edited: Value, next: History<Value>) => {
    known.current = next
    latest.current = edited
    setHistory(next)
    tell.current(edited)
  }
  const [tools] = useState(() => {
    const take = (taken: ReturnType<typeof undone<Value>>): boolean => {
      if (taken) put(taken.value, taken.history)
      return taken !== undefined
    }
    return {
      now: () => latest.current,
      /** Consecutive edits with the same `step`, such as typing in one text, are undone together. */
      edit: (change: (value: Value) => Value, step?: string) => {
        const before = latest.current
        const edited = change(before)
        if (edited !== before) put(edited, noted(known.current, before, step))
      },
      undo: () => take(undone(known.current, latest.current)),
      redo: () => take(redone(known.current, latest.current)),
    }
  })
  return {
    ...tools,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The last edit was typing, which may continue. */
    isTyped: history.step !== undefined,
  }
}
