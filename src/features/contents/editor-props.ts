import type { MediaFile } from '#generated/model/index.ts'
import type { ContentValues, FieldKey } from './content-values.ts'
import type { Picking } from './MediaPicker.tsx'

export type EditorProps = {
  /** Begins the ids of the fields. */
  id: string
  values: ContentValues
  set: (key: FieldKey, value: unknown) => void
  /** What stands at a field: its problem, once it was left or sent. */
  errorOf: (key: FieldKey) => string | undefined
  leave: (key: FieldKey) => void
  fileOf: (id: string | null) => MediaFile | undefined
  pick: (picking: Picking) => void
}

/** The id of a field: dots have a meaning in addresses of elements. */
export const fieldId = (id: string, key: FieldKey): string => `${id}${key.replace('.', '-')}`
