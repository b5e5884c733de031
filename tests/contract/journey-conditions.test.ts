// Branches of journeys (JourneyCondition): what publishing refuses, and that a published branch is taken.
import { beforeEach, expect, test } from 'vitest'
import type {
  JourneyCheck,
  JourneyCondition,
  JourneyDefinition,
  JourneyDesign,
  JourneyDesignStep,
  JourneyTrial,
  TaskList,
} from '#generated/model/index.ts'
import { moodItems } from '#mock-server/store/seeds/journeys/mood-check-in-form.ts'
import { testRows } from '#tests/support/table.ts'
import { begun, hipDesign, matching } from './support/admin/journeys.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'

beforeEach(freshWorld)

/** What is changed of a step, by its activity; with `when`, the care team's call follows it too. */
type Changes = Readonly<Record<string, Partial<JourneyDesignStep> & { when?: JourneyCondition }>>

/** The hip journey, which starts with the check-in too. */
const hipWith = (changes: Changes): JourneyDesign => ({
  ...hipDesign,
  first: ['about_you', 'hip_check_in'],
  table_columns: [],
  steps: hipDesign.steps.map((step) => {
    const { when: condition, ...change } = changes[step.activity_id] ?? {}
    const call = condition && { activity_id: 'readiness_call', when: condition }
    return { ...step, ...change, next: call ? [call, ...step.next] : step.next }
  }),
})
const when = (field: string, op: JourneyCondition['op'], value?: JourneyCondition['value']) => ({
  when: { field, op, ...(value !== undefined && { value }) },
})
const index = (activity: string) => hipDesign.steps.findIndex((step) => step.activity_id === activity)
const mood = { form: 'mood-check-in', variables: [] }
const scored = { form: 'mood-check-in', variables: [], score: { variable: 'mood', of: ['interest', 'down'] } }

async function publish(design: JourneyDesign) {
  const made = (await begun('hip-branch', design)).body as JourneyDefinition
  const reply = await POST(`/v1/journey-definitions/${made.id}/publish/`, {}, matching(made.revision))
  return { id: made.id, status: reply.status, found: Object(reply.body).design as Record<string, string[]> }
}

testRows(
  [
    ['a number as text', 'value', { hip_check_in: when('pain', 'gt', '5') }],
    ['more than the most', 'value', { hip_check_in: when('pain', 'gt', 10) }],
    ['a value beyond the limits', 'value', { hip_check_in: when('pain', 'gte', 11) }],
    ['no value', 'value', { hip_check_in: when('pain', 'gt') }],
    ['a number for yes or no', 'value', { hip_check_in: when('uses_cane', 'eq', 1) }],
    ['a choice that is not offered', 'value', { hip_check_in: when('cane_when', 'eq', 'never') }],
    ['a date that is none', 'value', { hip_check_in: when('last_fall', 'gt', 'spring') }],
    ['a score that cannot be reached', 'value', { hip_check_in: { ...scored, ...when('mood', 'gte', 7) } }],
    [
      'a score of its form beyond the limits',
      'value',
      { hip_check_in: { ...mood, ...when('mood_score', 'gte', 28) } },
    ],
    ['a score of a form that no step asks before', 'field', { hip_check_in: when('mood_score', 'gte', 15) }],
    [
      'a score of a form that is not kept',
      'field',
      { about_you: mood, hip_check_in: when('mood_score', 'gte', 15) },
    ],
    ['a number for a choice', 'op', { hip_check_in: when('cane_when', 'gt', 'always') }],
    ['a list of numbers', 'op', { hip_check_in: when('pain', 'in', ['9', '10']) }],
    ['an unknown question', 'field', { hip_check_in: when('appetite', 'answered') }],
    ['a text between the questions', 'field', { hip_check_in: when('pain_help', 'answered') }],
    ['an answer that is not kept', 'field', { hip_check_in: when('how_long', 'answered') }],
    [
      'an answer of a later step',
      'field',
      { hip_check_in: when('has_stairs', 'eq', true), home: { variables: ['has_stairs'] } },
    ],
  ] satisfies [string, string, Changes][],
  freshWorld,
)('publishing refuses %s at its %s', async (_, part, changes) => {
  const { status, found } = await publish(hipWith(changes))
  const pointer = `/steps/${index('hip_check_in')}/next/0/when/${part}`
  expect([status, Object.keys(found)]).toEqual([400, [pointer]])
  expect(found[pointer]?.[0]).toMatch(/\w/)
})

testRows(
  [
    ['its own question', { hip_check_in: when('pain', 'gt', 5) }],
    ['an answer that a step before keeps', { hip_check_in: when('side', 'eq', 'left') }],
    ['an answer that a step further before keeps', { home: when('side', 'ne', 'left') }],
    ['its own score', { hip_check_in: { ...scored, ...when('mood', 'gte', 6) } }],
    ['a score of its form', { hip_check_in: { ...mood, ...when('mood_score', 'gte', 27) } }],
    [
      'a score of a form that a step before keeps',
      {
        about_you: { ...mood, variables: ['mood_score'] },
        hip_check_in: when('mood_score', 'gte', 15),
        home: { variables: [] },
      },
    ],
    ['any answer, where only the care team starts the step', { team_review: when('pain', 'gte', 8) }],
  ] satisfies [string, Changes][],
  freshWorld,
)('a step follows by %s', async (_, changes) => {
  const { status, found } = await publish(hipWith(changes))
  expect([status, found]).toEqual([200, undefined])
})

