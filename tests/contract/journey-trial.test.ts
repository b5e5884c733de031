// A trial of a design (JOURNEY-15): the engine runs it for an invented person, and nothing is stored.
import { beforeEach, expect, test } from 'vitest'
import type { JourneyDesign, JourneyTrial, JourneyTrialMove } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { hipDesign } from './support/admin/journeys.ts'
import { app, freshWorld, POST, seeded } from './support/app.ts'

type Step = JourneyDesign['steps'][number]

beforeEach(freshWorld)

const hip = seeded.definition('hip-replacement')

const world = () => app.worlds.get('default')
const always = (activity: string) => ({ activity_id: activity, when: null })
const ifPain = (activity: string, op: 'gte' | 'lt') => ({
  activity_id: activity,
  when: { field: 'pain', op, value: 7 },
})
const step = (activity: string, change: Partial<Step> = {}): Step => ({
  ...hipDesign.steps[0]!,
  activity_id: activity,
  kind: 'activity',
  due_in_days: 3,
  form: null,
  variables: [],
  next: [],
  ...change,
})
const design: JourneyDesign = {
  ...hipDesign,
  start_form: null,
  first: ['check'],
  steps: [
    step('check', {
      form: 'hip-check-in',
      variables: ['pain'],
      next: [ifPain('rest', 'gte'), ifPain('walk', 'lt'), always('surgery')],
    }),
    step('rest', { repeat: { times: 2, every_days: 3 } }),
    step('walk'),
    step('surgery', { needs: [{ variable: 'surgery_date', kind: 'date' }] }),
    step('call', { audience: 'provider', repeatable: true }),
  ],
}
const answers = { pain: 8, uses_cane: false, hard_activities: ['stairs'], fell: false }
const checked: JourneyTrialMove = { kind: 'complete', activity_id: 'check', answers: { ...answers } }
const done = (activity: string): JourneyTrialMove => ({ kind: 'complete', activity_id: activity })

const send = (moves: readonly JourneyTrialMove[], tried = design) =>
  POST(`/v1/journey-definitions/${hip}/trial/`, { design: tried, moves }, { as: 'priya' })
const run = async (moves: readonly JourneyTrialMove[], tried = design) => {
  const { status, body } = await send(moves, tried)
  expect(body).toMatchObject({ turns: expect.anything() })
  expect(status).toBe(200)
  return body as JourneyTrial
}
const states = ({ steps }: JourneyTrial) =>
  Object.fromEntries(steps.map(({ activity_id: id, state, day }) => [id, `${state} ${day}`]))

test('starts with the first steps, with their forms and days', async () => {
  const trial = await run([])
  expect(trial).toMatchObject({ day: 0, is_finished: false })
  expect(trial.turns).toEqual([
    { day: 0, opened: ['check'], stuck: [], waiting: [], ways: [], is_finished: false },
  ])
  expect(trial.steps).toEqual([
    {
      activity_id: 'check',
      state: 'open',
      day: 0,
      due_day: 3,
      times_done: 0,
      form: expect.objectContaining({ key: 'hip-check-in' }),
      missing: [],
    },
  ])
})

test('an answer opens its branch, and each way says why', async () => {
  const trial = await run([{ kind: 'wait', days: 2 }, checked])
  expect(states(trial)).toEqual({ check: 'done 2', rest: 'open 2', surgery: 'stuck 2' })
  expect(trial.turns[2]).toEqual({
    day: 2,
    opened: ['rest'],
    stuck: ['surgery'],
    waiting: [],
    ways: [
      { ...ifPain('rest', 'gte'), outcome: 'taken', value: 8 },
      { ...ifPain('walk', 'lt'), outcome: 'not_met', value: 8 },
      { ...always('surgery'), outcome: 'taken', value: null },
    ],
    is_finished: false,
  })
  expect(trial.steps[2]).toMatchObject({ missing: [{ variable: 'surgery_date', kind: 'date' }] })
})

test('time, the care team and another system lead to the end', async () => {
  const moves: JourneyTrialMove[] = [checked, done('rest')]
  expect(states(await run(moves))).toMatchObject({ rest: 'waiting 3' })
  expect((await run(moves)).turns[2]).toMatchObject({ waiting: [{ activity_id: 'rest', day: 3 }], ways: [] })
  moves.push({ kind: 'wait', days: 2 })
  expect((await run(moves)).turns[3]).toMatchObject({ day: 2, opened: [] })
  moves.push({ kind: 'wait', days: 1 })
  expect((await run(moves)).turns[4]).toMatchObject({ day: 3, opened: ['rest'] })
  moves.push({ kind: 'start', activity_id: 'call' }, done('call'), done('rest'))
  moves.push({ kind: 'set', variable: 'surgery_date', value: '2027-01-15' })
  expect(await run(moves)).toMatchObject({ is_finished: false })
  moves.push({ kind: 'start', activity_id: 'surgery' }, done('surgery'))
  const trial = await run(moves)
  expect(trial).toMatchObject({ day: 3, is_finished: true })
  expect(trial.turns.map((turn) => turn.is_finished)).toEqual([...Array(10).fill(false), true])
})

