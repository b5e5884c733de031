import type {
  FormField,
  FormFieldChoice,
  FormFieldDate,
  FormFieldFile,
  FormFieldMatrix,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldPartialDate,
  FormFieldScale,
  FormFieldText,
  FormFieldYear,
} from '#generated/model/index.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import { isEmail } from '#src/lib/validation/email.ts'
import { isPhone } from '#src/lib/validation/phone.ts'
import { readPostalCode } from '#src/lib/validation/postal-code.ts'
import { characters, isOneLine, isText, matches, words } from '#src/lib/validation/text-rules.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { isWebAddress } from '#src/lib/validation/web-address.ts'
import { yearProblem } from '#src/lib/dates/year-rules.ts'
import { type Answer, answerOf, choicesOf, isRows, rowsOf } from './answers.ts'
import type { Issue } from './issues.ts'
import { formFieldParagraphMaxLengthMax, formSignatureNameMax } from '#generated/zod/portageV1.schemas.zod.ts'

/** Further back than any year of four digits. */
const ALWAYS = 10_000

function textIssue(field: FormFieldText | FormFieldParagraph, text: string): Issue | undefined {
  const { min_length: min = 0, max_length: max = formFieldParagraphMaxLengthMax } = field
  const length = characters(text)
  if (length < min) return { code: 'minCharacters', min }
  if (length > max) return { code: 'maxCharacters', max }
  if (field.type === 'text') {
    if (!isOneLine(text)) return { code: 'pattern' }
    const fits = field.pattern === undefined || matches(field.pattern, text)
    return fits ? undefined : { code: 'pattern', words: field.pattern_message }
  }
  if (!isText(text)) return { code: 'pattern' }
  const count = words(text)
  if (field.min_words !== undefined && count < field.min_words)
    return { code: 'minWords', min: field.min_words }
  if (field.max_words !== undefined && count > field.max_words)
    return { code: 'maxWords', max: field.max_words }
  return undefined
}

function numberIssue({ min, max, integer }: FormFieldNumber, value: Answer): Issue | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' }
  if (integer && !Number.isInteger(value)) return { code: 'wholeNumber' }
  const low = min !== undefined && value < min
  const high = max !== undefined && value > max
  if (!low && !high) return undefined
  if (min !== undefined && max !== undefined) return { code: 'betweenValues', min, max }
  if (min !== undefined) return { code: 'minValue', min }
  return max === undefined ? undefined : { code: 'maxValue', max }
}

function scaleIssue({ min, max }: FormFieldScale, value: Answer): Issue | undefined {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
  return fits ? undefined : { code: 'selectOption' }
}

/** A whole date needs all parts; a partial one must be valid as far as given (VAL-60). */
function dateIssue(
  field: FormFieldDate | FormFieldPartialDate,
  text: string,
  today: string,
): Issue | undefined {
  const { min, max, not_future: notFuture, within_years: withinYears } = field
  return dateProblem(text, { whole: field.type === 'date', notFuture, withinYears, min, max }, today)
}

function yearIssue(field: FormFieldYear, text: string, today: string): Issue | undefined {
  const { not_future: notFuture, within_years: years } = field
  const problem = yearProblem(text, today, years ?? ALWAYS)
  const mayBeAhead = !notFuture && years === undefined
  return problem?.code === 'yearFuture' && mayBeAhead ? undefined : problem
}

function filesIssue({ max_files: max = 1 }: FormFieldFile, value: Answer): Issue | undefined {
  if (!isRows(value)) return { code: 'required' }
  return value.length > max ? { code: 'maxFiles', max } : undefined
}

function signatureIssue(value: Answer): Issue | undefined {
  const name = String(rowsOf(value)[0]?.['name'] ?? '')
  if (characters(name) > formSignatureNameMax) return { code: 'maxCharacters', max: formSignatureNameMax }
  return isOneLine(name) ? undefined : { code: 'pattern' }
}

function matrixIssue({ rows, options, required }: FormFieldMatrix, value: Answer): Issue | undefined {
  const [given = {}] = rowsOf(value)
  const chosen = rows.map(({ key }) => answerOf(given, key)).filter((one) => one !== undefined)
  if (chosen.some((one) => !options.some((option) => option.value === one))) return { code: 'selectOption' }
  return required && chosen.length < rows.length ? { code: 'eachRow' } : undefined
}

function choiceIssue({ options }: FormFieldChoice, value: Answer): Issue | undefined {
  return options.some((option) => option.value === value) ? undefined : { code: 'selectOption' }
}

function choicesIssue({ options }: FormFieldMultiChoice, value: Answer): Issue | undefined {
  const values = choicesOf(value)
  const chosen = options.filter((option) => values.includes(option.value))
  if (chosen.length === 0 || chosen.length < new Set(values).size) return { code: 'selectOption' }
  const alone = chosen.find((option) => option.exclusive)
  return alone && chosen.length > 1 ? { code: 'exclusiveOption', option: alone.label } : undefined
}

/** Validates a given answer on its own. */
export function answeredIssue(field: FormField, answer: Answer, today: string): Issue | undefined {
  switch (field.type) {
    case 'info':
    // Rows are validated separately.
    case 'group':
      return undefined
    case 'text':
    case 'paragraph':
      return textIssue(field, String(answer))
    case 'email':
      return isEmail(String(answer)) ? undefined : { code: 'email' }
    case 'phone':
      return isPhone(String(answer)) ? undefined : { code: 'phone' }
    case 'number':
      return numberIssue(field, answer)
    case 'scale':
      return scaleIssue(field, answer)
    case 'postal_code':
      return readPostalCode(String(answer)) ? undefined : { code: 'postalCode' }
    case 'url':
      return isWebAddress(String(answer)) ? undefined : { code: 'url' }
    case 'time':
      return readTime(String(answer)) ? undefined : { code: 'time' }
    case 'year':
      return yearIssue(field, String(answer), today)
    case 'file':
      return filesIssue(field, answer)
    case 'signature':
      return signatureIssue(answer)
    case 'matrix':
      return matrixIssue(field, answer)
    case 'date':
    case 'partial_date':
      return dateIssue(field, String(answer), today)
    case 'choice':
      return choiceIssue(field, answer)
    case 'multi_choice':
      return choicesIssue(field, answer)
    case 'boolean':
      return typeof answer === 'boolean' ? undefined : { code: 'selectOption' }
    case 'consent':
      return answer === true ? undefined : { code: 'consent' }
  }
}