test('the start form is before every step', async () => {
  const asked = { ...hipWith({ home: when('how_long', 'answered') }), start_form: 'about-your-hip' }
  expect((await publish(asked)).status).toBe(200)
})

testRows(
  [
    ['0', '0', 'kept', []],
    ['2', '0', 'kept', ['walk']],
    ['2', '1', 'kept', ['rest', 'walk']],
    ['2', '1', 'not kept', ['walk']],
  ] as const,
  freshWorld,
)(
  'nine answers of %s, and %s for the last: the score, %s, opens %j here and a step on',
  async (each, last, isKept, opens) => {
    const [first] = hipDesign.steps
    const plain = { ...first!, kind: 'activity' as const, form: null, variables: [], prefill: [], next: [] }
    const design: JourneyDesign = {
      ...hipDesign,
      table_columns: [],
      first: ['ask'],
      steps: [
        {
          ...plain,
          activity_id: 'ask',
          kind: 'form',
          form: 'mood-check-in',
          variables: isKept === 'kept' ? ['mood_score'] : [],
          next: [
            { activity_id: 'walk', ...when('mood_score', 'gte', 16) },
            { activity_id: 'then', when: null },
          ],
        },
        {
          ...plain,
          activity_id: 'then',
          next: [{ activity_id: 'rest', ...when('mood_score', 'gt', 16) }],
        },
        { ...plain, activity_id: 'walk' },
        { ...plain, activity_id: 'rest' },
      ],
    }
    const form = {
      difficulty: 'none',
      ...Object.fromEntries(moodItems.map((key) => [key, each])),
      self_harm: last,
    }
    const moves = [
      { kind: 'complete', activity_id: 'ask', answers: form },
      { kind: 'complete', activity_id: 'then' },
    ]
    const path = `/v1/journey-definitions/${seeded.definition('hip-replacement')}`
    const { body } = await POST(`${path}/trial/`, { design, moves }, { as: 'priya' })
    const { turns } = body as JourneyTrial
    const opened = turns.flatMap((turn) => turn.opened).filter((id) => id === 'walk' || id === 'rest')
    expect(opened.toSorted()).toEqual(opens)
    const [way] = turns.flatMap((turn) => turn.ways)
    expect(way?.value).toBe(8 * Number(each) + Number(last))
  },
)

testRows(
  [
    [9, true],
    [6, true],
    [5, false],
    [0, false],
  ] as const,
  freshWorld,
)('more than 5: a pain of %i opens the call of the care team: %j', async (pain, isOpened) => {
  const { id } = await publish(hipWith({ hip_check_in: when('pain', 'gt', 5) }))
  const enrolment = { process_definition: id, patient: seeded.patient('maya') }
  const { body } = await POST('/v1/process-instances/', enrolment, { as: 'maya' })
  const tasks = async (as: 'maya' | 'samuel') => {
    const path = `/v1/tasks/?process_instance=${String(Object(body).id)}&page_size=100`
    return ((await GET(path, { as })).body as TaskList).results
  }
  const checkIn = (await tasks('maya')).find((task) => task.activity_id === 'hip_check_in')
  const form_data = { pain, uses_cane: false, hard_activities: ['none'], walk_minutes: 20, fell: false }
  const sent = await POST(`/v1/tasks/${checkIn?.id}/complete/`, { form_data }, { as: 'maya' })
  expect(sent.status).toBe(200)
  const opened = (await tasks('samuel')).some((task) => task.activity_id === 'readiness_call')
  expect(opened).toBe(isOpened)
})

const ways = (field: string, lower: number) => [
  { activity_id: 'home', ...when(field, 'gte', 5) },
  { activity_id: 'about_you', ...when(field, 'lt', lower) },
]
testRows(
  [
    ['a gap on a score of the form', ways('mood_score', 4), /Mood score \(0 to 27\): 4/],
    ['an overlap on a score of the form', ways('mood_score', 6), /Mood score \(0 to 27\): 5/],
    ['a gap on the score of the step', ways('mood', 4), /Score of “.+”: 4/],
  ] as const,
  freshWorld,
)('the check names %s with an example', async (_, next, message) => {
  const { steps, ...rest } = hipWith({ hip_check_in: scored })
  const asked = {
    ...rest,
    steps: steps.map((step) => (step.activity_id === 'hip_check_in' ? { ...step, next: [...next] } : step)),
  }
  const path = `/v1/journey-definitions/${seeded.definition('hip-replacement')}`
  const { body } = await POST(`${path}/check/`, { design: asked }, { as: 'priya' })
  const place = `/steps/${index('hip_check_in')}/next`
  const found = (body as JourneyCheck).problems.filter(({ pointer }) => pointer.startsWith(place))
  expect(found.map((one) => one.message)).toEqual([expect.stringMatching(message)])
})
