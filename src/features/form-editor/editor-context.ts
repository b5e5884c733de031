import { createContext, use } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import type { Store } from '#src/lib/store.ts'
import type { Place, QuestionPlace } from './place.ts'

/** What every part of the editor can do. It never changes, so that nothing is drawn anew for it. */
export type Editor = {
  /** The form as it is now, for what happens after a press. */
  form: () => FormDefinition
  /** Changes the form; edits that name the same `step` one after the other are undone together (typing in one text). */
  edit: (change: (form: FormDefinition) => FormDefinition, step?: string) => void
  select: (place: Place) => void
  focus: (id: string) => void
  /** The question that is dragged. */
  dragged: Store<QuestionPlace | null>
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** @throws outside of the editor */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no form editor around this')
  return editor
}
