import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './alert.module.css'
import { classes } from './classes.ts'
import { IconAlertCircle } from './icons.ts'

/** `fieldId` is the `id` of the field; without one the message belongs to the form as a whole. */
export type FieldProblem = { fieldId?: string | undefined; message: string }

type Props = {
  title?: string | undefined
  problems: readonly FieldProblem[]
  /** How often the form was sent: nothing shows before the first time, each time takes the focus again. */
  attempt: number
}

/** Problems may also come late, from the server, or early, while somebody types: then the focus stays there. */
const isTyping = () => document.activeElement?.matches('input, select, textarea') === true

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // The label belongs to the view too, not only the box.
  const block = document.getElementById(`${fieldId}-label`) ?? field
  block.scrollIntoView?.({ block: 'start' })
}

/** What keeps the form from being sent, with links to the fields; focused, and told in the page title. */
export function ErrorSummary({ title, problems, attempt }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  const any = attempt > 0 && problems.length > 0

  useEffect(() => {
    if (!any) return
    if (seen.current !== attempt || !isTyping()) box.current?.focus()
    seen.current = attempt
  }, [any, attempt])

  useEffect(() => {
    if (!any) return
    const before = document.title
    const withError = t.form.titleWithError({ title: before })
    document.title = withError
    return () => {
      if (document.title === withError) document.title = before
    }
  }, [any, t])

  if (!any) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes(styles.alert, styles.error)}>
      <IconAlertCircle aria-hidden size="1.375rem" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title ?? t.form.errorSummary()}</h2>
        <ul className={styles.list}>
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
