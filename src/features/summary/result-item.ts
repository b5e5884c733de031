import type { TestResult } from '#generated/model/index.ts'
import { dateIn, itemOf, labelled, numberIn, present } from './story-item.ts'
import type { StoryItem, Words } from './story-item.ts'

function usualIn(
  words: Words,
  { reference_low: low, reference_high: high, reference_text: text }: TestResult,
) {
  const { story } = words.t
  if (low !== null && high !== null) {
    return story.usual({ low: numberIn(words, low), high: numberIn(words, high) })
  }
  if (low !== null) return story.usualLow({ low: numberIn(words, low) })
  if (high !== null) return story.usualHigh({ high: numberIn(words, high) })
  return text?.trim() ? story.usualText({ text }) : null
}

/** A result with its unit and the range that goes with it: never a value alone. */
export function resultItem(words: Words, result: TestResult): StoryItem {
  const { story } = words.t
  const { interpretation } = result
  const isUsual = interpretation === 'normal' || interpretation === 'unknown'
  const value = result.value === null ? result.value_text : numberIn(words, result.value)
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
