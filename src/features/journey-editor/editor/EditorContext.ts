import { createContext, use } from 'react'
import type { JourneyDesign, JourneyProblem } from '#generated/model/index.ts'

type Editing = {
  readonly journeyId: string
  readonly design: JourneyDesign
  /** Called with the JSON pointer of the change, or without one for changes in several places. */
  readonly change: (design: JourneyDesign, pointer?: string) => void
  /** Messages at their fields, by JSON pointer. */
  readonly problems: Readonly<Record<string, string>>
  /** What the last check found. */
  readonly found: readonly JourneyProblem[]
  /** Whether a step is expanded, by its activity; undefined until it is opened or closed. */
  readonly opened: Readonly<Record<string, boolean>>
  readonly setOpen: (activity: string, is: boolean) => void
}

type Fields = {
  /** Edits the newest design; called like `change`. */
  readonly edit: (edited: (now: JourneyDesign) => JourneyDesign, pointer?: string) => void
  /** Messages at their fields, by JSON pointer. */
  readonly problems: Readonly<Record<string, string>>
}

/** What fields need besides their value: the same object while only the design changes, so that it renders no field. */
export const FieldsContext = createContext<Fields | undefined>(undefined)

export function useFields(): Fields {
  const fields = use(FieldsContext)
  if (!fields) throw new Error('FieldsContext has no provider')
  return fields
}

export const EditorContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('EditorContext has no provider')
  return editing
}

/** The id of the element an error summary links to. */
export const fieldIdOf = (pointer: string): string => `journey${pointer.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