test('a way back to a step that is open says so', async () => {
  const steps = [
    step('one', { next: [always('two')] }),
    step('two', { next: [always('one'), always('gone')] }),
  ]
  const trial = await run([done('one'), done('two')], { ...design, first: ['one', 'gone'], steps })
  expect(trial.turns[2]?.ways).toEqual([{ ...always('one'), outcome: 'already_there', value: null }])
})

test('the start form comes first, and its answers are known later', async () => {
  const steps = [step('one', { next: [ifPain('two', 'gte')] }), step('two')]
  const tried = { ...design, start_form: 'hip-check-in', first: ['one'], steps }
  const trial = await run([{ ...checked, activity_id: 'enrolment_start' }, done('one')], tried)
  expect(trial.turns[0]?.opened).toEqual(['enrolment_start'])
  expect(trial.turns[2]?.ways).toEqual([{ ...ifPain('two', 'gte'), outcome: 'taken', value: 8 }])
})

const refused: [move: string, moves: JourneyTrialMove[], message: string][] = [
  ['a step that is not open', [checked, checked], 'Move 2: This step is not open.'],
  [
    'answers that do not fit',
    [{ ...checked, answers: { pain: 80 } }],
    'Move 1: The answers do not fit the form.',
  ],
  ['a step that is unknown', [{ kind: 'start', activity_id: 'x' }], 'Move 1: The journey has no such step.'],
  ['a step that is open', [{ kind: 'start', activity_id: 'check' }], 'Move 1: This step is open already.'],
  [
    'a step done once',
    [checked, { kind: 'start', activity_id: 'check' }],
    'Move 2: This step was done and is done once only.',
  ],
  [
    'a step that lacks a variable',
    [checked, { kind: 'start', activity_id: 'surgery' }],
    'Move 2: A variable that this step needs is missing.',
  ],
  ['no days', [{ kind: 'wait' }], 'Move 1: Something is missing in it.'],
  ['no value', [{ kind: 'set', variable: 'x' }], 'Move 1: Something is missing in it.'],
]
testRows(refused, freshWorld)('refuses %s', async (_, moves, message) => {
  const once = {
    ...design,
    steps: design.steps.map((one) => ({ ...one, repeatable: one.activity_id === 'call' })),
  }
  expect(await send(moves, once)).toMatchObject({ status: 400, body: { moves: [message] } })
})

test('the care team may start what is neither open, stuck nor done, and sees which variables it needs', async () => {
  const needs = [
    { variable: 'surgery_date', kind: 'date' as const },
    { variable: 'ward', kind: 'text' as const },
  ]
  const steps = design.steps.map((one) =>
    one.activity_id === 'surgery' ? { ...one, needs } : one.activity_id === 'rest' ? step('rest') : one,
  )
  const tried = { ...design, steps: steps.map((one) => ({ ...one, repeatable: one.activity_id === 'call' })) }
  const open = (activity: string) => ({ activity_id: activity, missing: [] })
  const all = [open('rest'), open('walk'), { activity_id: 'surgery', missing: needs }, open('call')]
  expect((await run([], tried)).team_steps).toEqual(all)
  const ward: JourneyTrialMove = { kind: 'set', variable: 'ward', value: '4 North' }
  const [rest, walk, , call] = all
  expect((await run([ward], tried)).team_steps).toEqual([
    rest,
    walk,
    { activity_id: 'surgery', missing: needs.slice(0, 1) },
    call,
  ])
  expect((await run([checked], tried)).team_steps).toEqual([walk, call])
  const date: JourneyTrialMove = { kind: 'set', variable: 'surgery_date', value: '2027-01-15' }
  const end = [checked, done('rest'), date, ward, { kind: 'start' as const, activity_id: 'surgery' }]
  expect((await run([...end, done('surgery')], tried)).team_steps).toEqual([])
})

test('answers are checked against the date of the trial', async () => {
  const days = { kind: 'wait', days: 40 } as const
  const { date } = await run([days])
  const fell: JourneyTrialMove = { ...checked, answers: { ...answers, fell: true, last_fall: date } }
  expect(states(await run([days, fell]))).toMatchObject({ check: 'done 40' })
  expect(await send([fell])).toMatchObject({ status: 400 })
})

test('nothing is stored, sent or recorded', async () => {
  const counts = () =>
    Object.entries(world().tables).map(([name, rows]) => [name, (rows as { size?: number }).size])
  await run([])
  const before = counts()
  const mails = world().mailbox.list().length
  await run([checked, done('rest'), { kind: 'wait', days: 3 }, done('rest')])
  expect(counts()).toEqual(before)
  expect(world().mailbox.list()).toHaveLength(mails)
})
