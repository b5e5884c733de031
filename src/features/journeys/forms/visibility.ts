import type {
  FormCondition,
  FormData,
  FormDefinition,
  FormField,
  FormPage,
  FormVisibility,
} from '#generated/model/index.ts'
import { answerOf, isEmpty, tidy } from './answers.ts'
import type { Answer, Answers } from './answers.ts'

/** A page that shows, with the fields of it that show. */
export type VisiblePage = { key: string; page: FormPage; fields: FormField[] }

type Value = FormCondition['value']

const equals = (answer: Answer | undefined, value: Value): boolean =>
  Array.isArray(answer) ? answer.some((one) => one === value) : answer !== undefined && answer === value

const among = (answer: Answer | undefined, value: Value): boolean =>
  Array.isArray(value) && value.some((one) => equals(answer, one))

/** Numbers by size; ISO dates by their text. Anything else cannot be compared. */
function compare(answer: Answer | undefined, value: Value): number | undefined {
  if (typeof answer === 'number' && typeof value === 'number') return answer - value
  if (typeof answer !== 'string' || typeof value !== 'string') return undefined
  if (answer === value) return 0
  return answer < value ? -1 : 1
}

/** Whether a condition holds for an answer; undefined stands for "not answered". */
export function holds({ op, value }: FormCondition, answer: Answer | undefined): boolean {
  const order = compare(answer, value)
  switch (op) {
    case 'eq':
      return equals(answer, value)
    case 'ne':
      return !equals(answer, value)
    case 'in':
      return among(answer, value)
    case 'contains':
      return equals(answer, value)
    case 'gt':
      return order !== undefined && order > 0
    case 'gte':
      return order !== undefined && order >= 0
    case 'lt':
      return order !== undefined && order < 0
    case 'lte':
      return order !== undefined && order <= 0
    case 'answered':
      return !isEmpty(answer)
    case 'empty':
      return isEmpty(answer)
    default:
      // A rule we cannot read must not hide a question: asking too much is safer than leaving one out.
      return true
  }
}

/**
 * The pages and fields that show for these answers. A field's answer counts in conditions only while the field
 * itself shows; conditions may name fields before or after their own.
 */
export function visiblePages(definition: FormDefinition, answers: Answers): VisiblePage[] {
  const places = new Map<string, { page: FormPage; field: FormField }>()
  for (const page of definition.pages) for (const field of page.fields) places.set(field.key, { page, field })

  const known = new Map<string, boolean>()
  const asking = new Set<string>()

  const counted = (key: string): Answer | undefined => {
    const place = places.get(key)
    if (!place) return undefined
    // Two fields that hide each other would ask for ever: inside such a circle the plain answer counts.
    if (!asking.has(key) && !shows(key)) return undefined
    return tidy(place.field, answerOf(answers, key))
  }
  const met = (rule: FormVisibility | undefined): boolean => {
    const check = (condition: FormCondition): boolean => holds(condition, counted(condition.field))
    if (!(rule?.all ?? []).every(check)) return false
    return !rule?.any?.length || rule.any.some(check)
  }
  function shows(key: string): boolean {
    const before = known.get(key)
    if (before !== undefined) return before
    const place = places.get(key)
    if (!place) return false
    asking.add(key)
    const result = met(place.page.visible_when) && met(place.field.visible_when)
    asking.delete(key)
    known.set(key, result)
    return result
  }

  return definition.pages
    .map((page) => ({ key: page.key, page, fields: page.fields.filter((field) => shows(field.key)) }))
    .filter(({ fields }) => fields.length > 0)
}

/** What is sent: tidy answers of the questions that show. Hidden and unanswered ones are left out. */
export function answersToSend(definition: FormDefinition, answers: Answers): FormData {
  const kept: FormData = {}
  for (const { fields } of visiblePages(definition, answers)) {
    for (const field of fields) {
      const answer = field.type === 'info' ? undefined : tidy(field, answerOf(answers, field.key))
      if (answer !== undefined) kept[field.key] = answer
    }
  }
  return kept
}
