import type { FormData, FormDefinition, FormField, FormRow } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { phoneValue, tidyPhone } from '#src/lib/validation/phone.ts'
import { readPostalCode } from '#src/lib/validation/postal-code.ts'
import { isBlank, trimmed } from '#src/lib/validation/text-rules.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'

/** An answer as in the contract, or as typed (a number is text until submission). */
export type Answer = FormData[string]
/** Answers by field key. A missing key is unanswered: nothing is prefilled for the person. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** Own properties only: `constructor` is a valid key that every object inherits. */
export function answerOf(answers: Answers, key: string): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

/** Whether the answer is a list of rows or files. */
export const isRows = (answer: Answer | undefined): answer is FormRow[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'object')

export const rowsOf = (answer: Answer | undefined): readonly FormRow[] => (isRows(answer) ? answer : [])

/** The chosen options; empty for rows. */
export const choicesOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : []

export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (typeof answer === 'string') return isBlank(answer)
  return Array.isArray(answer) && answer.length === 0
}

/**
 * Normalizes an answer for submission: trimmed, numbers parsed; undefined if empty.
 * @param locale the language it was typed in, which decides how `72,500` is read
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
      // Invalid numbers stay text, so that validation can report them.
      return typeof answer === 'string' ? (parseNumber(answer, locale) ?? answer) : answer
    case 'consent':
      // An unticked box is no answer.
      return answer === true ? true : undefined
    case 'time':
      return typeof answer === 'string' ? (readTime(answer) ?? answer.trim()) : answer
    case 'postal_code':
      return typeof answer === 'string' ? (readPostalCode(answer) ?? answer.trim()) : answer
    case 'phone':
      return typeof answer === 'string' ? (phoneValue(answer) ?? tidyPhone(answer)) : answer
    case 'group':
      return rowsOf(answer).map((row) => tidyRow(field.fields, row, locale))
    case 'signature':
      return tidySignature(answer)
    case 'matrix':
      return Object.keys(rowsOf(answer)[0] ?? {}).length > 0 ? answer : undefined
    case 'email':
    case 'text':
    case 'paragraph':
      return typeof answer === 'string' ? trimmed(answer) : answer
    default:
      return typeof answer === 'string' ? answer.trim() : answer
  }
}

/** A day without a name signs nothing. */
function tidySignature(answer: Answer): Answer | undefined {
  const [row] = rowsOf(answer)
  const name = trimmed(String(row?.['name'] ?? ''))
  return row && name !== '' ? [{ ...row, name }] : undefined
}

/** Normalizes a row for submission; drops empty values and unknown keys. */
export function tidyRow(fields: readonly FormField[], row: Answers, locale?: Locale): FormRow {
  const kept: FormRow = {}
  for (const field of fields) {
    const answer = field.type === 'info' ? undefined : tidy(field, answerOf(row, field.key), locale)
    if (answer !== undefined && isSimple(answer)) kept[field.key] = answer
  }
  return kept
}

/** Rows cannot be nested. */
const isSimple = (answer: Answer): answer is FormRow[string] =>
  !Array.isArray(answer) || answer.every((one) => typeof one === 'string')

export function fieldsOf(definition: FormDefinition): FormField[] {
  return definition.pages.flatMap((page) => page.fields)
}

const isText = (answer: Answer) => typeof answer === 'string'
const isNumber = (answer: Answer) => typeof answer === 'number'
const isFlag = (answer: Answer) => typeof answer === 'boolean'

/** Whether an answer has the shape of a type of field; older drafts may not. */
const fits: Readonly<Record<FormField['type'], (answer: Answer) => boolean>> = {
  text: isText,
  paragraph: isText,
  email: isText,
  phone: isText,
  postal_code: isText,
  url: isText,
  date: isText,
  partial_date: isText,
  year: isText,
  time: isText,
  choice: isText,
  number: (answer) => isNumber(answer) || isText(answer),
  scale: isNumber,
  boolean: isFlag,
  consent: isFlag,
  multi_choice: (answer) => Array.isArray(answer) && answer.every((one) => typeof one === 'string'),
  group: isRows,
  matrix: isRows,
  file: (answer) =>
    isRows(answer) && answer.every(({ id, name }) => typeof id === 'string' && typeof name === 'string'),
  signature: (answer) => isRows(answer) && answer.every(({ name }) => typeof name === 'string'),
  info: () => false,
}

/** False for a type of a newer contract, whose answer is kept unchanged. */
export const isKnown = ({ type }: FormField): boolean => Object.hasOwn(fits, type)

/** The answers whose questions still exist in this form. */
export function answersFor(definition: FormDefinition, answers: Answers): FormData {
  const kept: FormData = {}
  for (const field of fieldsOf(definition)) {
    const answer = answerOf(answers, field.key)
    if (answer !== undefined && (!isKnown(field) || fits[field.type](answer))) kept[field.key] = answer
  }
  return kept
}

function typedRow(row: FormRow): FormRow {
  const kept: FormRow = {}
  for (const [key, answer] of Object.entries(row)) if (!isEmpty(answer)) kept[key] = answer
  return kept
}

/** The content of a draft: everything typed, including answers to currently hidden questions. */
export function typedAnswers(answers: Answers): FormData {
  const kept: FormData = {}
  for (const [key, answer] of Object.entries(answers)) {
    if (answer === undefined || isEmpty(answer)) continue
    if (!isRows(answer)) {
      kept[key] = answer
      continue
    }
    const rows = answer.map(typedRow)
    // Empty rows are open, not answered.
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

/** Whether the server's draft is one of the saves this device sent. */
export const wasSent = (
  unanswered: readonly FormData[],
  { form_data: answers }: { form_data: FormData },
): boolean => unanswered.some((sent) => sameAnswers(typedAnswers(sent), typedAnswers(answers)))
