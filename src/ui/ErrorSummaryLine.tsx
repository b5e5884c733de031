import { type MouseEvent, useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { fieldIds } from './field-props.ts'

export type FieldProblem = {
  /** The `id` of the field; without one the message belongs to the form as a whole. */
  fieldId?: string | undefined
  /** The row or the step that the field stands in, where several fields have the same label. */
  within?: string | undefined
  /** The message names its field itself: 'Email is required.' */
  namesField?: boolean
  message: string
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // The label belongs to the view too, not only the box.
  const block = document.getElementById(fieldIds(fieldId).label) ?? field
  block.scrollIntoView?.({ block: 'start' })
}

/** Nothing tells of a change: React looks again after each drawing, and labels change with no other. */
const subscribe = () => () => undefined

/** One problem of the summary: named by the label of its field, and leading there. */
export function ErrorSummaryLine({ fieldId, within, namesField = false, message }: FieldProblem) {
  const { t } = useText()
  // Read from the page, so that no form has to name its fields twice.
  const label = useSyncExternalStore(
    subscribe,
    () => document.getElementById(fieldIds(fieldId ?? '').name)?.textContent ?? '',
  )
  const named = (field: string, text: string) => {
    if (!field) return text
    // A question mark needs no colon behind it.
    return /[.?!:]$/.test(field) ? `${field} ${text}` : t.form.errorLine({ field, message: text })
  }
  const line = named(within ?? '', named(namesField ? '' : label, message))
  return (
    <li>
      {fieldId ? (
        <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
          {line}
        </a>
      ) : (
        line
      )}
    </li>
  )
}
