import type { FormData, FormField, FormRowField } from '#generated/model/index.ts'
import type { CheckContext } from './check-context.ts'
import { formMessages } from './messages.ts'

/** Messages of a question; of the rows of a group, by question. */
export type AnswerMessages = string[] | Record<string, string[]>[]

/** The message for a required question without an answer. */
export function missing(field: FormField | FormRowField, { locale }: CheckContext): string {
  const words = formMessages[locale]
  if (field.type === 'consent') return words.consent
  return field.type === 'group' ? words.noRows : words.required
}

/** Whether there is no answer; blank text and empty lists count as none. */
export const isBlank = (answer: FormData[string] | undefined): answer is undefined =>
  answer === undefined ||
  (typeof answer === 'string' && /^[\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]*$/u.test(answer)) ||
  (Array.isArray(answer) && answer.length === 0)

/** Whether a question that shows needs an answer. */
export function isRequired(field: FormField | FormRowField): boolean {
  if (field.type === 'info') return false
  return field.required === true
}
