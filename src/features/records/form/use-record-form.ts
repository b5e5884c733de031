import type { FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { ApiError } from '#src/api/errors.ts'
import type { RuleTexts } from '#src/form-kit/issue-text.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
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
  return (error) => {
    const { status, isOffline } = error instanceof ApiError ? error : {}
    if (isOffline) return offline()
    if (status === 403) return locked()
    return status === 404 ? gone() : failed
  }
}

export const useRecordForm = <Input extends FieldValues, Checked, Saved>({
  failed,
  ...options
}: Pick<RecordFormProps<Input, Checked, Saved>, 'defaultValues' | 'send' | 'failed' | 'onSaved'> &
  Rules<Input, Checked>) => useAppForm({ ...options, failureText: useRecordFailure(failed) })
