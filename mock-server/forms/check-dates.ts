import type {
  FormData,
  FormField,
  FormFieldDate,
  FormFieldPartialDate,
  FormFieldYear,
  FormRowField,
} from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import type { CheckContext } from './check-context.ts'
import { formMessages } from './messages.ts'

type Dated = FormFieldDate | FormFieldPartialDate | FormFieldYear

/** The limits of a date, shared by all question types. */
type Bounds = Bounded<FormFieldDate> | Bounded<FormFieldPartialDate> | Bounded<FormFieldYear>
type Bounded<Field extends Dated> = Omit<Field, 'key' | 'label'>

const isDate = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}

/** A year, a year and a month, or a whole date: a day requires a month and a year (VAL-60). */
function isPartialDate(text: string): boolean {
  if (/^\d{4}$/.test(text)) return text !== '0000'
  return isDate(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text)
}

const shapes = {
  date: (text: string) => isDate(text) && !text.startsWith('0000'),
  partial_date: (text: string) => isPartialDate(text) && !text.startsWith('0000'),
  year: (text: string) => /^\d{4}$/.test(text),
} satisfies Record<Dated['type'], (text: string) => boolean>

/**
 * What is wrong with a date, a partial date or a year (VAL-46..52, VAL-60); null when nothing is. What is not told
 * of a date is not compared; the bounds themselves are accepted (D-59).
 */
export function checkDated(field: Bounds, answer: unknown, { locale, today }: CheckContext): string | null {
  const words = formMessages[locale]
  if (typeof answer !== 'string' || !shapes[field.type](answer)) return words[field.type]
  const asTold = (bound: string) => bound.slice(0, answer.length)
  const { not_future, within_years } = field
  if (not_future && answer > asTold(today)) return words.future
  if (within_years !== undefined) {
    const earliest = `${Number(today.slice(0, 4)) - within_years}${today.slice(4)}`
    if (answer < asTold(earliest)) return words.withinYears(within_years)
  }
  if (field.type === 'year') return null
  if (field.min !== undefined && answer < asTold(field.min)) return words.least(field.min)
  return field.max !== undefined && answer > asTold(field.max) ? words.most(field.max) : null
}

/** Whether one date is before another, compared by the parts that both have. */
function isBefore(answer: string, other: string): boolean {
  const length = Math.min(answer.length, other.length)
  return answer.slice(0, length) < other.slice(0, length)
}

/**
 * Refuses dates that lie before the one they must not precede; one that is missing precedes nothing.
 * @param answers what counts, of these fields and around them
 * @param errors collects the messages by question; existing ones are kept
 */
export function checkOrder(
  fields: readonly (FormField | FormRowField)[],
  answers: FormData,
  errors: Record<string, string[] | object[]>,
  { locale }: CheckContext,
): void {
  for (const field of fields) {
    if (!('not_before' in field) || field.not_before === undefined || errors[field.key]) continue
    const [own, other] = [answers[field.key], answers[field.not_before]]
    if (typeof own !== 'string' || typeof other !== 'string' || !isBefore(own, other)) continue
    const before = fields.find(({ key }) => key === field.not_before)
    const question = before ? textIn(locale, before.label) : field.not_before
    errors[field.key] = [formMessages[locale].notBefore(question)]
  }
}
