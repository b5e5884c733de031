import { type MouseEvent, useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { fieldIds } from '../fields/field-props.ts'

export type FieldProblem = {
  /** The `id` of the field; omit it for a form-level message. */
  fieldId?: string | undefined
  /** The row or step of the field, where several fields share a label. */
  within?: string | undefined
  /** The message already names its field: 'Email is required.' */
  namesField?: boolean
  message: string
  /** Leads to a field that is not on the page yet. */
  onGo?: () => void
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // Scrolls the label into view too, not only the input.
  const block = document.getElementById(fieldIds(fieldId).label) ?? field
  block.scrollIntoView?.({ block: 'start' })
}

/**
 * There is no change event to subscribe to: React re-reads the snapshot on every render, which is when labels
 * change.
 */
const subscribe = () => () => undefined

/** One problem of the summary: reads the label of its field and links to it. */
export function ErrorSummaryLine({ fieldId, within, namesField = false, message, onGo }: FieldProblem) {
  const { t } = useText()
  // Read from the DOM, so that forms do not name their fields twice.
  const label = useSyncExternalStore(
    subscribe,
    () => document.getElementById(fieldIds(fieldId ?? '').name)?.textContent ?? '',
  )
  const named = (field: string, text: string) => {
    if (!field) return text
    // No colon after a question mark or a full stop.
    return /[.?!:]$/.test(field) ? `${field} ${text}` : t.form.errorLine({ field, message: text })
  }
  const line = named(within ?? '', named(namesField ? '' : label, message))
  return (
    <li>
      {fieldId ? (
        <a
          href={`#${fieldId}`}
          onClick={(event) => {
            if (!onGo) return focusField(event, fieldId)
            event.preventDefault()
            onGo()
          }}
        >
          {line}
        </a>
      ) : (
        line
      )}
    </li>
  )
}
