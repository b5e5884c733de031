import type {
  FormDefinition,
  FormField,
  FormFieldChoice,
  FormFieldDate,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldScale,
  FormFieldText,
} from '#generated/model/index.ts'
import { dateProblem } from '#src/lib/date-rules.ts'
import { isEmail } from '#src/lib/email.ts'
import { isPhone } from '#src/lib/phone.ts'
import { characters, matches, words } from '#src/lib/text-rules.ts'
import { answerOf, tidy } from './answers.ts'
import type { Answer, Answers } from './answers.ts'
import type { Issue, Issues } from './issues.ts'
import { visiblePages } from './visibility.ts'

/** The most a text may hold, whatever the form says: FormData of the contract. */
const MOST_CHARACTERS = 10_000

function textIssue(field: FormFieldText | FormFieldParagraph, text: string): Issue | undefined {
  const { min_length: min = 0, max_length: max = MOST_CHARACTERS } = field
  const length = characters(text)
  if (length < min) return { code: 'minCharacters', min }
  if (length > max) return { code: 'maxCharacters', max }
  if (field.type === 'text') {
    const fits = field.pattern === undefined || matches(field.pattern, text)
    return fits ? undefined : { code: 'pattern', words: field.pattern_message }
  }
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

/** A year or a month alone is well formed for other forms, but here the whole date is asked for. */
function dateIssue(field: FormFieldDate, text: string, today: string): Issue | undefined {
  const { min, max, not_future: notFuture, within_years: withinYears } = field
  return dateProblem(text, { whole: true, notFuture, withinYears, min, max }, today)
}

function choiceIssue({ options }: FormFieldChoice, value: Answer): Issue | undefined {
  return options.some((option) => option.value === value) ? undefined : { code: 'selectOption' }
}

function choicesIssue({ options }: FormFieldMultiChoice, value: Answer): Issue | undefined {
  if (!Array.isArray(value)) return { code: 'selectOption' }
  const chosen = options.filter((option) => value.includes(option.value))
  if (chosen.length < new Set(value).size) return { code: 'selectOption' }
  const alone = chosen.find((option) => option.exclusive)
  return alone && chosen.length > 1 ? { code: 'exclusiveOption', option: alone.label } : undefined
}

const missing = (field: FormField): Issue | undefined => {
  if (field.type === 'consent') return { code: 'consent' }
  if (field.type === 'info' || !field.required) return undefined
  const picks = ['choice', 'multi_choice', 'scale', 'boolean'].includes(field.type)
  return { code: picks ? 'selectOption' : 'required' }
}

/** What is wrong with the answer of a field that shows; `today` is the local date (`YYYY-MM-DD`). */
export function issueOf(field: FormField, typed: Answer | undefined, today: string): Issue | undefined {
  const answer = tidy(field, typed)
  switch (field.type) {
    case 'info':
      return undefined
    case 'text':
    case 'paragraph':
    case 'email':
    case 'phone':
    case 'number':
    case 'date':
    case 'boolean':
    case 'choice':
    case 'multi_choice':
    case 'scale':
    case 'consent':
      return answer === undefined ? missing(field) : answeredIssue(field, answer, today)
    default:
      // A type that this client does not know: it cannot be answered here, so nothing is sent (never skipped silently).
      return { code: 'unknown' }
  }
}

function answeredIssue(field: FormField, answer: Answer, today: string): Issue | undefined {
  switch (field.type) {
    case 'info':
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
    case 'date':
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

/** What is wrong in all that shows, by field key in the order of the form. */
export function validate(definition: FormDefinition, answers: Answers, today: string): Issues {
  const found: Record<string, Issue> = {}
  for (const { fields } of visiblePages(definition, answers)) {
    for (const field of fields) {
      const issue = issueOf(field, answerOf(answers, field.key), today)
      if (issue) found[field.key] = issue
    }
  }
  return found
}
