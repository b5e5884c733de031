import { useRef } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type RecordFormProps, useRecordFailure } from '../form/use-record-form.ts'
import {
  type FamilyChecked,
  type FamilyFields,
  type FamilyInput,
  emptyIllness,
  familySchema,
  toRequests,
} from './family-schema.ts'

export type FamilyFormOptions = {
  defaultValues: FamilyInput
  send: (fields: FamilyFields) => Promise<unknown>
  failed: string
  /** Called with the number of saved entries. */
  onSaved: (count: number) => void
} & Pick<RecordFormProps<FamilyInput, FamilyChecked, unknown>, 'failureText' | 'submitLabel'>

/**
 * The form of one relative with several illnesses. Each is saved separately, and saved rows leave the form, so
 * that a retry saves nothing twice.
 */
export function useFamilyForm({ defaultValues, send, failed, onSaved, ...options }: FamilyFormOptions) {
  const { t } = useText('records')
  const texts = t.records.familyHistory
  const ofRecord = useRecordFailure(failed)
  const failureText = options.failureText ?? ofRecord
  const saved = useRef(0)
  const added = useRef(0)
  const partly = useRef('')
  const { form, values, set, shell, ...rest } = useAppForm<FamilyInput, FamilyChecked, number>({
    schema: familySchema,
    defaultValues,
    texts: {
      atLeastOne: texts.atLeastOne(),
      sameTwice: texts.sameTwice(),
      deathBeforeOnset: texts.deathBeforeOnset(),
    },
    send: async (checked) => {
      const entries = toRequests(checked)
      partly.current = ''
      for (const [at, { key, fields }] of entries.entries()) {
        try {
          await send(fields)
          saved.current += 1
        } catch (error) {
          if (at > 0) {
            partly.current = texts.partly({ saved: at, total: entries.length })
            form.setError('root.server', { message: partly.current })
            keepOnly(new Set(entries.slice(at).map((one) => one.key)))
          }
          throw inRow(key, error)
        }
      }
      return saved.current
    },
    onSaved,
    failureText: (error) => `${partly.current} ${failureText(error)}`.trim(),
  })

  const keepOnly = (keys: ReadonlySet<string>) =>
    form.setValue(
      'illnesses',
      Object.fromEntries(Object.entries(form.getValues('illnesses')).filter(([key]) => keys.has(key))),
    )
  const keys = Object.keys(values.illnesses)
  /** The illness row of a field, if there are several. */
  const rowOf = (fieldId = '') => {
    const at = keys.findIndex((key) => fieldId.startsWith(rest.idOf(`illnesses.${key}.`)))
    return at >= 0 && keys.length > 1 ? texts.field.numbered({ number: at + 1 }) : undefined
  }
  return {
    ...rest,
    values,
    /** Returns the id of the new field. */
    addIllness: (): string => {
      added.current += 1
      const key = `added${added.current}`
      set({ illnesses: { ...values.illnesses, [key]: emptyIllness } })
      return rest.idOf(`illnesses.${key}.condition`)
    },
    removeIllness: (key: string) => {
      const { [key]: _, ...illnesses } = values.illnesses
      set({ illnesses })
    },
    shell: {
      ...shell,
      submitLabel: options.submitLabel ?? t.records.shared.form.save(),
      problems: shell.problems.map((one) => ({ ...one, within: rowOf(one.fieldId) })),
    },
  }
}

export type FamilyForm = ReturnType<typeof useFamilyForm>

/** Maps server errors of an illness to its row. */
function inRow(key: string, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 400) return error
  const { condition, age_at_onset, ...body } = error.body as Record<string, unknown>
  return new ApiError(400, false, { ...body, illnesses: { [key]: { condition, age_at_onset } } })
}
