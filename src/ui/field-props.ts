import type { ReactNode } from 'react'

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

/** For aria-describedby: only ids that are on the page. */
export function describedBy(ids: FieldIds, parts: { description?: ReactNode; error?: string | undefined }) {
  return (
    [parts.description && ids.description, parts.error && ids.error].filter(Boolean).join(' ') || undefined
  )
}
