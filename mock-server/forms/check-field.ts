import type {
  FormData,
  FormField,
  FormFieldDate,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldText,
  Language,
} from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import { formMessages } from './messages.ts'

type Answer = FormData[string]

/** What a check may depend on: the language of the message and the server's date (`YYYY-MM-DD`). */
export type CheckContext = { readonly locale: Language; readonly today: string }

/** What is wrong with the answer to a visible question; null when nothing is. Empty answers are not handed in. */
export function checkField(field: FormField, answer: Answer, context: CheckContext): string | null {
  const words = formMessages[context.locale]
  switch (field.type) {
    case 'text':
    case 'paragraph':
      return typeof answer === 'string' ? checkText(field, answer, context) : words.text
    case 'email':
      return typeof answer === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? null : words.email
    case 'phone':
      return typeof answer === 'string' && isPhone(answer) ? null : words.phone
    case 'number':
      return typeof answer === 'number' ? checkNumber(field, answer, context) : words.number
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer)
        ? range(answer, field.min, field.max, context)
        : words.wholeNumber
    case 'date':
      return typeof answer === 'string' && isDate(answer) ? checkDate(field, answer, context) : words.date
    case 'boolean':
      return typeof answer === 'boolean' ? null : words.yesNo
    case 'consent':
      return answer === true ? null : words.consent
    case 'choice':
      return field.options.some(({ value }) => value === answer) ? null : words.option
    case 'multi_choice':
      return Array.isArray(answer) ? checkChoices(field, answer, context) : words.option
    case 'info':
      return words.unknown
  }
}

const countWords = (text: string) => text.trim().split(/\s+/).length

function checkText(field: FormFieldText | FormFieldParagraph, answer: string, { locale }: CheckContext) {
  const words = formMessages[locale]
  const { min_length, max_length } = field
  if (min_length !== undefined && answer.length < min_length) return words.shortest(min_length)
  if (max_length !== undefined && answer.length > max_length) return words.longest(max_length)
  if (field.type === 'paragraph') {
    const { min_words, max_words } = field
    if (min_words !== undefined && countWords(answer) < min_words) return words.fewestWords(min_words)
    if (max_words !== undefined && countWords(answer) > max_words) return words.mostWords(max_words)
    return null
  }
  if (field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`, 'u').test(answer)) return null
  return field.pattern_message ? textIn(locale, field.pattern_message) : words.pattern
}

/** North American: ten digits, as people write them, with or without the leading 1. */
const isPhone = (text: string) =>
  /^(\+?1[ .\u2010-\u2015-]?)?\(?[2-9]\d{2}\)?[ .\u2010-\u2015-]?\d{3}[ .\u2010-\u2015-]?\d{4}$/.test(
    text.trim(),
  )

const isDate = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}

type Bound = number | string | undefined

function range(answer: number | string, min: Bound, max: Bound, { locale }: CheckContext): string | null {
  const words = formMessages[locale]
  if (min !== undefined && answer < min) return words.least(min)
  if (max !== undefined && answer > max) return words.most(max)
  return null
}

function checkNumber(field: FormFieldNumber, answer: number, context: CheckContext): string | null {
  const words = formMessages[context.locale]
  if (!Number.isFinite(answer)) return words.number
  if (field.integer && !Number.isInteger(answer)) return words.wholeNumber
  return range(answer, field.min, field.max, context)
}

function checkDate(field: FormFieldDate, answer: string, context: CheckContext): string | null {
  const words = formMessages[context.locale]
  const { not_future, within_years } = field
  if (not_future && answer > context.today) return words.future
  if (within_years !== undefined) {
    const earliest = `${Number(context.today.slice(0, 4)) - within_years}${context.today.slice(4)}`
    if (answer < earliest) return words.withinYears(within_years)
  }
  return range(answer, field.min, field.max, context)
}

function checkChoices(
  field: FormFieldMultiChoice,
  answer: string[],
  { locale }: CheckContext,
): string | null {
  const words = formMessages[locale]
  const chosen = field.options.filter(({ value }) => answer.includes(value))
  if (chosen.length !== answer.length) return words.option
  return answer.length > 1 && chosen.some(({ exclusive }) => exclusive) ? words.exclusive : null
}
