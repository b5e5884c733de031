import type { JourneyDesign, JourneyDesignStep, LocalizedText } from '#generated/model/index.ts'
import type { World } from '../store/world.ts'
import { isBannerOf } from './banners.ts'
import { latestVersion } from './forms.ts'
import { isWritten, textsOf } from './journey-texts.ts'
import { problemWords as words } from './journey-problem-words.ts'

/** What keeps a design from being published, by JSON pointers into it. */
export type JourneyProblem = { readonly pointer: string; readonly message: LocalizedText }

/** The questions of a form that somebody can be asked now; a word about it where it cannot be used. */
export function questionsOf(world: World, key: string): readonly string[] | LocalizedText {
  const form = world.tables.forms.find('key', key)
  if (!form) return words.formMissing
  if (form.retiredAt !== null) return words.formRetired
  const version = latestVersion(form)
  if (!version) return words.formUnpublished
  return version.definition.pages.flatMap(({ fields }) => fields.map((field) => field.key))
}

const isWord = (found: readonly string[] | LocalizedText): found is LocalizedText => !Array.isArray(found)

/**
 * Everything that keeps a design from being published, in its order.
 * @param organization whose journey it is
 */
export function problemsOf(world: World, design: JourneyDesign, organization: string): JourneyProblem[] {
  const found: JourneyProblem[] = []
  const tell = (pointer: string, message: LocalizedText) => found.push({ pointer, message })
  const languages = new Set(['en-ca' as const, ...design.languages])
  if (design.languages.length === 0) tell('/languages', words.noLanguage)
  for (const { pointer, text } of textsOf(design)) {
    for (const language of languages) {
      if (!isWritten(text, language)) tell(`${pointer}/${language}`, words.noText[language])
    }
  }
  if (design.is_monitored && !design.monitoring_note) tell('/monitoring_note/en-ca', words.noNote)
  const { email } = design.care_team
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) tell('/care_team/email', words.email)
  if (!isBannerOf(world, organization, design.banner)) tell('/banner', words.noBanner)
  const asked = questionsAtStart(world, design, tell)
  const variables = new Set([...asked, ...design.steps.flatMap(variablesOf)])
  for (const [index, { variable }] of design.table_columns.entries()) {
    if (!variables.has(variable)) tell(`/table_columns/${index}/variable`, words.noVariable)
  }
  found.push(...waysOf(design))
  for (const [index, step] of design.steps.entries()) {
    found.push(...stepProblems(world, step, { pointer: `/steps/${index}`, variables }))
  }
  return found
}

type Tell = (pointer: string, message: LocalizedText) => unknown

function questionsAtStart(world: World, { start_form: form }: JourneyDesign, tell: Tell): readonly string[] {
  if (form === null) return []
  const questions = questionsOf(world, form)
  if (!isWord(questions)) return questions
  tell('/start_form', questions)
  return []
}

const variablesOf = ({ variables, score }: JourneyDesignStep) => [
  ...variables,
  ...(score ? [score.variable] : []),
]

/** Whether every step is there once, and something leads to it. */
function waysOf({ first, steps }: JourneyDesign): JourneyProblem[] {
  const found: JourneyProblem[] = []
  const ids = steps.map((step) => step.activity_id)
  if (steps.length === 0) found.push({ pointer: '/steps', message: words.noSteps })
  else if (first.length === 0) found.push({ pointer: '/first', message: words.noFirst })
  for (const [index, activity] of first.entries()) {
    if (!ids.includes(activity)) found.push({ pointer: `/first/${index}`, message: words.noStep })
  }
  // the care team starts its own steps, and those that may be done again, whenever it wants
  const started = steps.filter(({ audience, repeatable }) => audience === 'provider' || repeatable)
  const reached = new Set([...first, ...started.map((step) => step.activity_id)])
  const waiting = [...reached]
  for (let activity = waiting.pop(); activity !== undefined; activity = waiting.pop()) {
    for (const { activity_id: next } of steps.find((one) => one.activity_id === activity)?.next ?? []) {
      if (!reached.has(next)) waiting.push(next)
      reached.add(next)
    }
  }
  for (const [index, step] of steps.entries()) {
    const pointer = `/steps/${index}`
    const id = step.activity_id
    if (ids.indexOf(id) !== index) found.push({ pointer: `${pointer}/activity_id`, message: words.twice })
    else if (!reached.has(id)) found.push({ pointer: `${pointer}/activity_id`, message: words.unreachable })
    for (const [way, { activity_id: next }] of step.next.entries()) {
      if (!ids.includes(next)) {
        found.push({ pointer: `${pointer}/next/${way}/activity_id`, message: words.noStep })
      }
    }
  }
  return found
}

type Place = { readonly pointer: string; readonly variables: ReadonlySet<string> }

/** What is wrong with a step itself, and with what it takes from its form. */
function stepProblems(
  world: World,
  step: JourneyDesignStep,
  { pointer, variables }: Place,
): JourneyProblem[] {
  const found: JourneyProblem[] = []
  const tell = (part: string, message: LocalizedText) =>
    found.push({ pointer: `${pointer}/${part}`, message })
  for (const [index, { variable }] of step.needs.entries()) {
    if (variable.trim() === '') tell(`needs/${index}/variable`, words.noNeed)
    else if (step.needs.findIndex((one) => one.variable === variable) < index) {
      tell(`needs/${index}/variable`, words.needTwice)
    }
  }
  const isRead = step.kind === 'education' || step.kind === 'acknowledgement'
  if (isRead && step.content.length === 0) tell('content', words.noContent)
  const needsForm = step.kind === 'form' || step.kind === 'document'
  if (needsForm && step.form === null) tell('form', words.noForm)
  const questions = step.form === null ? [] : questionsOf(world, step.form)
  if (isWord(questions)) {
    tell('form', questions)
    return found
  }
  const isAsked = (name: string) => questions.includes(name)
  if (!step.variables.every(isAsked)) tell('variables', words.noQuestion)
  if (step.score && !step.score.of.every(isAsked)) tell('score', words.noQuestion)
  for (const [index, { field }] of step.prefill.entries()) {
    if (!isAsked(field)) tell(`prefill/${index}/field`, words.noQuestion)
  }
  for (const [index, { when }] of step.next.entries()) {
    if (when && !isAsked(when.field) && !variables.has(when.field)) {
      tell(`next/${index}/when/field`, words.noCondition)
    }
  }
  return found
}
