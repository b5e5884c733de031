import { createContext, use } from 'react'
import type { JourneyDesign } from '#generated/model/index.ts'

type Editing = {
  readonly design: JourneyDesign
  /** Called with the JSON pointer of the change, or without one for changes in several places. */
  readonly change: (design: JourneyDesign, pointer?: string) => void
  readonly problems: Readonly<Record<string, string>>
}

export const EditorContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('This stands outside of the editor')
  return editing
}

/** The id of the element an error summary links to. */
export const fieldIdOf = (pointer: string): string => `journey${pointer.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
