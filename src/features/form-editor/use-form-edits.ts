import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { noHistory, noted, redone, undone } from './history.ts'
import type { Editor } from './editor-context.ts'

/** The edits of a form that somebody else keeps: one after the other, to be undone and redone. */
export function useFormEdits(value: FormDefinition, onChange: (next: FormDefinition) => void) {
  const [history, setHistory] = useState(noHistory)
  // Two edits may come before React has drawn the first one.
  const latest = useRef(value)
  const known = useRef(history)
  const tell = useRef(onChange)
  useLayoutEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (latest.current === value) return
    // Another form came from outside, a version that was restored for example: these edits are not its own.
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
    /** The last edit was typing, and more of it may come. */
    isTyped: history.step !== undefined,
  }
}
