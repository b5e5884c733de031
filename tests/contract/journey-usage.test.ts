// Who is affected when a journey is published or retired, at whatever organization (JOURNEY-15).
import { beforeEach, expect, test } from 'vitest'
import type { JourneyDefinition, JourneyDefinitionUsage } from '#generated/model/index.ts'
import { begun, hipDesign } from './support/admin/journeys.ts'
import { app, GET, PATCH, seeded } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const hip = seeded.definition('hip-replacement')
const usageOf = async (id: string) =>
  (await GET(`/v1/journey-definitions/${id}/usage/`, { as })).body as JourneyDefinitionUsage
const total = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)

test('the parts add up to the whole', async () => {
  const usage = await usageOf(hip)
  const { organizations: parts, open_enrolment_count: open, pending_invitation_count: invited } = usage
  expect([open > 0, invited > 0]).toEqual([true, true])
  expect(total(parts.map((one) => one.open_enrolment_count))).toBe(open)
  expect(total(parts.map((one) => one.pending_invitation_count))).toBe(invited)
  expect(total(usage.open_enrolments_by_version.map((one) => one.open_enrolment_count))).toBe(open)
})

test('people who were enrolled at another organization count, and it is named', async () => {
  const before = await usageOf(hip)
  const { instances } = app.worlds.get('default').tables
  const row = instances.get(seeded.journey('maya-hip'))
  if (!row) throw new Error('Maya is not in the journey')
  instances.set(row.id, { ...row, organization: seeded.organization('northern') })
  const { organizations, open_enrolment_count: open } = await usageOf(hip)
  expect(open).toBe(before.open_enrolment_count)
  expect(organizations.map((one) => [one.id, one.is_offered, one.open_enrolment_count])).toEqual([
    [seeded.organization('lakeside'), true, before.open_enrolment_count - 1],
    [seeded.organization('northern'), false, 1],
  ])
})

test('where it was turned off, people are still in it', async () => {
  const { organizations } = await usageOf(hip)
  const turned = await PATCH(
    `/v1/organizations/${seeded.organization('lakeside')}/journeys/${hip}/`,
    { is_offered: false },
    { as, headers: { 'if-match': '"1"' } },
  )
  expect(turned.status).toBe(200)
  expect((await usageOf(hip)).organizations).toEqual(
    organizations.map((one) => ({ ...one, is_offered: false })),
  )
})

test('no one is, by a journey that was never published', async () => {
  const { body } = await begun('knee', hipDesign)
  expect(await usageOf((body as JourneyDefinition).id)).toEqual({
    organizations: [],
    open_enrolment_count: 0,
    open_enrolments_by_version: [],
    pending_invitation_count: 0,
  })
})
