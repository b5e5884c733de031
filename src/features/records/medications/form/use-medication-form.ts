import * as z from 'zod/mini'
import type { Medication } from '#generated/model/index.ts'
import { problemsBy } from '#src/form-kit/fields.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { EveryField } from '#src/lib/objects/every-field.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import type { OwnFields } from '../../record/record.ts'
import { useRecordForm, type RecordFormOptions, type RecordFormProps } from '../../form/use-record-form.ts'
import type { MedicationFields } from './medication-fields.ts'
import { medicationProblems, type MedicationRule } from './medication-rules.ts'
import type { MedicationField, MedicationValues } from './medication-values.ts'

/** Maps contract names to form fields. */
const apiFieldNames = {
  name: 'name',
  din: 'din',
  form: 'form',
  strength: 'strength',
  dose: 'doseValue',
  dose_text: 'doseText',
  frequency: 'frequency',
  custom_schedule: 'times',
  max_per_day: 'maxPerDay',
  route: 'route',
  instruction_type: 'instructionType',
  instructions: 'instructions',
  start_date: 'startDate',
  currently_taking: 'taking',
  end_date: 'endDate',
  stop_reason: 'stopReason',
  reason: 'reason',
  reaction: 'reaction',
  prescriber_text: 'prescriber',
  notes: 'notes',
} as const satisfies EveryField<OwnFields<Medication>, MedicationField>

const medicationSchema = (locale: Locale) =>
  z
    .custom<MedicationValues>()
    .check(problemsBy((values) => medicationProblems(values, { today: localToday(), locale })))

export type MedicationFormProps = RecordFormProps<MedicationValues, MedicationValues, Medication>

/** The form state of a medication: visible questions depend on answers, so its rules see all values. */
export function useMedicationForm(props: RecordFormOptions<MedicationValues, MedicationValues, Medication>) {
  const { t, locale } = useText('records')
  const { din, positive, needUnit, needAmount, needTime } = t.records.medications
  const { form, values, set, field, leave, shell, wizard } = useRecordForm({
    ...props,
    schema: medicationSchema(locale),
    texts: {
      din: din(),
      positive: positive(),
      needUnit: needUnit(),
      needAmount: needAmount(),
      needTime: needTime(),
    } satisfies Record<MedicationRule, string>,
    apiFieldNames,
  })
  const fields: MedicationFields = { values, set, bind: field as MedicationFields['bind'] }
  return { form, fields, leave, shell, wizard }
}
