import { useLayoutEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './alert.module.css'
import { classes } from './classes.ts'
import { ErrorSummaryLine, type FieldProblem } from './ErrorSummaryLine.tsx'
import { IconAlertCircle } from './icons.ts'

type Props = {
  title?: string | undefined
  problems: readonly FieldProblem[]
  /** How often the form was sent: nothing shows before the first time, each time takes the focus again. */
  attempt: number
}

/** What somebody does next on the page; from then on the focus is theirs. */
const goingOn = ['keydown', 'pointerdown', 'input'] as const

/** What keeps the form from being sent, with links to the fields; focused, and told in the page title. */
export function ErrorSummary({ title, problems, attempt }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  /** The attempt whose problems still get the focus; 0 for none. */
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

  // The server's problems come a moment after the attempt; those found while somebody goes on leave the focus there.
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
