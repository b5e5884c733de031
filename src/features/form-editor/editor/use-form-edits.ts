import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { noHistory, noted, redone, undone } from '../definition/history.ts'
import type { Editor } from './editor-context.ts'

/** Undo and redo for a controlled form. */
export function useFormEdits(value: FormDefinition, onChange: (next: FormDefinition) => void) {
  const [history, setHistory] = useState(noHistory)
  // Two edits may arrive before React renders the first.
  const latest = useRef(value)
  const known = useRef(history)
  const tell = useRef(onChange)
  useLayoutEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (latest.current === value) return
    // The parent replaced the form, for example with a restored version, so the history does not apply.
    latest.current = value
    known.current = noHistory
    setHistory(noHistory)
  }, [value])

  const put = (form: FormDefinition, next: typeof history) => {
    known.current = next
    latest.current = form
    setHistory(next)
    tell.current(form)
  }
  const [tools] = useState(() => {
    const edit: Editor['edit'] = (change, step) => {
      const before = latest.current
      const form = change(before)
      if (form !== before) put(form, noted(known.current, before, step))
    }
    const take = (taken: ReturnType<typeof undone>): boolean => {
      if (taken) put(taken.form, taken.history)
      return taken !== undefined
    }
    return {
      form: () => latest.current,
      edit,
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
