import type {
  FormData,
  FormRowField,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldText,
} from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import type { CheckContext } from './check-context.ts'
import { checkDated } from './check-dates.ts'
import { formMessages } from './messages.ts'
import { isLine, isText } from './text-patterns.ts'
import { readUrl } from '../read-url.ts'

type Answer = FormData[string]

/** The problem of an answer to a visible question, or null. Not called for empty answers. */
export function checkField(field: FormRowField, answer: Answer, context: CheckContext): string | null {
  const words = formMessages[context.locale]
  switch (field.type) {
    case 'text':
    case 'paragraph':
      return typeof answer === 'string' ? checkText(field, answer, context) : words.text
    case 'email':
      return typeof answer === 'string' && /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(answer) ? null : words.email
    case 'phone':
      return typeof answer === 'string' && isPhone(answer) ? null : words.phone
    case 'number':
      return typeof answer === 'number' ? checkNumber(field, answer, context) : words.number
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer)
        ? range(answer, field.min, field.max, context)
        : words.wholeNumber
    case 'postal_code':
      return typeof answer === 'string' && isPostalCode(answer) ? null : words.postalCode
    case 'url':
      return typeof answer === 'string' && isWebAddress(answer) ? null : words.url
    case 'time':
      return typeof answer === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(answer) ? null : words.time
    case 'date':
    case 'partial_date':
    case 'year':
      return checkDated(field, answer, context)
    case 'boolean':
      return typeof answer === 'boolean' ? null : words.yesNo
    case 'consent':
      return answer === true || (answer === false && !field.required) ? null : words.consent
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
  if (min_length !== undefined && [...answer].length < min_length) return words.shortest(min_length)
  if (max_length !== undefined && [...answer].length > max_length) return words.longest(max_length)
  if (field.type === 'paragraph') {
    const { min_words, max_words } = field
    if (min_words !== undefined && countWords(answer) < min_words) return words.fewestWords(min_words)
    if (max_words !== undefined && countWords(answer) > max_words) return words.mostWords(max_words)
    return isText(answer) ? null : words.pattern
  }
  if (!isLine(answer)) return words.pattern
  if (field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`, 'u').test(answer)) return null
  return field.pattern_message ? textIn(locale, field.pattern_message) : words.pattern
}

/** E.164, with or without an extension; or ten digits of the North American plan, as people write them. */
const isPhone = (text: string) =>
  /^\+(1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{6,14})(;ext=\d{1,7})?$/.test(text) ||
  /^(\+?1[ .\u2010-\u2015-]?)?\(?[2-9]\d{2}\)?[ .\u2010-\u2015-]?[2-9]\d{2}[ .\u2010-\u2015-]?\d{4}$/.test(
    text.trim(),
  )

/** As it is sent: `K1A 0B1`, without the letters that no postal code has. */
const isPostalCode = (text: string) =>
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/.test(text)

/** http or https, a host, no credentials, and no characters that disguise the target. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(text) || /[\s\p{Cc}\p{Cf}]/u.test(text)) return false
  const url = readUrl(text)
  return url !== undefined && url.username === '' && url.password === ''
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

function checkChoices(
  field: FormFieldMultiChoice,
  answer: readonly unknown[],
  { locale }: CheckContext,
): string | null {
  const words = formMessages[locale]
  const chosen = field.options.filter(({ value }) => answer.includes(value))
  if (chosen.length !== answer.length) return words.option
  return answer.length > 1 && chosen.some(({ exclusive }) => exclusive) ? words.exclusive : null
}
