import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { comparisonProblem } from '../forms/comparison.ts'
import { addsUp } from '../forms/score-problems.ts'
import { dateAfter } from '../store/clock.ts'
import type { World } from '../store/world.ts'
import { isBannerOf } from './banners.ts'
import { comparableWith, comparedIn, isReason, questionsOf } from './journey-questions.ts'
import { isWritten, textsOf } from './journey-texts.ts'
import type { JourneyProblem } from './journey-problem.ts'
import { problemWords as words } from './journey-problem-words.ts'
import type { Sentences } from '../store/localized.ts'
import { wayErrors } from './journey-ways.ts'

/**
 * Everything that keeps a design from being published, in its order.
 * @param organization whose journey it is
 */
export function problemsOf(world: World, design: JourneyDesign, organization: string): JourneyProblem[] {
  const found: JourneyProblem[] = []
  const tell = (pointer: string, message: Sentences) => found.push({ pointer, message })
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
    found.push(...stepProblems(world, step, { pointer: `/steps/${index}`, design }))
  }
  return [...found, ...wayErrors(world, design)]
}

type Tell = (pointer: string, message: Sentences) => unknown

function questionsAtStart(world: World, { start_form: form }: JourneyDesign, tell: Tell): readonly string[] {
  if (form === null) return []
  const questions = questionsOf(world, form)
  if (!isReason(questions)) return comparedIn(world, form).map(({ key }) => key)
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
    else if (first.length > 0 && !reached.has(id))
      found.push({ pointer: `${pointer}/activity_id`, message: words.unreachable })
    for (const [way, { activity_id: next }] of step.next.entries()) {
      if (!ids.includes(next)) {
        found.push({ pointer: `${pointer}/next/${way}/activity_id`, message: words.noStep })
      }
    }
  }
  return found
}

type Place = { readonly pointer: string; readonly design: JourneyDesign }

/** The problems of a step itself, and of its references to its form. */
function stepProblems(world: World, step: JourneyDesignStep, { pointer, design }: Place): JourneyProblem[] {
  const found: JourneyProblem[] = []
  const tell = (part: string, message: Sentences) => found.push({ pointer: `${pointer}/${part}`, message })
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
  if (isReason(questions)) {
    tell('form', questions)
    return found
  }
  const isAsked = (name: string) => questions.some(({ key }) => key === name)
  const compared = new Set(comparedIn(world, step.form).map(({ key }) => key))
  if (!step.variables.every((name) => compared.has(name))) tell('variables', words.noQuestion)
  if (step.score?.variable.trim() === '') tell('score', words.noNeed)
  if (step.score && !step.score.of.every(isAsked)) tell('score', words.noQuestion)
  else if (step.score) {
    const { of } = step.score
    if (of.length === 0) tell('score', words.emptyScore)
    else if (!questions.filter(({ key }) => of.includes(key)).every(addsUp)) tell('score', words.noNumbers)
  }
  for (const [index, { field }] of step.prefill.entries()) {
    if (!isAsked(field)) tell(`prefill/${index}/field`, words.noQuestion)
  }
  return [...found, ...conditionProblems(world, step, { pointer, design })]
}

/** Conditions about nothing that was asked before, and those that no answer can make true. */
function conditionProblems(
  world: World,
  step: JourneyDesignStep,
  { pointer, design }: Place,
): JourneyProblem[] {
  const today = dateAfter(world.clock.now(), 0)
  return step.next.flatMap(({ when }, index) => {
    if (!when) return []
    const place = `${pointer}/next/${index}/when`
    const fields = comparableWith(world, design, step, when.field)
    if (fields.length === 0) return [{ pointer: `${place}/field`, message: words.noCondition }]
    // Two steps may keep different answers under one name: one that fits is enough.
    const problems = fields.map((field) => comparisonProblem(when, field, today))
    const [problem] = problems
    if (!problem || problems.includes(undefined)) return []
    return [{ pointer: `${place}/${problem.part}`, message: problem.message }]
  })
}
