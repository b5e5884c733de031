// The variables that a step requires before it opens (JOURNEY-15, DATA-25).
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  JourneyActivityList,
  JourneyDefinition,
  JourneyDesign,
  JourneyDesignNeed,
  ProcessInstance,
} from '#generated/model/index.ts'
import { begun, hipDesign, matching } from './support/admin/journeys.ts'
import { freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'priya'
const hip = seeded.definition('hip-replacement')
const at = (id: string, rest = '') => `/v1/journey-definitions/${id}/${rest}`
const get = async (id: string) => (await GET(at(id), { as })).body as JourneyDefinition

/** The hip journey whose first step needs this. */
const needing = (needs: readonly JourneyDesignNeed[]): JourneyDesign => ({
  ...hipDesign,
  steps: hipDesign.steps.map((step, index) => (index === 0 ? { ...step, needs: [...needs] } : step)),
})
const publish = async ({ id, revision }: JourneyDefinition) =>
  POST(at(id, 'publish/'), {}, matching(revision))
const enrolled = async (definition: string) => {
  const body = { process_definition: definition, patient: seeded.patient('maya') }
  return `/v1/process-instances/${String(Object((await POST('/v1/process-instances/', body, { as: 'maya' })).body).id)}/`
}
const needsOf = async (journey: string, activity: string) =>
  ((await GET(`${journey}activities/`, { as })).body as JourneyActivityList).results.find(
    ({ activity_id: id }) => id === activity,
  )?.needs

test('they are part of the design, published with it, and removed from it', async () => {
  const step = (design: JourneyDesign | null) =>
    design?.steps.find(({ activity_id: id }) => id === 'surgery_date')
  expect(step((await get(hip)).published)?.needs).toEqual([{ variable: 'surgery_date', kind: 'date' }])
  const without = hipDesign.steps.map((one) => ({ ...one, needs: [] }))
  const { revision } = await get(hip)
  await PUT(at(hip, 'draft/'), { design: { ...hipDesign, steps: without } }, matching(revision))
  expect((await publish(await get(hip))).status).toBe(200)
  await POST(`/v1/process-instances/${seeded.journey('maya-hip')}/cancel/`, {}, { as: 'maya' })
  expect(await needsOf(await enrolled(hip), 'surgery_date')).toEqual([])
  // people enrolled earlier keep the requirements of the earlier version
  expect(await needsOf(`/v1/process-instances/${seeded.journey('maya-hip')}/`, 'surgery_date')).toHaveLength(
    1,
  )
})

test('a step whose variable is not there stays closed, and the journey has an incident', async () => {
  const made = (await begun('knee', needing([{ variable: 'referral', kind: 'number' }])))
    .body as JourneyDefinition
  expect((await publish(made)).status).toBe(200)
  const journey = await enrolled(made.id)
  const first = hipDesign.steps[0]?.activity_id ?? ''
  expect(await needsOf(journey, first)).toEqual([{ variable: 'referral', kind: 'number', is_met: false }])
  const { body } = await GET(journey, { as })
  expect((body as ProcessInstance).incidents).toMatchObject([
    { activity: first, variable: 'referral', resolved_at: null },
  ])
})

test('a copy of the journey needs the same', async () => {
  const { body } = await POST(
    '/v1/journey-definitions/',
    {
      key: 'hip-two',
      name: { 'en-ca': 'Hip two', 'fr-ca': 'Hanche deux' },
      organization: seeded.organization('northern'),
      duplicate_of: hip,
    },
    { as },
  )
  const needs = (body as JourneyDefinition).draft?.steps.map((step) => step.needs)
  expect(needs?.flat()).toEqual([{ variable: 'surgery_date', kind: 'date' }])
})

describe('what is wrong with them is said at its place', () => {
  const referral = { variable: 'referral', kind: 'text' } as const
  testRows(
    [
      ['without a name', [referral, { variable: ' ', kind: 'text' }] as const],
      ['twice', [referral, { variable: 'referral', kind: 'date' }] as const],
    ],
    freshWorld,
  )('%s', async (_, needs) => {
    const made = (await begun('knee', needing(needs))).body as JourneyDefinition
    const reply = await publish(made)
    expect([reply.status, Object.keys(Object(reply.body).design)]).toEqual([
      400,
      ['/steps/0/needs/1/variable'],
    ])
  })
})
