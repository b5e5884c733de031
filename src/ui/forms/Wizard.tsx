import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '../messages/Alert.tsx'
import type { FieldProblem } from './ErrorSummaryLine.tsx'
import { FormShell } from './FormShell.tsx'
import { ProgressText } from '../data/ProgressText.tsx'
import { Stack, Title } from '../basics.tsx'
import { withinBounds, type WizardStep } from './use-wizard-step.ts'

export type WizardPage<Values extends FieldValues> = {
  id: string
  title: string
  /** Fields validated before the next page; empty on pages without fields. */
  fields: readonly Path<Values>[]
  content: ReactNode
}

type Props<Values extends FieldValues, Sent> = {
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'trigger' | 'getFieldState'>
  pages: readonly WizardPage<Values>[]
  /** `useWizardStep`, or plain state where the URL must not change. */
  step: WizardStep
  /** Submits the answers of all pages, or calls `onInvalid` (UI-31). */
  submit: (onInvalid: () => void) => unknown
  submitLabel: string
  pending: boolean
  submitError: ReactNode
  /** The validation messages of these fields. */
  problemsOf: (fields: readonly Path<Values>[]) => readonly FieldProblem[]
}

/** A form split into pages and submitted from the last one. */
export function Wizard<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  const { form, pages, step, submit, submitLabel, pending, submitError, problemsOf } = props
  const { t } = useText('kit', 'errors')
  const texts = t.kit.wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const page = pages[step.at]
  const shown = useRef(page?.id)
  useEffect(() => {
    if (shown.current === page?.id) return
    shown.current = page?.id
    heading.current?.focus()
  }, [page?.id])
  if (!page) return <Alert kind="error">{t.errors.wizardPageMissing()}</Alert>

  const move = (by: -1 | 1) => step.go(withinBounds(step.at + by, pages.length))
  const isLast = step.at === pages.length - 1
  const next = async () => {
    if (await form.trigger([...page.fields])) move(1)
  }
  /** A link may point past an unanswered page: shows the first such page instead. */
  const toProblem = () => {
    const at = pages.findIndex(({ fields }) => fields.some((field) => form.getFieldState(field).invalid))
    if (at >= 0 && at !== step.at) step.go(at)
  }
  return (
    <Stack gap="lg">
      <ProgressText
        completed={step.at + 1}
        total={pages.length}
        text={texts.step({ step: step.at + 1, steps: pages.length })}
      />
      <Title level={2} ref={heading} tabIndex={-1}>
        {page.title}
      </Title>
      <FormShell
        // Each page is its own form, so its error summary starts out empty.
        key={page.id}
        aria-label={page.title}
        submitLabel={isLast ? submitLabel : texts.next()}
        pending={pending}
        submitError={isLast && submitError}
        problems={problemsOf(page.fields)}
        onSubmit={isLast ? () => submit(toProblem) : next}
        cancelLabel={texts.back()}
        {...(step.at > 0 && { onCancel: () => move(-1) })}
      >
        {page.content}
      </FormShell>
    </Stack>
  )
}
