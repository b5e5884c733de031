import { createContext, use } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import type { Store } from '#src/lib/browser/store.ts'
import type { Place, QuestionPlace } from '../definition/place.ts'

/** The editor's commands. A stable object, so that using it causes no re-render. */
export type Editor = {
  /** Returns the current form, for event handlers. */
  form: () => FormDefinition
  /** Edits the form; consecutive edits with the same `step`, such as typing in one text, are undone together. */
  edit: (change: (form: FormDefinition) => FormDefinition, step?: string) => void
  select: (place: Place) => void
  focus: (id: string) => void
  dragged: Store<QuestionPlace | null>
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** @throws outside the editor */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no form editor around this')
  return editor
}
