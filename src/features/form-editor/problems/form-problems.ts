import type {
  FormAlert,
  FormDefinition,
  FormField,
  FormScore,
  FormVisibility,
  LocalizedText,
} from '#generated/model/index.ts'
import { questionTexts } from '../texts/form-texts.ts'
import { type Place, placeId, questionsOf } from '../definition/place.ts'
import { askable, conditionsOf, faultOf } from '../rules/rules.ts'
import { addsUp, scoreFields } from '../scores/adds-up.ts'
import { schemaIssues } from '../json/schema-issues.ts'

export type ProblemCode =
  | 'noEnglish'
  | 'doubleKey'
  | 'badKey'
  | 'brokenCondition'
  | 'noCondition'
  | 'brokenDate'
  | 'noPages'
  | 'noQuestions'
  | 'noOptions'
  | 'doubleOption'
  | 'minOverMax'
  | 'badPattern'
  | 'noFileTypes'
  | 'noSteps'
  | 'noScored'
  | 'bandOrder'
  /** Any other contract violation; the JSON view shows its line. */
  | 'schema'

/** A reason why a form cannot be published, and its place. */
export type FormProblem = { place: Place; code: ProblemCode }

const KEY = /^[a-z][a-z0-9_]{0,63}$/

const isEmpty = (text: LocalizedText | undefined): boolean =>
  text !== undefined && text['en-ca'].trim() === ''

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}

const LIMITS = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_words', 'max_words'],
  ['min_rows', 'max_rows'],
] as const

function limitsCross(field: FormField): boolean {
  const values: Readonly<Record<string, unknown>> = { ...field }
  return LIMITS.some(([least, most]) => {
    const [low, high] = [values[least], values[most]]
    if (typeof low === 'number' && typeof high === 'number') return low > high
    return typeof low === 'string' && typeof high === 'string' && low > high
  })
}

function optionCodes(field: FormField): ProblemCode[] {
  if (!('options' in field)) return []
  const values = field.options.map(({ value }) => value)
  return [
    ...(values.length === 0 ? (['noOptions'] as const) : []),
    ...(new Set(values).size < values.length ? (['doubleOption'] as const) : []),
    ...(field.options.some(({ label, help, picture }) => [label, help, picture?.alt].some(isEmpty))
      ? (['noEnglish'] as const)
      : []),
  ]
}

function ownCodes(field: FormField): ProblemCode[] {
  const texts: Partial<Record<(typeof questionTexts)[number], LocalizedText>> = field
  const codes: (ProblemCode | false)[] = [
    !KEY.test(field.key) && 'badKey',
    questionTexts.some((name) => isEmpty(texts[name])) && 'noEnglish',
    limitsCross(field) && 'minOverMax',
    field.type === 'text' && field.pattern !== undefined && !isPattern(field.pattern) && 'badPattern',
    field.type === 'file' && field.accept.length === 0 && 'noFileTypes',
    field.type === 'group' && field.fields.length === 0 && 'noQuestions',
    field.type === 'matrix' && field.rows.length === 0 && 'noQuestions',
    field.type === 'matrix' && field.rows.some(({ label }) => isEmpty(label)) && 'noEnglish',
    field.type === 'matrix' && repeated(field.rows.map(({ key }) => key)).size > 0 && 'doubleKey',
  ]
  return [...codes.filter((code) => code !== false), ...optionCodes(field)]
}

const isBroken = (rule: FormVisibility | undefined, fields: readonly FormField[]): boolean =>
  conditionsOf(rule).some((condition) => faultOf(condition, fields) !== undefined)

/** Whether a date's lower bound refers to a missing question, or to one with another date precision. */
const isDateBroken = (field: FormField, fields: readonly FormField[]): boolean =>
  'not_before' in field &&
  field.not_before !== undefined &&
  !fields.some(({ key, type }) => key === field.not_before && type === field.type)

const alertCodes = (alert: FormAlert, fields: readonly FormField[]): ProblemCode[] => {
  const codes: (ProblemCode | false)[] = [
    isEmpty(alert.message) && 'noEnglish',
    conditionsOf(alert.alert_when).length === 0 && 'noCondition',
    isBroken(alert.alert_when, fields) && 'brokenCondition',
    alert.what_to_do.length === 0 && 'noSteps',
    !KEY.test(alert.key) && 'badKey',
  ]
  return codes.filter((code) => code !== false)
}

