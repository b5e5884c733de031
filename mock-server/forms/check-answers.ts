import type { FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import type { CheckContext } from './check-field.ts'
import { checkField } from './check-field.ts'
import { formMessages } from './messages.ts'
import { isVisible } from './visibility.ts'

/** The answers that count, and what is wrong with them by question; `errors` is empty when all is well. */
export type CheckedAnswers = {
  readonly answers: FormData
  readonly errors: Readonly<Record<string, string[]>>
}

/**
 * Checks answers against the form as the server knows it. Answers to hidden pages and questions are dropped,
 * and with them their part in later conditions; empty answers count as not given. A question that the form does
 * not have is an error, and so is any answer where there is no form.
 */
export function checkAnswers(
  definition: FormDefinition | undefined,
  sent: FormData,
  context: CheckContext,
): CheckedAnswers {
  const words = formMessages[context.locale]
  const answers: FormData = {}
  const errors: Record<string, string[]> = {}
  const known = new Set<string>()
  for (const page of definition?.pages ?? []) {
    const pageShows = isVisible(page.visible_when, answers)
    for (const field of page.fields) {
      known.add(field.key)
      if (!pageShows || !isVisible(field.visible_when, answers)) continue
      const answer = Object.hasOwn(sent, field.key) ? sent[field.key] : undefined
      if (isBlank(answer)) {
        if (isRequired(field)) errors[field.key] = [field.type === 'consent' ? words.consent : words.required]
        continue
      }
      const problem = checkField(field, answer, context)
      if (problem === null) answers[field.key] = answer
      else errors[field.key] = [problem]
    }
  }
  for (const key of Object.keys(sent)) if (!known.has(key)) errors[key] = [words.unknown]
  return { answers, errors }
}

const isBlank = (answer: FormData[string] | undefined): answer is undefined =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

function isRequired(field: FormField): boolean {
  if (field.type === 'info') return false
  return field.type === 'consent' || field.required === true
}
