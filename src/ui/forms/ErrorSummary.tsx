import { useLayoutEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from '../messages/alert.module.css'
import { classes } from '../classes.ts'
import { ErrorSummaryLine, type FieldProblem } from './ErrorSummaryLine.tsx'
import { IconAlertCircle } from '../icons.ts'

type Props = {
  title?: string | undefined
  problems: readonly FieldProblem[]
  /** Number of submit attempts: 0 renders nothing, each new attempt moves the focus here. */
  attempt: number
}

/** Events that show the person has moved on; after them the focus is left alone. */
const goingOn = ['keydown', 'pointerdown', 'input'] as const

/**
 * The problems that prevent submission, linked to their fields. Takes the focus and prefixes the page title.
 */
export function ErrorSummary({ title, problems, attempt }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  /** The attempt whose problems still take the focus; 0 for none. */
  const waiting = useRef(0)
  const any = attempt > 0 && problems.length > 0

  useLayoutEffect(() => {
    waiting.current = attempt
    const leave = () => {
      waiting.current = 0
    }
    for (const event of goingOn) document.addEventListener(event, leave)
    return () => {
      for (const event of goingOn) document.removeEventListener(event, leave)
    }
  }, [attempt])

  // Server errors arrive shortly after the attempt; errors found while typing must not steal the focus.
  useLayoutEffect(() => {
    if (!any || waiting.current !== attempt) return
    waiting.current = 0
    box.current?.focus()
  }, [any, attempt])

  useLayoutEffect(() => {
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
          {problems.map((problem) => (
            <ErrorSummaryLine key={`${problem.fieldId ?? ''} ${problem.message}`} {...problem} />
          ))}
        </ul>
      </div>
    </div>
  )
}