const scoreCodes = ({ key, label, of, bands }: FormScore, fields: readonly FormField[]) => {
  const isScored = (name: string) => fields.some((field) => field.key === name && addsUp(field))
  const codes: (ProblemCode | false)[] = [
    !KEY.test(key) && 'badKey',
    [label, ...bands.map((band) => band.label)].some(isEmpty) && 'noEnglish',
    (of.length === 0 || !of.every(isScored)) && 'noScored',
    bands.some(({ from }, at) => from <= (bands[at - 1]?.from ?? -Infinity)) && 'bandOrder',
  ]
  return codes.filter((code) => code !== false)
}

const repeated = (keys: readonly string[]): Set<string> =>
  new Set(keys.filter((key, at) => keys.indexOf(key) !== at))

export function problemsOf(form: FormDefinition): FormProblem[] {
  const questions = questionsOf(form)
  const outer = questions.filter(({ place }) => place.row === undefined)
  const double = repeated(outer.map(({ field }) => field.key))
  const outerFields = askable(form, { kind: 'form' })
  const pageKeys = repeated(form.pages.map(({ key }) => key))

  const ofQuestion = ({ field, place }: (typeof questions)[number]): FormProblem[] => {
    const fields = place.row === undefined ? outerFields : askable(form, place)
    const siblings = place.row === undefined ? [] : (groupKeys.get(`${place.page}-${place.at}`) ?? [])
    const isDouble = place.row === undefined ? double.has(field.key) : repeated(siblings).has(field.key)
    const codes = [
      ...ownCodes(field),
      ...(isDouble ? (['doubleKey'] as const) : []),
      ...(isBroken(field.visible_when, fields) ? (['brokenCondition'] as const) : []),
      ...(isDateBroken(field, fields) ? (['brokenDate'] as const) : []),
    ]
    return [...new Set(codes)].map((code) => ({ place, code }))
  }
  const groupKeys = new Map(
    outer.flatMap(({ field, place }) =>
      field.type === 'group'
        ? [[`${place.page}-${place.at}`, field.fields.map(({ key }) => key)] as const]
        : [],
    ),
  )
  const pages = form.pages.flatMap((page, at): FormProblem[] => {
    const codes: (ProblemCode | false)[] = [
      !KEY.test(page.key) && 'badKey',
      pageKeys.has(page.key) && 'doubleKey',
      (isEmpty(page.title) || isEmpty(page.intro)) && 'noEnglish',
      page.fields.length === 0 && 'noQuestions',
      isBroken(page.visible_when, outerFields) && 'brokenCondition',
    ]
    const own = codes.flatMap((code): FormProblem[] =>
      code ? [{ place: { kind: 'page', page: at }, code }] : [],
    )
    return [...own, ...questions.filter(({ place }) => place.page === at).flatMap(ofQuestion)]
  })
  const compared = [...outerFields, ...scoreFields(form)]
  const alertKeys = repeated((form.alerts ?? []).map(({ key }) => key))
  const alerts = (form.alerts ?? []).flatMap((alert, at): FormProblem[] =>
    [...alertCodes(alert, compared), ...(alertKeys.has(alert.key) ? (['doubleKey'] as const) : [])].map(
      (code) => ({ place: { kind: 'alert', at }, code }),
    ),
  )
  const scoreKeys = repeated(compared.map(({ key }) => key))
  const scores = (form.scores ?? []).flatMap((score, at): FormProblem[] =>
    [...scoreCodes(score, outerFields), ...(scoreKeys.has(score.key) ? (['doubleKey'] as const) : [])].map(
      (code) => ({ place: { kind: 'score', at }, code }),
    ),
  )
  const known: FormProblem[] = [
    ...(isEmpty(form.title) ? [{ place: { kind: 'form' } as const, code: 'noEnglish' as const }] : []),
    ...(form.pages.length === 0 ? [{ place: { kind: 'form' } as const, code: 'noPages' as const }] : []),
    ...pages,
    ...alerts,
    ...scores,
  ]
  // Remaining contract violations, except at places already reported.
  const listed = new Set(known.map(({ place }) => placeId(place)))
  const others = schemaIssues(form).filter(({ place }) => !listed.has(placeId(place)))
  const places = new Map(others.map(({ place }) => [placeId(place), place]))
  return [...known, ...[...places.values()].map((place): FormProblem => ({ place, code: 'schema' }))]
}
