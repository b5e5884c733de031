import type { TestResult } from '#generated/model/index.ts'
import { decimalsOf } from '#src/lib/text/decimals.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  coded,
  codeOf,
  elementsOf,
  extensions,
  type FhirFields,
  hl7,
  notes,
  ownCode,
  type Resource,
  type FhirContext,
  unknown,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  dateIn,
  itemOf,
  labelled,
  numberIn,
  present,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

/** Formats a number with the laboratory's decimals: 4.0 next to 6.2. */
function measureIn(words: Words, result: TestResult, value: number): string {
  const { decimals, reference_low: low, reference_high: high } = result
  return numberIn(words, value, decimalsOf(decimals, [result.value, low, high]))
}

function usualIn(words: Words, result: TestResult) {
  const { reference_low: low, reference_high: high, reference_text: text } = result
  const { story } = words.t
  if (low !== null && high !== null) {
    return story.usual({ low: measureIn(words, result, low), high: measureIn(words, result, high) })
  }
  if (low !== null) return story.usualLow({ low: measureIn(words, result, low) })
  if (high !== null) return story.usualHigh({ high: measureIn(words, result, high) })
  return text?.trim() ? story.usualText({ text }) : null
}

/** A result as text, always with its unit and range. */
export function resultItem(words: Words, result: TestResult): StoryItem {
  const { story } = words.t
  const { interpretation } = result
  const isUsual = interpretation === 'normal' || interpretation === 'unknown'
  const value = result.value === null ? result.value_text : measureIn(words, result, result.value)
  const shown = present(present(value, result.unit).join('\u00a0'), usualIn(words, result)).join(', ')
  return itemOf(result, {
    title: result.test_name,
    brief: present(shown, dateIn(words, result.collected_at)).join(', '),
    state: isUsual ? null : story.interpretation[interpretation](),
    tone: isUsual ? 'neutral' : 'warning',
    facts: {
      test_name: notHere('the title'),
      test_code: notHere('says the name again, for machines'),
      panel: notHere('the name of the test says enough'),
      value: shown,
      value_text: notHere('the value, where it is no number'),
      decimals: notHere('how the value is written'),
      unit: notHere('beside the value'),
      reference_low: notHere('beside the value'),
      reference_high: notHere('beside the value'),
      reference_text: notHere('beside the value'),
      collected_at: present(
        dateIn(words, result.collected_at),
        result.lab_name,
        result.status !== 'final' && story.resultStatus[result.status](),
      ).join(', '),
      resulted_at: notHere('the day of the sample is what counts'),
      lab_name: notHere('beside the day'),
      status: notHere('beside the day'),
      interpretation: isUsual && story.interpretation[interpretation](),
      is_new: notHere('says something of the reader'),
      notes: labelled(words, story.notes(), result.notes),
      patient_note: labelled(words, story.patientNote(), result.patient_note),
    } satisfies StoryFacts<TestResult>,
  })
}

export const interpretations = {
  normal: 'N',
  low: 'L',
  high: 'H',
  critical_low: 'LL',
  critical_high: 'HH',
  abnormal: 'A',
  unknown: undefined,
} as const

/** LOINC codes end in a hyphen and a check digit; other codes are derived from the name. */
const loinc = (code: string) =>
  /^\d{1,5}-\d$/.test(code) ? { system: 'http://loinc.org', code } : ownCode('test', code)

/** A result without a value states its absence. */
function valueOf({ value, value_text: text, unit }: TestResult) {
  if (value !== null) return { valueQuantity: withoutEmpty({ value, unit }) }
  return text?.trim()
    ? { valueString: text }
    : { dataAbsentReason: coded(`${hl7}/data-absent-reason`, 'unknown') }
}

function rangeOf({ unit, reference_low: low, reference_high: high, reference_text: text }: TestResult) {
  const quantity = (amount: number) => withoutEmpty({ value: amount, unit })
  if (low === null && high === null && !text) return null
  return withoutEmpty({
    ...(low !== null && { low: quantity(low) }),
    ...(high !== null && { high: quantity(high) }),
    text,
  })
}

export function resultResource({ words, patient }: FhirContext, result: TestResult): Resource {
  const { interpretation } = result
  const code = interpretations[interpretation]
  const range = rangeOf(result)
  return withoutEmpty({
    resourceType: 'Observation',
    id: result.id,
    category: [coded(`${hl7}/observation-category`, 'laboratory')],
    subject: patient,
    extension: extensions({
      panel: result.panel,
      decimals: result.decimals,
      value_text: result.value === null ? null : result.value_text,
      source_text: result.source_text,
    }),
    ...elementsOf({
      status: { status: result.status },
      test_name: { code: codeOf(result.test_name, loinc(result.test_code)) },
      test_code: notHere('beside the name'),
      panel: notHere('an extension'),
      collected_at: { effectiveDateTime: result.collected_at },
      resulted_at: { issued: result.resulted_at },
      lab_name: { performer: [result.lab_name ? { display: result.lab_name } : unknown] },
      value: valueOf(result),
      value_text: notHere('the value, where it is no number'),
      decimals: notHere('an extension'),
      unit: notHere('within the value and the range'),
      interpretation: code && {
        interpretation: [
          coded(`${hl7}/v3-ObservationInterpretation`, code, words.t.story.interpretation[interpretation]()),
        ],
      },
      reference_low: range && { referenceRange: [range] },
      reference_high: notHere('within the range'),
      reference_text: notHere('within the range'),
      is_new: notHere('says something of the reader'),
      notes: { note: notes(result) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<TestResult>),
  })
}
