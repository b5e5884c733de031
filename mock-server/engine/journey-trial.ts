import type {
  FormData,
  JourneyDesign,
  JourneyTrial,
  JourneyTrialMove,
  JourneyTrialTurn,
  JourneyTrialWay,
} from '#generated/model/index.ts'
import { checkAnswers } from '../forms/check-answers.ts'
import { withScores } from '../forms/scores.ts'
import { holds } from '../forms/visibility.ts'
import { dateAfter, dayAt } from '../store/clock.ts'
import type { JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'
import type { Sentences } from '../store/localized.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { createEmptyWorld } from '../store/world.ts'
import { completeTask } from './complete-task.ts'
import { definitionOf, stepFor } from './definitions.ts'
import { formOfTask } from './forms.ts'
import { missingFor, openIncidentsOf } from './incidents.ts'
import { isOngoing } from './join-journey.ts'
import { openStep, openWaitingSteps, startJourney } from './journeys.ts'
import { openTasksOf, tasksOf } from './progress.ts'
import { copyForms, trialDefinition } from './trial-definition.ts'
import { dayOf, startProblem, teamSteps, trialSteps } from './trial-steps.ts'
import { trialWords as words } from './trial-words.ts'
import { answersOf } from './variables.ts'
import { waitingStepsOf } from './waiting-steps.ts'

/** The invented person. */
const PERSON = 'trial'

/** A move that the trial does not allow where it is. */
export class ImpossibleMove extends Error {
  readonly number: number
  readonly reason: Sentences

  /** @param number its place among the moves, from 1 */
  constructor(number: number, reason: Sentences) {
    super(`Move ${number} is not possible`)
    this.number = number
    this.reason = reason
  }
}

type Asked = {
  readonly design: JourneyDesign
  readonly moves: readonly JourneyTrialMove[]
  readonly organization: string
  /** The day it starts (`YYYY-MM-DD`); today without it. */
  readonly startedOn?: string
}

/** A running trial: its own world, and the time in it (epoch ms). */
type Run = { readonly world: World; readonly instance: InstanceRow; readonly start: number; now: number }

/**
 * Runs a design for an invented person, in a world that is dropped afterwards.
 * @param real only its forms are read
 * @throws ImpossibleMove
 */
export function tryJourney(real: World, { design, moves, organization, startedOn }: Asked): JourneyTrial {
  const world = createEmptyWorld(PERSON)
  copyForms(real, world)
  // In the afternoon, because repeated steps open in the morning.
  const start = dayAt(startedOn === undefined ? real.clock.now() : Date.parse(startedOn), 0, '15:00')
  const definition = trialDefinition(world, design, organization)
  const instance = startJourney(world, { id: PERSON, definition, patient: PERSON, at: start, by: null })
  const run: Run = { world, instance, start, now: start }
  const turns = [turnOf(run, emptyState, [])]
  for (const [index, move] of moves.entries()) {
    const before = stateOf(run)
    const ways = apply(run, move, (reason) => new ImpossibleMove(index + 1, reason))
    turns.push(turnOf(run, before, ways))
  }
  return {
    day: dayOf(run.now, start),
    date: dateAfter(run.now, 0),
    is_finished: instance.completedAt !== null,
    steps: trialSteps(world, instance, start),
    team_steps: teamSteps(world, instance),
    turns,
  }
}

type State = {
  readonly tasks: ReadonlySet<string>
  readonly stuck: ReadonlySet<string>
  readonly waiting: ReadonlySet<string>
  readonly isFinished: boolean
}

const emptyState: State = { tasks: new Set(), stuck: new Set(), waiting: new Set(), isFinished: false }

const stateOf = ({ world, instance }: Run): State => ({
  tasks: new Set(tasksOf(world, instance.id).map(({ id }) => id)),
  stuck: new Set(openIncidentsOf(world, instance.id).map(({ activity }) => activity)),
  waiting: new Set(waitingStepsOf(world, instance.id).map(({ activity }) => activity)),
  isFinished: instance.completedAt !== null,
})

/** What changed since `before`. */
function turnOf(run: Run, before: State, ways: JourneyTrialWay[]): JourneyTrialTurn {
  const { world, instance, start, now } = run
  const waiting = waitingStepsOf(world, instance.id).filter(({ activity }) => !before.waiting.has(activity))
  return {
    day: dayOf(now, start),
    opened: tasksOf(world, instance.id)
      .filter(({ id }) => !before.tasks.has(id))
      .map(({ activity }) => activity),
    stuck: [...stateOf(run).stuck].filter((activity) => !before.stuck.has(activity)),
    waiting: waiting.map(({ activity, opensAt }) => ({ activity_id: activity, day: dayOf(opensAt, start) })),
    ways,
    is_finished: instance.completedAt !== null && !before.isFinished,
  }
}

type Refuse = (reason: Sentences) => ImpossibleMove

/** Applies a move. @returns the ways that follow a completed step */
function apply(run: Run, move: JourneyTrialMove, refuse: Refuse): JourneyTrialWay[] {
  const { world, instance } = run
  switch (move.kind) {
    case 'complete':
      return complete(run, move, refuse)
    case 'wait':
      if (move.days === undefined) throw refuse(words.incomplete)
      run.now = dayAt(run.now, move.days, '15:00')
      openWaitingSteps(world, run.now)
      return []
    case 'start':
      startStep(run, move.activity_id, refuse)
      return []
    case 'set':
      if (move.variable === undefined || move.value === undefined) throw refuse(words.incomplete)
      instance.variables[move.variable] = move.value
      return []
  }
}

/** What the care team may start (addProcessInstanceExecution). */
function startStep({ world, instance, now }: Run, activity: string | undefined, refuse: Refuse): void {
  const step = activity === undefined ? undefined : stepOf(definitionOf(instance), activity)
  if (!step) throw refuse(words.noStep)
  if (!isOngoing(instance)) throw refuse(words.over)
  const problem = startProblem(world, instance, step)
  if (problem) throw refuse(problem === 'open' ? words.alreadyOpen : words.doneOnce)
  if (missingFor(instance, step)) throw refuse(words.variableMissing)
  openStep(world, instance, step.activity, { at: now, by: PERSON })
}

function complete(
  { world, instance, now }: Run,
  { activity_id: activity, answers: sent = {} }: JourneyTrialMove,
  refuse: Refuse,
): JourneyTrialWay[] {
  const task = openTasksOf(world, instance.id).find((one) => one.activity === activity)
  if (!task) throw refuse(words.notOpen)
  const step = stepFor(instance, task)
  const form = formOfTask(world, task)
  const context = { locale: 'en-ca' as const, today: dateAfter(now, 0) }
  const fields = new Map(form?.pages.flatMap((page) => page.fields.map((field) => [field.key, field.type])))
  const checked = checkAnswers(form, sent, context)
  // Files of a trial are sent nowhere, so the server has none of them.
  const files = Object.entries(sent).filter(([key]) => fields.get(key) === 'file')
  const answers: FormData = { ...checked.answers, ...Object.fromEntries(files) }
  if (Object.keys(checked.errors).some((key) => fields.get(key) !== 'file')) throw refuse(words.badAnswers)
  const before = new Set(reachedSteps(world, instance))
  completeTask(world, task, { answers, by: PERSON, at: now })
  const { repeat } = step
  if (repeat && task.number < repeat.times) return []
  const known = { ...answersOf(instance.variables), ...withScores(form, answers) }
  const reached = reachedSteps(world, instance).filter((one) => !before.has(one))
  return step.next.map((way) => wayOf(way, known, reached))
}

/** Tasks and incidents, by activity and count, so that a step that opens again counts as new. */
function reachedSteps(world: World, instance: InstanceRow): string[] {
  return [
    ...tasksOf(world, instance.id).map(({ activity, number }) => `${activity} ${number}`),
    ...openIncidentsOf(world, instance.id).map(({ activity }) => `${activity} stuck`),
  ]
}

function wayOf(
  { activity, when }: JourneyStep['next'][number],
  known: FormData,
  reached: readonly string[],
): JourneyTrialWay {
  const isMet = !when || holds(when, known)
  const isReached = reached.some((one) => one.slice(0, one.lastIndexOf(' ')) === activity)
  return {
    activity_id: activity,
    when: when ?? null,
    outcome: isMet ? (isReached ? 'taken' : 'already_there') : 'not_met',
    value: when ? comparedValue(known[when.field]) : null,
  }
}

/** Rows and files are only compared as given or not given. */
const comparedValue = (answer: FormData[string] | undefined): JourneyTrialWay['value'] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : (answer ?? null)
