import { beforeAll, describe, expect, test } from 'vitest'
import { attentionIn, severityOf } from '../engine/attention.ts'
import { contentStatus, missingLanguages } from '../engine/contents.ts'
import { statusOf } from '../engine/progress.ts'
import { createWorld } from './create-world.ts'
import { enrolmentsOfWorld } from './seed-large.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import type { World } from './world.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['large', 10_000],
  ['large-100', 100],
  ['large-99999', 10_000],
  ['large-0', 0],
  ['larger', 0],
  ['default', 0],
])('the world %s has %i enrolments more', (name, count) => {
  expect(enrolmentsOfWorld(name)).toBe(count)
})

describe('a world of many', () => {
  let small: World
  let world: World
  beforeAll(() => {
    small = createWorld('default')
    world = createWorld('large-100')
  })

  test('ten people have 25 tasks', () => {
    expect(world.tables.instances.size - small.tables.instances.size).toBe(100)
    expect(world.tables.tasks.size - small.tables.tasks.size).toBeGreaterThanOrEqual(250)
  })

  test('all of them at Lakeside, in every state', () => {
    const rows = world.tables.instances.where('organization', organizationSeeds.lakeside.id)
    expect(rows.length).toBeGreaterThan(100)
    const states = new Set(rows.map((row) => statusOf(world, row)))
    expect([...states].toSorted()).toEqual(['active', 'cancelled', 'enrolled', 'pending'])
  })

  test('20 journeys and a care team of 50, who have dealt with older alerts and have some late steps', () => {
    const { id } = organizationSeeds.lakeside
    const isOurs = ({ organization }: { organization: string }) => organization === id
    expect([...world.tables.journeys.values()].filter(isOurs).length).toBe(20)
    expect(world.tables.memberships.in(id).filter(({ role }) => role === 'provider').length).toBe(50)
    const items = attentionIn(world, id)
    const open = items.filter((item) => !world.tables.acknowledgements.has(item.id))
    const severe = open.filter((item) => severityOf(item) === 'danger_to_life')
    expect(severe.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'urgent'])
    expect(world.tables.assignments.size).toBe(9)
  })

  test('as many contents at Sunnyside, in every state, of which not all are translated', () => {
    const contents = [...world.tables.contents.values()].filter(
      ({ organization }) => organization === organizationSeeds.sunnyside.id,
    )
    expect(contents.length).toBe(100)
    expect(new Set(contents.map(contentStatus))).toEqual(new Set(['draft', 'changed', 'published']))
    expect(contents.filter(({ values }) => missingLanguages(values).length > 0).length).toBe(15)
  })

  test('always the same, and nothing is in the future', () => {
    const again = createWorld('large-100')
    const ids = ({ tables }: World) => [
      ...tables.instances.keys(),
      ...tables.tasks.keys(),
      ...tables.contents.keys(),
    ]
    expect(ids(again)).toEqual(ids(world))
    const now = world.clock.now()
    expect([...world.tables.events.values()].filter(({ at }) => at > now)).toEqual([])
  })
})
