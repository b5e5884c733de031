import type { FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import type { AnswerMessages } from './asked.ts'
import { isBlank, isRequired, missing } from './asked.ts'
import { checkOrder } from './check-dates.ts'
import type { CheckContext } from './check-context.ts'
import { checkField } from './check-field.ts'
import { readFiles } from './check-files.ts'
import { checkGroup } from './check-group.ts'
import { formMessages } from './messages.ts'
import { readMatrix } from './check-matrix.ts'
import { isUnsigned, readSignature } from './check-signature.ts'
import { isVisible } from './visibility.ts'

/** The visible answers, and their errors by question; `errors` is empty if all are valid. */
export type CheckedAnswers = {
  readonly answers: FormData
  readonly errors: Readonly<Record<string, AnswerMessages>>
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
  const answers: FormData = {}
  const errors: Record<string, AnswerMessages> = {}
  const fields = definition?.pages.flatMap((page) => page.fields) ?? []
  for (const page of definition?.pages ?? []) {
    if (isVisible(page.visible_when, answers)) checkFields(page.fields, sent, { answers, errors }, context)
  }
  checkOrder(fields, answers, errors, context)
  const known = new Set(fields.map(({ key }) => key))
  for (const key of Object.keys(sent))
    if (!known.has(key)) errors[key] = [formMessages[context.locale].unknown]
  return { answers, errors }
}

/** Collects valid answers and errors. */
type Sheet = { readonly answers: FormData; readonly errors: Record<string, AnswerMessages> }

function checkFields(
  fields: readonly FormField[],
  sent: FormData,
  sheet: Sheet,
  context: CheckContext,
): void {
  const { answers, errors } = sheet
  for (const field of fields) {
    if (!isVisible(field.visible_when, answers)) continue
    const answer = Object.hasOwn(sent, field.key) ? sent[field.key] : undefined
    const read = readAnswer(field, answer, answers, context)
    if (read.messages) errors[field.key] = read.messages
    else if (read.answer !== undefined) answers[field.key] = read.answer
  }
}

type Read = { readonly answer?: FormData[string]; readonly messages?: AnswerMessages }

function readAnswer(
  field: FormField,
  answer: FormData[string] | undefined,
  others: FormData,
  context: CheckContext,
): Read {
  if (isBlank(answer) || isUnsigned(field, answer))
    return isRequired(field) ? { messages: [missing(field, context)] } : {}
  if (field.type === 'group') return checkGroup(field, answer, others, context)
  if (field.type === 'file') {
    const read = readFiles(field, answer, context)
    return 'answer' in read ? read : { messages: [read.problem] }
  }
  if (field.type === 'signature' || field.type === 'matrix') {
    const read =
      field.type === 'signature' ? readSignature(answer, context) : readMatrix(field, answer, context)
    return 'answer' in read ? read : { messages: [read.problem] }
  }
  const problem = checkField(field, answer, context)
  return problem === null ? { answer } : { messages: [problem] }
}
