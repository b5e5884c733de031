import type { FormData, FormFieldMatrix, FormRow } from '#generated/model/index.ts'
import type { CheckContext } from './check-context.ts'
import { formMessages } from './messages.ts'

/** The answers of a grid as the server keeps them, or what is wrong. A required grid needs an answer to each question. */
export function readMatrix(
  { rows, options, required }: FormFieldMatrix,
  answer: FormData[string],
  { locale }: CheckContext,
): { answer: FormRow[] } | { problem: string } {
  const words = formMessages[locale]
  const [given, ...more] = Array.isArray(answer) ? answer : []
  if (typeof given !== 'object' || more.length > 0) return { problem: words.rows }
  const chosen = Object.entries(given)
  if (chosen.some(([key]) => !rows.some((row) => row.key === key))) return { problem: words.unknown }
  if (chosen.some(([, value]) => !options.some((option) => option.value === value))) {
    return { problem: words.option }
  }
  if (required && chosen.length < rows.length) return { problem: words.eachRow }
  return { answer: chosen.length === 0 ? [] : [given] }
}
