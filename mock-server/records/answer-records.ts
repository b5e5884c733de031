import type { AnswerRecordKind, FormData, FormField, FormRow, LocalizedText } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import type { SubmissionRow } from '../store/rows.ts'
import { isPossible, type Measured, measuredName } from './measured.ts'

/** A health record in the answers of a form. */
export type AnswerRecord = {
  /** The same for the same answer of a submission. */
  readonly key: string
  readonly name: LocalizedText
  readonly dose: string | null
  readonly reaction: string | null
  readonly since: string | null
} & (
  | { readonly kind: AnswerRecordKind; readonly measured: null }
  | { readonly kind: 'measurement'; readonly measured: Measured }
)

type Part = 'name' | 'dose' | 'reaction' | 'since'

/** The most characters that the contract allows in a name, a dose or a reaction. */
const longest = 120

const nothingElse = { dose: null, reaction: null, since: null }

/** The question of a row that asks for a part of the record. */
export const questionFor = (fields: readonly FormField[], part: Part): FormField | undefined =>
  fields.find((field) => 'record' in field && field.record === part)

function partOf(fields: readonly FormField[], row: FormRow, part: Part): string | null {
  const answer = row[questionFor(fields, part)?.key ?? '']
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim().slice(0, longest) : null
}

const isRow = (one: string | FormRow): one is FormRow => typeof one === 'object'

function recordsIn(field: FormField, answer: FormData[string] | undefined, now: string): AnswerRecord[] {
  if (field.type === 'number' && field.record !== undefined) {
    const { record: kind, key } = field
    if (typeof answer !== 'number' || !isPossible(kind, answer)) return []
    const measured = { kind, value: answer, at: now }
    return [{ ...nothingElse, kind: 'measurement', key, name: measuredName[kind], measured }]
  }
  if (!Array.isArray(answer)) return []
  const today = now.slice(0, 10)
  if (field.type === 'multi_choice' && field.record !== undefined) {
    const { record: kind, options, key } = field
    return options
      .filter(({ value, exclusive }) => !exclusive && answer.some((one) => one === value))
      .map(({ value, label }) => ({
        ...nothingElse,
        kind,
        key: `${key}:${value}`,
        name: label,
        measured: null,
      }))
  }
  if (field.type !== 'group' || field.record === undefined) return []
  const { record: kind, fields, key } = field
  return answer.filter(isRow).flatMap((row, at) => {
    const name = partOf(fields, row, 'name')
    // the contract's names have at least two characters
    if (name === null || name.length < 2) return []
    const since = partOf(fields, row, 'since')
    return {
      kind,
      key: `${key}:${at}`,
      name: { 'en-ca': name, 'fr-ca': name },
      dose: kind === 'medication' ? partOf(fields, row, 'dose') : null,
      reaction: kind === 'allergy' ? partOf(fields, row, 'reaction') : null,
      since: since !== null && since <= today ? since : null,
      measured: null,
    }
  })
}

/** The health records that the answers describe, in the order of the form. */
export function answerRecords({
  definition,
  formData,
  submittedAt,
}: Pick<SubmissionRow, 'definition' | 'formData' | 'submittedAt'>): AnswerRecord[] {
  const now = iso(submittedAt)
  const fields = definition?.pages.flatMap((page) => page.fields) ?? []
  return fields.flatMap((field) => recordsIn(field, formData[field.key], now))
}
