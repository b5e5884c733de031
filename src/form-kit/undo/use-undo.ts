import { type KeyboardEvent, useRef } from 'react'
import { announce } from '#src/ui/messages/announcer.ts'

type Words = Readonly<Record<'label' | 'undo' | 'redo' | 'undone' | 'redone', () => string>>

type Edits = { canUndo: boolean; canRedo: boolean; undo: () => boolean; redo: () => boolean }

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox]):not([type=radio])')

/** Undo and redo of an editor, by its buttons (`UndoButtons`) and by keyboard (`onKeyDown` of the whole editor). */
export function useUndo({ canUndo, canRedo, ...edits }: Edits, texts: Words) {
  const buttons = useRef<HTMLDivElement>(null)
  function undo() {
    if (edits.undo()) announce(texts.undone())
  }
  function redo() {
    if (edits.redo()) announce(texts.redone())
  }
  function onKeyDown(event: KeyboardEvent) {
    // Inside a field, the browser handles undo.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
    // What had the focus may be gone, such as a step that was just added.
    setTimeout(() => {
      if (document.activeElement === document.body) buttons.current?.querySelector('button')?.focus()
    })
  }
  return { texts, canUndo, canRedo, undo, redo, onKeyDown, buttons }
}

export type Undoing = ReturnType<typeof useUndo>
