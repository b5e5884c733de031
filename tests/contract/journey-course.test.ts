// How a journey goes, as its care team reads it: in words, in the version that people are in now.
import { beforeEach, expect, test } from 'vitest'
import type { JourneyCourse, JourneyDefinition } from '#generated/model/index.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { hipDesign, matching } from './support/admin/journeys.ts'
import { app, GET, POST, PUT, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(() => void app.worlds.reset('default'))

const hip = seeded.definition('hip-replacement')
const samuel = { as: 'samuel' } as const
const inFrench = { ...samuel, headers: { 'accept-language': 'fr-ca' } }
const course = async (id = hip, query = '', options: CallOptions = samuel) => {
  const reply = await GET(`/v1/organization-journeys/${id}/course/${query}`, options)
  expectContract('getOrganizationJourneyCourse', reply)
  return reply.body as JourneyCourse
}

/** Publishes the hip journey with another first title, and returns the number of the version. */
async function publishedAgain(): Promise<number> {
  const path = `/v1/journey-definitions/${hip}`
  const { revision } = (await GET(`${path}/`, { as: 'priya' })).body as JourneyDefinition
  const [first, ...others] = hipDesign.steps
  const renamed = { ...first!, name: { 'en-ca': 'A new title', 'fr-ca': 'Un nouveau titre' } }
  const design = { ...hipDesign, steps: [renamed, ...others] }
  const saved = await PUT(`${path}/draft/`, { design }, matching(revision))
  const next = (saved.body as JourneyDefinition).revision
  const published = await POST(`${path}/publish/`, {}, matching(next))
  return (published.body as JourneyDefinition).version!
}

test('questions, choices and scores are in the words of the caller', async () => {
  const mood = seeded.definition('mood-check-in')
  const { steps } = await course(mood, '', inFrench)
  const first = steps.find(({ opens_first: isFirst }) => isFirst)!
  expect([first.name, first.audience]).toEqual([moodCheckIn.steps[0]!.name['fr-ca'], 'patient'])
  const talk = first.next.find(({ activity_id: id }) => id === 'talk')!
  expect(talk.when).toEqual({ field: 'mood_score', op: 'gte', value: 10 })
  expect(talk.question).toEqual({ label: 'Pointage de l’humeur (0 à 27)', is_score: false, options: [] })
  const safety = first.next.find(({ activity_id: id }) => id === 'safety_call')!
  expect(safety.question).toMatchObject({ is_score: false })
  expect(safety.question?.options.length).toBeGreaterThan(1)
  expect(first.next.find(({ activity_id: id }) => id === 'small_steps')?.question).toBeNull()
})

test('the version is one that people of the organization are in, not the newest that was published', async () => {
  const before = await course()
  const number = await publishedAgain()
  const { version, is_current: isCurrent, open_versions: open, steps } = await course()
  expect([version, isCurrent]).toEqual([before.version, false])
  expect(open).toEqual([{ version, open_enrolment_count: 5 }])
  expect(steps[0]?.name).toBe(before.steps[0]?.name)
  const newest = await course(hip, `?version=${number}`)
  expect([newest.version, newest.is_current, newest.steps[0]?.name]).toEqual([number, true, 'A new title'])
})

test('people of another organization do not count; without anyone, it is the published version', async () => {
  const number = await publishedAgain()
  const { instances } = app.worlds.get('default').tables
  const elsewhere = seeded.organization('northern')
  for (const row of instances.where('definition', hip))
    instances.set(row.id, { ...row, organization: elsewhere })
  const { version, open_versions: open } = await course()
  expect([version, open]).toEqual([number, []])
})

test('what a step needs has the heading that the journey gives it, else its name in words', async () => {
  const needing = async () => (await course()).steps.flatMap(({ needs }) => needs)
  expect(await needing()).toEqual(['surgery date'])
  const { journeys } = app.worlds.get('default').tables
  const row = journeys.get(hip)!
  const tableColumns = [{ variable: 'surgery_date', label: { 'en-ca': 'Surgery', 'fr-ca': 'Opération' } }]
  const versions = row.versions.map((one) => ({ ...one, definition: { ...one.definition, tableColumns } }))
  journeys.set(hip, { ...row, versions })
  expect(await needing()).toEqual(['Surgery'])
})

test('a version that was never published is a 404, one that is no number a 400', async () => {
  expect((await GET(`/v1/organization-journeys/${hip}/course/?version=99`, samuel)).status).toBe(404)
  expect((await GET(`/v1/organization-journeys/${hip}/course/?version=x`, samuel)).status).toBe(400)
})
