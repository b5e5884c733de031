import { createContext, use } from 'react'
import type { JourneyDesign } from '#generated/model/index.ts'

type Editing = {
  readonly design: JourneyDesign
  /** With the JSON pointer of what was changed; without it many places were. */
  readonly change: (design: JourneyDesign, pointer?: string) => void
  readonly problems: Readonly<Record<string, string>>
}

export const EditorContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('This stands outside of the editor')
  return editing
}

/** The element that an error summary leads to. */
export const fieldIdOf = (pointer: string): string => `journey${pointer.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
