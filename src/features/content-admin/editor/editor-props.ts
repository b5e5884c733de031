import type { MediaFile } from '#generated/model/index.ts'
import type { ContentValues, FieldKey } from './content-values.ts'
import type { Picking } from '../media/MediaPicker.tsx'

export type EditorProps = {
  /** Prefix of the field ids. */
  id: string
  values: ContentValues
  /** Typing in one field is undone as a whole. */
  set: (key: FieldKey, value: unknown, isTyped?: boolean) => void
  /** The error of a field, after it was blurred or submitted. */
  errorOf: (key: FieldKey) => string | undefined
  leave: (key: FieldKey) => void
  fileOf: (id: string | null) => MediaFile | undefined
  pick: (picking: Picking) => void
}

/** The id of a field, without dots, which are special in CSS selectors. */
export const fieldId = (id: string, key: FieldKey): string => `${id}${key.replace('.', '-')}`
