import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '../messages/Alert.tsx'
import { Button } from '../actions/Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FieldProblem } from './ErrorSummaryLine.tsx'
import { Group, type Level, Stack, Title } from '../basics.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

type Props = {
  children: ReactNode
  /** Validates and submits; a promise blocks further submits until it settles. */
  onSubmit: () => unknown
  submitLabel: string
  /** Required, so that no form forgets the pending and error states. */
  pending: boolean
  submitError: ReactNode
  title?: ReactNode
  titleLevel?: Level
  /** Validation problems after a submit attempt. */
  problems?: readonly FieldProblem[]
  /** Title of the summary; defaults to a generic one. */
  problemsTitle?: string | undefined
  cancelLabel?: string
  onCancel?: () => void
  /** Prompts before leaving with unsaved changes. */
  unsaved?: boolean
  /** The form is in what a query parameter opens; with its name, others may change. */
  inQuery?: boolean | string
  actions?: ReactNode
  submitWidth?: 'auto' | 'full' | 'phone'
  /** For long forms on a page: the class of in-reach.ts, which few pages load. */
  inReach?: string | undefined
  'aria-label'?: string
}

/** Wraps every form: title, error summary, server error, submit and cancel, and the unsaved-changes guard. */
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
  const { cancelLabel, onCancel, unsaved, actions, submitWidth = 'phone', inReach } = props
  const { t } = useText()
  const sending = useRef(false)
  const [attempt, setAttempt] = useState(0)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Two quick clicks can both arrive before React renders `pending`.
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
        <Stack gap="lg" className={inReach}>
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
      </Stack>
      {unsaved !== undefined && <UnsavedGuard when={unsaved && !pending} inQuery={props.inQuery ?? false} />}
    </form>
  )
}
