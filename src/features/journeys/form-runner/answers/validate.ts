import type {
  FormDefinition,
  FormField,
  FormFieldGroup,
  FormRow,
  FormRowField,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { isUnique } from '#src/lib/validation/text-rules.ts'
import { answeredIssue } from './answer-issues.ts'
import { type Answer, type Answers, answerOf, isEmpty, isKnown, rowsOf, tidy, tidyRow } from './answers.ts'
import type { Issue, Issues } from './issues.ts'
import { readForm } from './visibility.ts'
import { formFieldGroupMaxRowsMax } from '#generated/zod/portageV1.schemas.zod.ts'

const PICKS: readonly string[] = ['choice', 'multi_choice', 'scale', 'boolean']

const missing = (field: FormField): Issue | undefined => {
  if (field.type === 'info' || !field.required) return undefined
  if (field.type === 'consent') return { code: 'consent' }
  if (field.type === 'matrix') return { code: 'eachRow' }
  return { code: PICKS.includes(field.type) ? 'selectOption' : 'required' }
}

/**
 * Validates the answer of a visible field.
 * @param today the local date (`YYYY-MM-DD`)
 * @param locale the language it is typed in, if not the page's
 */
export function issueOf(
  field: FormField,
  typed: Answer | undefined,
  today: string,
  locale?: Locale,
): Issue | undefined {
  if (field.type === 'info' || field.type === 'group') return undefined
  // An unsupported type cannot be answered here, so nothing is submitted (never skipped silently).
  if (!isKnown(field)) return { code: 'unknown' }
  const answer = tidy(field, typed, locale)
  return answer === undefined ? missing(field) : answeredIssue(field, answer, today)
}

/** Another question and its answer, for rules that compare two of them. */
type Others = { answer: (key: string) => Answer | undefined; field: (key: string) => FormField | undefined }

/** Rejects a date before its lower bound; partial dates are compared at their common precision. */
function orderIssue(field: FormField, typed: Answer | undefined, others: Others): Issue | undefined {
  const before = 'not_before' in field ? field.not_before : undefined
  const [own, other] = [tidy(field, typed), before === undefined ? undefined : others.answer(before)]
  if (before === undefined || typeof own !== 'string' || typeof other !== 'string') return undefined
  const precision = Math.min(own.length, other.length)
  if (own.slice(0, precision) >= other.slice(0, precision)) return undefined
  return { code: 'notBefore', question: others.field(before)?.label ?? field.label }
}

/** Validates the number of rows; the rows are validated separately. */
function groupIssue(group: FormFieldGroup, count: number): Issue | undefined {
  const { required, min_rows: min = 1, max_rows: max = formFieldGroupMaxRowsMax } = group
  if (count === 0) return required ? { code: 'notEmpty' } : undefined
  if (count < min) return { code: 'minRows', min }
  return count > max ? { code: 'maxRows', max } : undefined
}

/** VAL-44: the same answer in an earlier row. */
function repeats(field: FormRowField, row: Answers, earlier: readonly FormRow[]): boolean {
  if (field.type !== 'text' || !field.unique) return false
  const texts = earlier.map((one) => String(answerOf(one, field.key) ?? ''))
  return !isUnique(String(answerOf(row, field.key) ?? ''), texts)
}

export function validate(
  definition: FormDefinition,
  answers: Answers,
  today: string,
  locale?: Locale,
): Issues {
  const found: Record<string, Issue> = {}
  const note = (path: string, issue: Issue | undefined): void => {
    if (issue) found[path] = issue
  }
  const { pages, counted } = readForm(definition, answers, locale)
  const shown = pages.flatMap(({ fields }) => fields)
  const around: Others = { answer: counted, field: (key) => shown.find((field) => field.key === key) }

  const checkRows = (group: FormFieldGroup, visible: readonly FormRowField[][]): void => {
    const rows = rowsOf(answerOf(answers, group.key))
    note(`${group.key}.root`, groupIssue(group, rows.length))
    for (const [at, row] of rows.entries()) {
      const fields = visible[at] ?? []
      const tidied = tidyRow(fields, row, locale)
      const own = (key: string) => fields.find((field) => field.key === key)
      const others: Others = {
        answer: (key) => (own(key) ? answerOf(tidied, key) : around.answer(key)),
        field: (key) => own(key) ?? around.field(key),
      }
      const issues = fields.map((field) => {
        const typed = answerOf(row, field.key)
        const issue = issueOf(field, typed, today, locale) ?? orderIssue(field, typed, others)
        if (issue || isEmpty(typed)) return issue
        return repeats(field, row, rows.slice(0, at)) ? ({ code: 'unique' } as const) : undefined
      })
      // A row without answers would be rejected, and is easily overlooked.
      const isBare = Object.keys(tidied).length === 0 && issues.every((issue) => !issue)
      for (const [place, field] of fields.entries()) {
        note(`${group.key}.${at}.${field.key}`, isBare && place === 0 ? { code: 'emptyRow' } : issues[place])
      }
    }
  }

  for (const { fields, rows } of pages) {
    for (const field of fields) {
      const typed = answerOf(answers, field.key)
      if (field.type === 'group') checkRows(field, rows.get(field.key) ?? [])
      else note(field.key, issueOf(field, typed, today, locale) ?? orderIssue(field, typed, around))
    }
  }
  return found
}
