import type { JourneyCourseQuestion, Language } from '#generated/model/index.ts'
import { wordsOf } from '../design/words-of.ts'
import type { ConditionQuestion } from './condition-questions.ts'

/** The question with this key in words; null if no form asks it. */
export function questionWords(
  key: string,
  questions: readonly ConditionQuestion[],
  locale: Language,
): JourneyCourseQuestion | null {
  const found = questions.find(({ field }) => field.key === key)
  if (!found) return null
  const { field, from } = found
  return {
    label: wordsOf(field.label, locale),
    is_score: from === 'score',
    options:
      'options' in field
        ? field.options.map(({ value, label }) => ({ value, label: wordsOf(label, locale) }))
        : [],
  }
}
