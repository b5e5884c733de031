import type { FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { RuleTexts } from '#src/form-kit/issue-text.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

export type RecordFormProps<Input, Checked, Saved> = {
  patientId: string
  label: string
  defaultValues: Input
  /** The id of the edited record. */
  self?: string
  send: (checked: Checked) => Promise<Saved>
  /** Message when creating or saving fails. */
  failed: string
  onSaved: (saved: Saved) => void
  onCancel: () => void
  /** Called when a past record is reactivated instead of adding a new one. */
  onReactivate?: (record: Saved) => void
  /** The records of the person can't be read here, so duplicates can't be found. */
  noDuplicateCheck?: boolean | undefined
  /** The message of a failure that is not one of saving a record. */
  failureText?: ((error: unknown) => string) | undefined
  /** Defaults to `Save`. */
  submitLabel?: string | undefined
  /** The form is on a page whose query says what it shows. */
  inQuery?: boolean | undefined
}

type Rules<Input extends FieldValues, Checked> = {
  schema: z.core.$ZodType<Checked, Input>
  texts?: RuleTexts
  apiFieldNames?: Readonly<Record<string, FieldPath<Input>>>
}

/** Returns the message for a failed save of a health record. */
export function useRecordFailure(failed: string): (error: unknown) => string {
  const { t } = useText('records')
  const { offline, locked, gone } = t.records.shared.form
  return failureMessage({ offline, locked, gone, failed: () => failed })
}

export type RecordFormOptions<Input, Checked, Saved> = Omit<
  RecordFormProps<Input, Checked, Saved>,
  'patientId' | 'self' | 'label' | 'onCancel' | 'onReactivate' | 'noDuplicateCheck'
> &
  Partial<Pick<RecordFormProps<Input, Checked, Saved>, 'label' | 'onCancel'>>

export function useRecordForm<Input extends FieldValues, Checked, Saved>({
  failed,
  failureText,
  submitLabel,
  inQuery = false,
  label,
  onCancel,
  ...options
}: RecordFormOptions<Input, Checked, Saved> & Rules<Input, Checked>) {
  const { t } = useText('records')
  const ofRecord = useRecordFailure(failed)
  const form = useAppForm({ ...options, failureText: failureText ?? ofRecord })
  const shell = {
    ...form.shell,
    'aria-label': label,
    submitLabel: submitLabel ?? t.records.shared.form.save(),
    inQuery,
    onCancel,
  }
  return { ...form, shell }
}
