import type { Medication } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { type EveryField, notHere, shown } from '#src/lib/objects/every-field.ts'
import type { Fact } from '#src/ui/data/Facts.tsx'
import type { OwnFields, RecordFacts } from '../../record/record.ts'
import type { Section } from '../form/medication-fields.ts'
import { doseText, medicationSentence } from './medication-sentence.ts'

type Known = OwnFields<Medication>
type Language = { t: Texts; locale: Locale }

function factsBySection(medication: Known, { t, locale }: Language) {
  const { field, form, frequency, route } = t.records.medications
  const none = t.records.shared.none()
  const text = (value: string | null) => value || none
  const date = (value: string | null) => (value ? formatDate(locale, value) : none)
  const isFree = medication.instruction_type === 'free_text'
  const hasEnded = !medication.currently_taking
  return {
    find: {
      name: { label: field.name(), value: medication.name },
      form: { label: field.form(), value: medication.form ? form[medication.form]() : none },
    },
    dose: {
      strength: { label: field.strength(), value: text(medication.strength) },
      dose: { label: field.dose(), value: text(doseText(medication, { t, locale })) },
      dose_text: notHere('with the dose'),
      din: { label: field.din(), value: text(medication.din) },
    },
    often: {
      instruction_type: notHere('shows in the instructions'),
      frequency: isFree
        ? undefined
        : {
            label: field.frequency(),
            value: medication.frequency ? frequency[medication.frequency]() : none,
          },
      custom_schedule: notHere('in the sentence of how it is taken'),
      max_per_day: notHere('in the sentence of how it is taken'),
      instructions: {
        label: isFree ? field.instructionsOnly() : field.instructions(),
        value: text(medication.instructions),
      },
    },
    way: {
      route: { label: field.route(), value: medication.route ? route[medication.route]() : none },
    },
    when: {
      start_date: { label: field.startDate(), value: date(medication.start_date) },
      currently_taking: {
        label: field.taking(),
        value: medication.currently_taking ? field.yes() : field.no(),
      },
      end_date: hasEnded ? { label: field.endDate(), value: date(medication.end_date) } : undefined,
      stop_reason: hasEnded ? { label: field.stopReason(), value: text(medication.stop_reason) } : undefined,
    },
    why: {
      reason: { label: field.reason(), value: text(medication.reason) },
      prescriber_text: { label: field.prescriber(), value: text(medication.prescriber_text) },
      reaction: { label: field.reaction(), value: text(medication.reaction) },
      notes: { label: field.notes(), value: text(medication.notes) },
    },
  } satisfies Record<Section, Partial<RecordFacts<Medication>>>
}

/** The details of a medication; missing values are shown as such (DATA-45). */
export function medicationFacts(medication: Known, language: Language) {
  const { find, dose, often, way, when, why } = factsBySection(medication, language)
  return { ...find, ...dose, ...often, ...way, ...when, ...why } satisfies EveryField<Known, Fact>
}

/** The details by question, with how it is taken combined into one sentence. */
export function factsOfSection(section: Section, medication: Known, language: Language): Fact[] {
  const facts = shown(factsBySection(medication, language)[section])
  if (section !== 'way') return facts
  const { column } = language.t.records.medications
  const sentence = medicationSentence(medication, language)
  return [...facts, { label: column.how(), value: sentence || language.t.records.shared.none() }]
}
