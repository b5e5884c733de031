import type {
  FormAlert,
  FormCondition,
  FormData,
  FormDefinition,
  FormField,
  FormFieldGroup,
  FormPage,
  FormRowField,
  FormVisibility,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { type Answer, type Answers, answerOf, fieldsOf, isEmpty, rowsOf, tidy, tidyRow } from './answers.ts'
import { totalOf } from './scores.ts'

export type VisiblePage = {
  key: string
  page: FormPage
  fields: FormField[]
  /** The visible fields of each visible group, by row. */
  rows: ReadonlyMap<string, FormRowField[][]>
}

type Value = FormCondition['value']

const equals = (answer: Answer | undefined, value: Value): boolean =>
  Array.isArray(answer) ? answer.some((one) => one === value) : answer !== undefined && answer === value

const among = (answer: Answer | undefined, value: Value): boolean =>
  Array.isArray(value) && value.some((one) => equals(answer, one))

/** Compares numbers by value and ISO dates as text; anything else is not comparable. */
function compare(answer: Answer | undefined, value: Value): number | undefined {
  if (typeof answer === 'number' && typeof value === 'number') return answer - value
  if (typeof answer !== 'string' || typeof value !== 'string') return undefined
  if (answer === value) return 0
  return answer < value ? -1 : 1
}

/** Whether a condition holds for an answer; undefined means unanswered. */
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
      // An unreadable rule must not hide a question: asking too much is safer than too little.
      return true
  }
}

/** Answers as typed, and the locale of their numbers; defaults to the page's. */
type Typed = { answers: Answers; locale: Locale | undefined }

type Place = { field: FormField; rules: readonly (FormVisibility | undefined)[] }

/** Visibility of some questions, and the answers their conditions see. */
type Scope = {
  shows: (key: string) => boolean
  counted: (key: string) => Answer | undefined
  met: (rule: FormVisibility | undefined) => boolean
}

/**
 * An answer counts in conditions only while its field is visible; conditions may refer to earlier or later
 * fields. Unknown keys are looked up in the enclosing scope.
 */
function scopeOf(places: ReadonlyMap<string, Place>, { answers, locale }: Typed, around?: Scope): Scope {
  const known = new Map<string, boolean>()
  const asking = new Set<string>()

  const counted = (key: string): Answer | undefined => {
    const place = places.get(key)
    if (!place) return around?.counted(key)
    // Fields that hide each other would recurse forever: within such a cycle the plain answer counts.
    if (!asking.has(key) && !shows(key)) return undefined
    return tidy(place.field, answerOf(answers, key), locale)
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
    const result = place.rules.every(met)
    asking.delete(key)
    known.set(key, result)
    return result
  }
  return { shows, counted, met }
}

/** A form evaluated for these answers: visibility, effective answers and triggered alerts. */
export type ReadForm = {
  pages: VisiblePage[]
  /** The answer of a visible question. */
  counted: (key: string) => Answer | undefined
  alerts: TriggeredAlert[]
}

/** An alert with the keys of the questions that it asks about. */
export type TriggeredAlert = FormAlert & { asks: readonly string[] }

const urgency: Readonly<Record<FormAlert['level'], number>> = { emergency: 0, urgent: 1, notice: 2 }

/** An alert without a condition is never triggered. */
const isTriggered = ({ alert_when: { all = [], any = [] } }: FormAlert): boolean =>
  all.length + any.length > 0

/** @param locale the language the answers are typed in, if not the page's */
export function readForm(definition: FormDefinition, answers: Answers, locale?: Locale): ReadForm {
  const places = new Map<string, Place>()
  for (const page of definition.pages) {
    for (const field of page.fields) {
      places.set(field.key, { field, rules: [page.visible_when, field.visible_when] })
    }
  }
  // Alerts compare scores too; a score counts once each of its questions has a visible answer.
  const scores: Scope = {
    shows: () => false,
    met: () => false,
    counted: (key) => {
      const score = definition.scores?.find((one) => one.key === key)
      return score && totalOf(score, (question) => scope.counted(question))
    },
  }
  const scope: Scope = scopeOf(places, { answers, locale }, scores)

  const rowsIn = ({ key, fields }: FormFieldGroup): FormRowField[][] => {
    const within = new Map(fields.map((field) => [field.key, { field, rules: [field.visible_when] }]))
    return rowsOf(answerOf(answers, key)).map((row) => {
      const own = scopeOf(within, { answers: row, locale }, scope)
      return fields.filter((field) => own.shows(field.key))
    })
  }

  const pages = definition.pages.map((page) => {
    const fields = page.fields.filter((field) => scope.shows(field.key))
    const groups = fields.filter((field) => field.type === 'group')
    const rows = new Map(groups.map((group) => [group.key, rowsIn(group)]))
    return { key: page.key, page, fields, rows }
  })
  return {
    pages: pages.filter(({ fields }) => fields.length > 0),
    counted: scope.counted,
    alerts: (definition.alerts ?? [])
      .filter((alert) => isTriggered(alert) && scope.met(alert.alert_when))
      .toSorted((one, other) => urgency[one.level] - urgency[other.level])
      .map((alert) => ({ ...alert, asks: keysOf(alert.alert_when, definition) })),
  }
}

export const visiblePages = (definition: FormDefinition, answers: Answers, locale?: Locale): VisiblePage[] =>
  readForm(definition, answers, locale).pages

/** The keys of the questions that a rule asks about; of a score, those of its questions. */
const keysOf = (rule: FormVisibility | undefined, { scores = [] }: FormDefinition): string[] =>
  [...(rule?.all ?? []), ...(rule?.any ?? [])].flatMap(
    ({ field }) => scores.find(({ key }) => key === field)?.of ?? field,
  )

/** Every key used in a condition: only a change of these answers can change visibility. */
export function askedKeys(definition: FormDefinition): ReadonlySet<string> {
  const fields = fieldsOf(definition)
  const inRows = fields.flatMap((field) => (field.type === 'group' ? field.fields : []))
  const rules = [
    ...definition.pages.map((page) => page.visible_when),
    ...[...fields, ...inRows].map((field) => field.visible_when),
    ...(definition.alerts ?? []).map((alert) => alert.alert_when),
  ]
  return new Set(rules.flatMap((rule) => keysOf(rule, definition)))
}

/** The submission: normalized answers of visible questions, without empty ones. */
export function answersToSend(definition: FormDefinition, answers: Answers, locale?: Locale): FormData {
  const kept: FormData = {}
  for (const { fields, rows } of visiblePages(definition, answers, locale)) {
    for (const field of fields) {
      const own = answerOf(answers, field.key)
      if (field.type === 'info' || isEmpty(own)) continue
      const answer =
        field.type === 'group'
          ? rowsOf(own).map((row, at) => tidyRow(rows.get(field.key)?.[at] ?? [], row, locale))
          : tidy(field, own, locale)
      if (answer !== undefined) kept[field.key] = answer
    }
  }
  return kept
}
