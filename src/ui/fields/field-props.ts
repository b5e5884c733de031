import { useId, type ReactNode } from 'react'

/** Props shared by every field; value and onChange differ. Works with plain state and with Controller. */
export type FieldProps = {
  label: ReactNode
  /** Always visible help, announced after the label. */
  description?: ReactNode
  /** How to fix an invalid answer; shown below the label and announced with the field. */
  error?: string | undefined
  /** Red asterisk and required attribute (UI-27). */
  required?: boolean | undefined
  /** Marks the field as optional, where most fields are required. */
  optional?: boolean | undefined
  /** Shows the value in a disabled field (UI-28). */
  readOnly?: boolean | undefined
  /** The id of the focusable element; an error summary links to it. */
  id?: string | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

/** `name` is the label text without the required and optional marks. */
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

/** Joins ids for an ARIA attribute. */
export const joinIds = (...ids: readonly unknown[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** For aria-describedby: only the ids that are rendered. */
export const describedBy = (
  ids: FieldIds,
  { description, error }: { description?: ReactNode; error?: string | undefined },
) => joinIds(description && ids.description, error && ids.error)

/** Splits the props of a field between its frame (Field, FieldGroup), its control, and the rest. */
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
