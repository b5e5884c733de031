import type { FormData, FormFieldGroup, FormRow } from '#generated/model/index.ts'
import type { AnswerMessages } from './asked.ts'
import { isBlank, isRequired, missing } from './asked.ts'
import { checkOrder } from './check-dates.ts'
import type { CheckContext } from './check-context.ts'
import { checkField } from './check-field.ts'
import { formMessages } from './messages.ts'
import { isVisible } from './visibility.ts'

const isRow = (row: unknown): row is FormRow => typeof row === 'object' && row !== null && !Array.isArray(row)

/** How many rows a group may have. */
const mostRows = 20

/**
 * Checks the rows of a group, each by itself: what a row hides is dropped, and a condition in a row looks at the row
 * first, then at the answers around it. A row without any answer is refused, so that the rows keep their places.
 * @param around the answers of the questions before the group
 */
export function checkGroup(
  group: FormFieldGroup,
  answer: FormData[string],
  around: FormData,
  context: CheckContext,
): { answer: FormRow[] } | { messages: AnswerMessages } {
  const words = formMessages[context.locale]
  if (!Array.isArray(answer) || !answer.every(isRow)) return { messages: [words.rows] }
  const { min_rows: least = 1, max_rows: most = mostRows } = group
  if (answer.length < least) return { messages: [words.fewestRows(least)] }
  if (answer.length > most) return { messages: [words.mostRows(most)] }
  const checked = answer.map((row) => checkRow(group, row, around, context))
  for (const { key, ...field } of group.fields) {
    if (!('unique' in field && field.unique)) continue
    const seen = new Set<string>()
    for (const { answers, errors } of checked) {
      const own = String(answers[key] ?? '')
        .normalize('NFC')
        .trim()
        .toLocaleLowerCase()
      if (own === '') continue
      if (seen.has(own)) errors[key] = [words.unique]
      seen.add(own)
    }
  }
  const messages = checked.map(({ errors }) => errors)
  return messages.some((errors) => Object.keys(errors).length > 0)
    ? { messages }
    : { answer: checked.map(({ answers }) => answers) }
}

function checkRow(group: FormFieldGroup, row: FormRow, around: FormData, context: CheckContext) {
  const words = formMessages[context.locale]
  const answers: FormRow = {}
  const errors: Record<string, string[]> = {}
  for (const field of group.fields) {
    if (!isVisible(field.visible_when, { ...around, ...answers })) continue
    const answer = Object.hasOwn(row, field.key) ? row[field.key] : undefined
    if (isBlank(answer)) {
      if (isRequired(field)) errors[field.key] = [missing(field, context)]
      continue
    }
    const problem = checkField(field, answer, context)
    if (problem === null) answers[field.key] = answer
    else errors[field.key] = [problem]
  }
  checkOrder(group.fields, { ...around, ...answers }, errors, context)
  const known = new Set(group.fields.map(({ key }) => key))
  for (const key of Object.keys(row)) if (!known.has(key)) errors[key] = [words.unknown]
  const [first] = group.fields
  if (first && Object.keys(answers).length === 0 && Object.keys(errors).length === 0)
    errors[first.key] = [words.emptyRow]
  return { answers, errors }
}
