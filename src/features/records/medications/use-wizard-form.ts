import { useForm, useWatch } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import { fieldErrors } from '#src/api/field-errors.ts'
import type { FieldProblem } from '#src/ui/ErrorSummaryLine.tsx'
import { formDefaults } from '#src/ui/form-defaults.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import type { MedicationFields } from './medication-fields.ts'
import type { MedicationField, MedicationValues } from './medication-values.ts'
import { useCheckMedication } from './use-check-medication.ts'

/** The answers of the wizard: one form over all its pages, checked page by page (HEALTH-07). */
export function useWizardForm(start: MedicationValues, error: unknown) {
  const check = useCheckMedication()
  const problemText = useProblemText()
  const form = useForm<MedicationValues>({
    ...formDefaults,
    defaultValues: start,
    resolver: (values) => {
      const wrong = Object.keys(check(values)).map((name) => [name, { type: 'check' }])
      const errors = Object.fromEntries(wrong) as FieldErrors<MedicationValues>
      return wrong.length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const values = { ...start, ...useWatch({ control: form.control }) } as MedicationValues
  const { errors } = form.formState
  // the words follow the language, and the answers as they are now
  const now = check(values)
  const wordsOf = (name: MedicationField): string | undefined => {
    const problem = errors[name] && now[name]
    if (!problem) return undefined
    return 'words' in problem ? problem.words : problemText(problem)
  }
  const set = (changes: Partial<MedicationValues>) => {
    for (const [name, value] of Object.entries(changes)) {
      const field = name as MedicationField
      form.setValue(field, value, { shouldDirty: true, shouldValidate: errors[field] !== undefined })
    }
  }
  const fields: MedicationFields = {
    values,
    set,
    bind: (name) => ({
      id: `medication-${name}`,
      value: values[name],
      onChange: (value) => set({ [name]: value } as Partial<MedicationValues>),
      onBlur: () => void form.trigger(name),
      error: wordsOf(name),
    }),
  }
  /** On the last page there are no fields: what the server did not like is said there. */
  const problemsOf = (names: readonly string[]): FieldProblem[] => {
    const own = names.flatMap((name) => {
      const message = wordsOf(name as MedicationField)
      return message ? [{ fieldId: `medication-${name}`, message }] : []
    })
    return names.length > 0 ? own : Object.values(fieldErrors(error)).map((message) => ({ message }))
  }
  return { form, fields, problemsOf }
}
