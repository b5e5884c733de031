import { useId, type ReactNode } from 'react'

/** What every field has in common; value and onChange differ by field. Works with plain state and Controller. */
export type FieldProps = {
  label: ReactNode
  /** Help that is always visible, read after the label. */
  description?: ReactNode
  /** What to do about a wrong answer; shown below the label and read with the field. */
  error?: string | undefined
  /** Red asterisk and required attribute (UI-27). */
  required?: boolean | undefined
  /** Says that it may stay empty, where most fields are required. */
  optional?: boolean | undefined
  /** Shown but not changeable: the field is disabled (UI-28). */
  readOnly?: boolean | undefined
  /** The element that takes the focus; an error summary links to it. */
  id?: string | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

/** `name` is the words of the label alone, without the marks for required and optional. */
export type FieldIds = { input: string; label: string; name: string; description: string; error: string }

export function fieldIds(id: string): FieldIds {
  return {
    input: id,
    label: `${id}-label`,
    name: `${id}-label-words`,
    description: `${id}-description`,
    error: `${id}-error`,
  }
}

/** A list of ids as an attribute. */
export const joinIds = (...ids: readonly unknown[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** For aria-describedby: only ids that are on the page. */
export const describedBy = (
  ids: FieldIds,
  { description, error }: { description?: ReactNode; error?: string | undefined },
) => joinIds(description && ids.description, error && ids.error)

/** The props of a field for its frame (Field, FieldGroup), for its one control, and the rest. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, description, error, required, optional, readOnly, id, ...rest } = props
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return {
    ids,
    rest,
    frame: { label, description, error, required, optional, ids },
    control: {
      id: ids.input,
      required,
      disabled: readOnly,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(ids, { description, error }),
    },
  } as const
}
