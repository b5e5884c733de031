import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FieldProblem } from './ErrorSummaryLine.tsx'
import { Group } from './Group.tsx'
import { Stack } from './Stack.tsx'
import { type Level, Title } from './Title.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

type Props = {
  children: ReactNode
  /** Checks and sends; a promise keeps the form closed until it settles. */
  onSubmit: () => unknown
  submitLabel: string
  /** Required, so that nobody forgets them: is it being sent, and what did the server say. */
  pending: boolean
  submitError: ReactNode
  title?: ReactNode
  titleLevel?: Level
  /** What is wrong with the answers, after a try to submit. */
  problems?: readonly FieldProblem[]
  /** What stands above them; without it, that there is a problem. */
  problemsTitle?: string | undefined
  cancelLabel?: string
  onCancel?: () => void
  /** Something typed is not saved yet: leaving asks first. */
  unsaved?: boolean
  /** The form stands in a drawer that the query of the address opens. */
  inQuery?: boolean
  actions?: ReactNode
  submitWidth?: 'auto' | 'full' | 'phone'
  'aria-label'?: string
}

/** Around every form: title, error summary, server error, submit and cancel, and the guard against leaving. */
export function FormShell(props: Props) {
  const {
    children,
    onSubmit,
    submitLabel,
    pending,
    submitError,
    title,
    titleLevel = 2,
    problems = [],
  } = props
  const { cancelLabel, onCancel, unsaved, actions, submitWidth = 'phone' } = props
  const { t } = useText()
  const sending = useRef(false)
  const [attempt, setAttempt] = useState(0)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Two quick presses come before React has drawn `pending` even once.
    if (pending || sending.current) return
    sending.current = true
    try {
      await onSubmit()
    } finally {
      sending.current = false
      setAttempt((count) => count + 1)
    }
  }

  return (
    <form noValidate aria-label={props['aria-label']} aria-busy={pending || undefined} onSubmit={submit}>
      <Stack gap="lg">
        {title && <Title level={titleLevel}>{title}</Title>}
        <ErrorSummary title={props.problemsTitle} problems={problems} attempt={attempt} />
        {children}
        {submitError && <Alert kind="error">{submitError}</Alert>}
        <Group gap="sm">
          <Button type="submit" steady pending={pending} width={submitWidth}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="secondary" steady width={submitWidth} disabled={pending} onClick={onCancel}>
              {cancelLabel ?? t.actions.cancel()}
            </Button>
          )}
          {actions}
        </Group>
      </Stack>
      {unsaved !== undefined && <UnsavedGuard when={unsaved && !pending} inQuery={props.inQuery ?? false} />}
    </form>
  )
}
