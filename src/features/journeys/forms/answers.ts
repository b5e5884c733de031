import type { FormData, FormDefinition, FormField, FormRow } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { phoneValue, tidyPhone } from '#src/lib/phone.ts'
import { readPostalCode } from '#src/lib/postal-code.ts'
import { isBlank, trimmed } from '#src/lib/text-rules.ts'
import { readTime } from '#src/lib/time-of-day.ts'
import { parseNumber } from '#src/ui/number-text.ts'

/** One answer, as the contract sends it or as it is being typed (a number is text until it is sent). */
export type Answer = FormData[string]
/** Answers by field key. What is absent is not answered: nothing is ever filled in for the person. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** Keys come from outside: `constructor` is a valid one, and every object seems to have it. */
export function answerOf(answers: Answers, key: string): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

/** The rows of a group, or the files of an answer. */
export const isRows = (answer: Answer | undefined): answer is FormRow[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'object')

export const rowsOf = (answer: Answer | undefined): readonly FormRow[] => (isRows(answer) ? answer : [])

/** Chosen options; rows are none. */
export const choicesOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : []

export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (typeof answer === 'string') return isBlank(answer)
  return Array.isArray(answer) && answer.length === 0
}

/**
 * The answer as it is sent: trimmed, numbers as numbers; undefined when there is none.
 * @param locale the language that it was typed in, which decides what `72,500` is
 */
export function tidy(
  field: FormField,
  answer: Answer | undefined,
  locale: Locale = currentLocale(),
): Answer | undefined {
  if (answer === undefined || isEmpty(answer)) return undefined
  switch (field.type) {
    case 'number':
    case 'scale':
      // Text that is no number stays, so that validation can say so.
      return typeof answer === 'string' ? (parseNumber(answer, locale) ?? answer) : answer
    case 'consent':
      // A box that is not ticked is no answer.
      return answer === true ? true : undefined
    case 'time':
      return typeof answer === 'string' ? (readTime(answer) ?? answer.trim()) : answer
    case 'postal_code':
      return typeof answer === 'string' ? (readPostalCode(answer) ?? answer.trim()) : answer
    case 'phone':
      return typeof answer === 'string' ? (phoneValue(answer) ?? tidyPhone(answer)) : answer
    case 'group':
      return rowsOf(answer).map((row) => tidyRow(field.fields, row, locale))
    case 'email':
    case 'text':
    case 'paragraph':
      return typeof answer === 'string' ? trimmed(answer) : answer
    default:
      return typeof answer === 'string' ? answer.trim() : answer
  }
}

/** The answers of a row as they are sent: what is empty, or belongs to none of these questions, is left out. */
export function tidyRow(fields: readonly FormField[], row: Answers, locale?: Locale): FormRow {
  const kept: FormRow = {}
  for (const field of fields) {
    const answer = field.type === 'info' ? undefined : tidy(field, answerOf(row, field.key), locale)
    if (answer !== undefined && isSimple(answer)) kept[field.key] = answer
  }
  return kept
}

/** Rows hold no rows. */
const isSimple = (answer: Answer): answer is FormRow[string] =>
  !Array.isArray(answer) || answer.every((one) => typeof one === 'string')

export function fieldsOf(definition: FormDefinition): FormField[] {
  return definition.pages.flatMap((page) => page.fields)
}

/** Whether an answer has the shape that a field of this type can show; older drafts and devices may hold others. */
function fits(field: FormField, answer: Answer): boolean {
  switch (field.type) {
    case 'text':
    case 'paragraph':
    case 'email':
    case 'phone':
    case 'postal_code':
    case 'url':
    case 'date':
    case 'partial_date':
    case 'year':
    case 'time':
    case 'choice':
      return typeof answer === 'string'
    case 'number':
      return typeof answer === 'number' || typeof answer === 'string'
    case 'scale':
      return typeof answer === 'number'
    case 'boolean':
    case 'consent':
      return typeof answer === 'boolean'
    case 'multi_choice':
      return Array.isArray(answer) && answer.every((one) => typeof one === 'string')
    case 'group':
      return isRows(answer)
    case 'file':
      return (
        isRows(answer) && answer.every(({ id, name }) => typeof id === 'string' && typeof name === 'string')
      )
    case 'info':
      return false
    default:
      // A type of a later contract: its answer is kept untouched.
      return true
  }
}

/** The answers whose questions (still) exist in this form. */
export function answersFor(definition: FormDefinition, answers: Answers): FormData {
  const kept: FormData = {}
  for (const field of fieldsOf(definition)) {
    const answer = answerOf(answers, field.key)
    if (answer !== undefined && fits(field, answer)) kept[field.key] = answer
  }
  return kept
}

function typedRow(row: FormRow): FormRow {
  const kept: FormRow = {}
  for (const [key, answer] of Object.entries(row)) if (!isEmpty(answer)) kept[key] = answer
  return kept
}

/** What a draft keeps: everything typed, also behind questions that are hidden just now. */
export function typedAnswers(answers: Answers): FormData {
  const kept: FormData = {}
  for (const [key, answer] of Object.entries(answers)) {
    if (answer === undefined || isEmpty(answer)) continue
    if (!isRows(answer)) {
      kept[key] = answer
      continue
    }
    const rows = answer.map(typedRow)
    // Rows that nothing is written in are open, not answered.
    if (rows.some((row) => Object.keys(row).length > 0)) kept[key] = rows
  }
  return kept
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  if (!isRows(one) || !isRows(other)) return sameList(one, other)
  return one.length === other.length && one.every((row, index) => sameAnswers(row, other[index] ?? {}))
}

export function sameAnswers(one: Answers, other: Answers): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameAnswer(answerOf(one, key), answerOf(other, key)))
}

/** Whether the server's draft is one of the saves that this device sent. */
export const wasSent = (
  unanswered: readonly FormData[],
  { form_data: answers }: { form_data: FormData },
): boolean => unanswered.some((sent) => sameAnswers(typedAnswers(sent), typedAnswers(answers)))
