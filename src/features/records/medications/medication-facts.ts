import type { Medication } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Fact } from '#src/ui/Facts.tsx'
import type { HealthRecord } from '../record.ts'
import type { Section } from './medication-fields.ts'
import { doseText, medicationSentence } from './medication-sentence.ts'

type Known = Omit<Medication, keyof HealthRecord | 'source_submission'>

/** What is known of a medicine, question by question; what is not known says so (DATA-45). */
export function medicationFacts(
  medication: Known,
  { t, locale }: { t: Texts; locale: Locale },
): Readonly<Record<Section, readonly Fact[]>> {
  const { field, form, frequency, route } = t.records.medications
  const none = t.records.shared.none()
  const text = (value: string | null) => value || none
  const date = (value: string | null) => (value ? formatDate(locale, value) : none)
  const often =
    medication.instruction_type === 'free_text'
      ? [{ label: field.instructionsOnly(), value: text(medication.instructions) }]
      : [
          {
            label: field.frequency(),
            value: medication.frequency ? frequency[medication.frequency]() : none,
          },
          { label: field.instructions(), value: text(medication.instructions) },
        ]
  return {
    find: [
      { label: field.name(), value: medication.name },
      { label: field.form(), value: medication.form ? form[medication.form]() : none },
    ],
    dose: [
      { label: field.strength(), value: text(medication.strength) },
      { label: field.dose(), value: text(doseText(medication, { t, locale })) },
      { label: field.din(), value: text(medication.din) },
    ],
    often,
    way: [
      { label: field.route(), value: medication.route ? route[medication.route]() : none },
      {
        label: t.records.medications.column.how(),
        value: text(medicationSentence(medication, { t, locale })),
      },
    ],
    when: [
      { label: field.startDate(), value: date(medication.start_date) },
      { label: field.taking(), value: medication.currently_taking ? field.yes() : field.no() },
      ...(medication.currently_taking
        ? []
        : [
            { label: field.endDate(), value: date(medication.end_date) },
            { label: field.stopReason(), value: text(medication.stop_reason) },
          ]),
    ],
    why: [
      { label: field.reason(), value: text(medication.reason) },
      { label: field.prescriber(), value: text(medication.prescriber_text) },
      { label: field.reaction(), value: text(medication.reaction) },
      { label: field.notes(), value: text(medication.notes) },
    ],
  }
}
