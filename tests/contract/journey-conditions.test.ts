// Branches of journeys (JourneyCondition): what publishing refuses, and that a published branch is taken.
import { beforeEach, expect, test } from 'vitest'
import type {
  JourneyCondition,
  JourneyDefinition,
  JourneyDesign,
  JourneyDesignStep,
  TaskList,
} from '#generated/model/index.ts'
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
