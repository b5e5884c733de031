import type { TestResult } from '#generated/model/index.ts'
import { decimalsOf } from '#src/lib/decimals.ts'
import { dateIn, itemOf, labelled, numberIn, present } from './story-item.ts'
import type { StoryItem, Words } from './story-item.ts'

/** A number of a result as the laboratory writes it: 4.0 beside 6.2. */
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

/** A result with its unit and the range that goes with it: never a value alone. */
export function resultItem(words: Words, result: TestResult): StoryItem {
  const { story } = words.t
  const { interpretation } = result
  const isUsual = interpretation === 'normal' || interpretation === 'unknown'
  const value = result.value === null ? result.value_text : measureIn(words, result, result.value)
  return itemOf(result, {
    title: result.test_name,
    state: isUsual ? null : story.interpretation[interpretation](),
    tone: isUsual ? 'neutral' : 'warning',
    facts: present(
      present(present(value, result.unit).join('\u00a0'), usualIn(words, result)).join(', '),
      present(
        dateIn(words, result.collected_at),
        result.lab_name,
        result.status !== 'final' && story.resultStatus[result.status](),
      ).join(', '),
      isUsual && story.interpretation[interpretation](),
      labelled(words, story.notes(), result.notes),
      labelled(words, story.patientNote(), result.patient_note),
    ),
  })
}
