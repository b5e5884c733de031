import type {
  FormData,
  FormField,
  JourneyCondition,
  JourneyDesign,
  JourneyDesignNext,
  JourneyDesignStep,
  Language,
  LocalizedText,
} from '#generated/model/index.ts'
import { comparisonProblem } from '../forms/comparison.ts'
import { holds } from '../forms/visibility.ts'
import { dateAfter } from '../store/clock.ts'
import type { BothLanguages } from '../store/localized.ts'
import { textIn } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import { comparableWith, isStepScore } from './journey-questions.ts'

type Answer = FormData[string]

/** More combinations of answers than this are not tried. */
const MAX_COMBINATIONS = 5000
const MS_PER_DAY = 86_400_000

const isBetween = (number: number, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
  number >= min && number <= max

function numbersAround(field: { min?: number; max?: number }, values: readonly unknown[]): number[] {
  const compared = values.filter((value) => typeof value === 'number')
  const { min, max } = field
  const edges = [min, max].filter((edge) => edge !== undefined)
  const around = compared.flatMap((value) => [value - 1, value, value + 1])
  return [...new Set([...edges, ...around])].filter((one) => isBetween(one, field)).toSorted((a, b) => a - b)
}

function daysAround(values: readonly unknown[]): string[] {
  const days = values.flatMap((value) =>
    typeof value === 'string' ? [Date.parse(`${value}T00:00:00Z`)] : [],
  )
  return days
    .filter((day) => !Number.isNaN(day))
    .flatMap((day) => [day - MS_PER_DAY, day, day + MS_PER_DAY])
    .map((day) => new Date(day).toISOString().slice(0, 10))
}

/** One answer for each outcome of the comparisons; undefined if the question is not compared by its value. */
function answersTo(field: FormField, values: readonly unknown[]): readonly Answer[] | undefined {
  switch (field.type) {
    case 'boolean':
    case 'consent':
      return [true, false]
    case 'choice':
      return field.options.map(({ value }) => value)
    case 'multi_choice':
      return [...field.options.map(({ value }) => [value]), field.options.map(({ value }) => value)]
    case 'scale':
    case 'number':
      return numbersAround(field, values)
    case 'date':
      return daysAround(values)
    default:
      return undefined
  }
}

/** A branch that depends on an answer, with its question. */
type Branch = { readonly way: JourneyDesignNext; readonly index: number; readonly when: JourneyCondition }

/** Answers to the questions of a step's conditions, and the branches that they open. */
export type Outcome = {
  readonly answers: FormData
  readonly taken: readonly Branch[]
  readonly fields: readonly FormField[]
}

/**
 * Every outcome of a step's conditions; undefined if there are none, if one of them is faulty, or if they compare what
 * has no list of typical answers.
 */
export function outcomesOf(
  world: World,
  design: JourneyDesign,
  step: JourneyDesignStep,
): readonly Outcome[] | undefined {
  const branches = step.next.flatMap((way, index): Branch[] =>
    way.when ? [{ way, index, when: way.when }] : [],
  )
  if (branches.length === 0) return undefined
  const today = dateAfter(world.clock.now(), 0)
  const fields: FormField[] = []
  let combinations: FormData[] = [{}]
  for (const name of new Set(branches.map(({ when }) => when.field))) {
    const [field, other] = comparableWith(world, design, step, name)
    const own = branches.filter(({ when }) => when.field === name).map(({ when }) => when)
    if (!field || other || own.some((when) => comparisonProblem(when, field, today))) return undefined
    const answers = answersTo(
      field,
      own.flatMap(({ value }) => value),
    )
    if (!answers) return undefined
    const isScore = isStepScore(design, field)
    const isAlways = isScore || ('required' in field && field.required === true && !field.visible_when)
    fields.push(isScore ? { ...field, label: scoreLabel(field.label) } : field)
    combinations = combinations.flatMap((known) => [
      ...answers.map((answer) => ({ ...known, [name]: answer })),
      ...(isAlways ? [] : [known]),
    ])
    if (combinations.length > MAX_COMBINATIONS) return undefined
  }
  return combinations.map((answers) => ({
    answers,
    fields,
    taken: branches.filter(({ when }) => holds(when, answers)),
  }))
}

const scoreLabel = (label: LocalizedText): LocalizedText => ({
  'en-ca': `Score of “${label['en-ca']}”`,
  'fr-ca': `Score de « ${textIn('fr-ca', label)} »`,
})

const words = {
  none: { 'en-ca': 'no answer', 'fr-ca': 'sans réponse' },
  yes: { 'en-ca': 'yes', 'fr-ca': 'oui' },
  no: { 'en-ca': 'no', 'fr-ca': 'non' },
} satisfies Record<string, BothLanguages>

function answerWords(field: FormField, answer: Answer | undefined, language: Language): string {
  if (answer === undefined) return words.none[language]
  if (typeof answer === 'boolean') return words[answer ? 'yes' : 'no'][language]
  const labelOf = (value: unknown) => {
    const option = 'options' in field ? field.options.find((one) => one.value === value) : undefined
    return option ? textIn(language, option.label) : String(value)
  }
  return Array.isArray(answer) ? answer.map(labelOf).join(', ') : labelOf(answer)
}

/** Answers as an example: each question with its answer. */
export const exampleOf = ({ answers, fields }: Outcome, language: Language): string =>
  fields
    .map((field) =>
      language === 'fr-ca'
        ? `${textIn(language, field.label)} : ${answerWords(field, answers[field.key], language)}`
        : `${textIn(language, field.label)}: ${answerWords(field, answers[field.key], language)}`,
    )
    .join('; ')
